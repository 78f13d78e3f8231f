import type { Plan } from './plans.ts'

export type Variant = 'default' | 'success' | 'destructive' | 'info'
export type Notice = { title: string; description: string; variant: Variant }

/**
 * The error catalogue of the specification (section 8), word for word, as far as it is in use. Where a call has words
 * of its own, they take the place of the description: `saying`.
 */
export const messages = {
  noCredits: {
    title: 'No credits available',
    description: "You've reached your daily limit. Upgrade to Pro for more credits.",
    variant: 'destructive',
  },
  /** on the plans that spend bought credits */
  noBoughtCredits: {
    title: 'No credits available',
    description: "You don't have enough credits. Purchase more credits to continue.",
    variant: 'destructive',
  },
  generationError: {
    title: 'Error generating design',
    description: 'There was a problem connecting to the design API. Using fallback templates.',
    variant: 'destructive',
  },
  switching: { title: 'Switching to previous version', description: 'Please wait...', variant: 'default' },
  nothingUndone: {
    title: 'Nothing to undo',
    description: 'Nothing was changed here since this page was opened. Earlier versions are in the list of versions.',
    variant: 'info',
  },
  pageNotAdded: {
    title: 'The page was not added',
    description: 'The project has no room for it.',
    variant: 'info',
  },
  switched: { title: 'Design version switched', description: 'Version restored successfully', variant: 'success' },
  restoreFailed: {
    title: 'Restoration failed',
    description: 'No valid restore point was found for this message. Your current page was kept.',
    variant: 'destructive',
  },
  restoreError: {
    title: 'Restoration error',
    description: 'The version could not be restored. Your current page was kept.',
    variant: 'destructive',
  },
  discarded: {
    title: 'Stopped page discarded',
    description: 'The credit came back. The version can be reached for a day.',
    variant: 'success',
  },
  notDiscarded: {
    title: 'Not discarded',
    description: 'The server could not be reached. Nothing was changed; try again.',
    variant: 'destructive',
  },
  versionNotLoaded: {
    title: 'This version could not be loaded',
    description: 'Nothing was changed. Check the connection and try again.',
    variant: 'destructive',
  },
  pageIsBeingMade: {
    title: 'This page is being made already',
    description: 'Wait for it or stop it first.',
    variant: 'info',
  },
  changeWaits: {
    title: 'Saved a little later',
    description: 'It is kept on this device and sent again by itself.',
    variant: 'info',
  },
  changedTogether: {
    title: 'Two changed the same place',
    description:
      'That stands on the page; yours is kept as a version until you choose. Everything else you did was saved.',
    variant: 'info',
  },
  changeRefused: {
    title: 'The change was not kept',
    description: 'Something else happened meanwhile. The project is shown as it is now.',
    variant: 'destructive',
  },
  projectGone: {
    title: 'This project was deleted',
    description: 'It was deleted elsewhere, so there is nothing to show any more.',
    variant: 'info',
  },
  storageFull: {
    title: 'This browser has no room left',
    description: 'The page is kept while this tab is open. Download it, or remove older pages, then it is saved again.',
    variant: 'destructive',
  },
  notLoaded: {
    title: 'This part could not be loaded',
    description: 'The server cannot be reached. Please try again later.',
    variant: 'destructive',
  },
  // Workspaces
  workspacesNotLoaded: { title: 'Error', description: 'Failed to load workspaces', variant: 'destructive' },
  workspaceCreated: { title: 'Success', description: 'Workspace created successfully', variant: 'success' },
  workspaceNotCreated: { title: 'Error', description: 'Failed to create workspace', variant: 'destructive' },
  /** on /workspaces/new */
  workspaceNotCreatedHere: {
    title: 'Error',
    description: 'Failed to create workspace. Please try again.',
    variant: 'destructive',
  },
  modelNotChosen: { title: 'Not chosen', description: 'The model stays as it was. Try again.', variant: 'destructive' },
  modelNotTested: {
    title: 'Not tested',
    description: 'The test could not be made. Try again.',
    variant: 'destructive',
  },
  keyAdded: { title: 'Key added', description: 'It works. Choose it beside your message.', variant: 'success' },
  keyAddedUntested: { title: 'Key added, but it does not work', description: 'Test it again.', variant: 'destructive' },
  keyNotAdded: { title: 'Key not added', description: 'Nothing was kept. Try again.', variant: 'destructive' },
  keyRemoved: {
    title: 'Key removed',
    description: 'Projects that chose it go on as this host does.',
    variant: 'success',
  },
  keyNotRemoved: { title: 'Key not removed', description: 'It is still there. Try again.', variant: 'destructive' },
  workspaceDeleted: { title: 'Success', description: 'Workspace deleted successfully', variant: 'success' },
  workspaceNotDeleted: { title: 'Error', description: 'Failed to delete workspace', variant: 'destructive' },
  workspaceUpdated: { title: 'Success', description: 'Workspace updated successfully', variant: 'success' },
  workspaceNotUpdated: { title: 'Error', description: 'Failed to update workspace', variant: 'destructive' },
  noWorkspace: { title: 'No workspace selected', description: 'Please select a workspace first', variant: 'info' },
  returnedToFree: {
    title: 'You are on Free',
    description: 'Your work and your bought credits stayed.',
    variant: 'success',
  },
  notReturnedToFree: {
    title: 'Error',
    description: 'Your plan was not changed. Please try again.',
    variant: 'destructive',
  },
  creditNotUsed: { title: 'Error', description: 'Failed to use credit', variant: 'destructive' },
  creditStatusFailed: { title: 'Error', description: 'Failed to get credit status', variant: 'destructive' },

  // Authentication
  welcome: {
    title: 'Welcome!',
    description: 'Your account has been set up with default workspaces',
    variant: 'success',
  },
  accountCreated: {
    title: 'Account created',
    description: 'Please check your email to verify your account',
    variant: 'info',
  },
  signedIn: { title: 'Signed in successfully', description: 'Welcome back!', variant: 'success' },
  authFailed: {
    title: 'Authentication failed',
    description: 'Please check your credentials and try again',
    variant: 'destructive',
  },
  googleFailed: {
    title: 'Google authentication failed',
    description: 'Could not sign in with Google',
    variant: 'destructive',
  },
  mailNotSent: { title: 'Mail not sent', description: 'Please try again later', variant: 'destructive' },
  signedOut: { title: 'Signed out', description: 'You have been signed out successfully', variant: 'success' },
  signOutFailed: { title: 'Error signing out', description: 'Please try again later', variant: 'destructive' },

  // Password and social accounts
  passwordUpdated: { title: 'Success', description: 'Password updated successfully', variant: 'success' },
  passwordNotUpdated: { title: 'Error', description: 'Failed to update password', variant: 'destructive' },
  googleConnected: { title: 'Success', description: 'Google account connected successfully', variant: 'success' },
  googleNotConnected: {
    title: 'Error',
    description: 'Failed to start Google connection process.',
    variant: 'destructive',
  },
  googleDisconnected: { title: 'Success', description: 'Google account disconnected successfully', variant: 'success' },
  googleNotDisconnected: {
    title: 'Error',
    description: 'Failed to disconnect Google account.',
    variant: 'destructive',
  },
  /** the title is the specification's Russian block message; the English text stands under it */
  lastMethod: {
    title: 'Пользователи, зарегистрированные через Google, не могут отключить его.',
    description:
      'You must have at least one authentication method. Please set up email/password authentication first before disconnecting Google.',
    variant: 'destructive',
  },
  unlinkDisabled: {
    title: 'Error',
    description: 'Account unlinking is disabled for security reasons. Contact support if needed.',
    variant: 'destructive',
  },

  // Sessions and the account itself
  sessionNotEnded: {
    title: 'Error',
    description: 'The session could not be ended. Please try again.',
    variant: 'destructive',
  },
  accountNotExported: {
    title: 'Error',
    description: 'The export could not be made. Please try again.',
    variant: 'destructive',
  },
  accountDeleted: {
    title: 'Account deleted',
    description: 'Your account and all that belonged to it are gone.',
    variant: 'success',
  },
  accountNotDeleted: {
    title: 'Error',
    description: 'Your account could not be deleted. Nothing was changed; please try again.',
    variant: 'destructive',
  },

  // Projects and chat
  projectNotCreated: { title: 'Error creating project', description: 'Please try again later', variant: 'destructive' },
  workNotImported: {
    title: 'Error creating project',
    description: 'The page you made is still in this browser. Please try again later.',
    variant: 'destructive',
  },
  workStays: {
    title: 'Your page is still in this browser',
    description: 'It is offered among your projects as soon as there is room for it.',
    variant: 'info',
  },
  workTaken: {
    title: 'Your page came along',
    description: 'What you made before signing in is your first project.',
    variant: 'success',
  },
  projectNotDuplicated: {
    title: 'Error duplicating project',
    description: 'Please try again later',
    variant: 'destructive',
  },
  projectNotRenamed: { title: 'Error renaming project', description: 'Please try again later', variant: 'destructive' },
  projectNotDeleted: { title: 'Error deleting project', description: 'Please try again later', variant: 'destructive' },
  projectDuplicated: {
    title: 'Project duplicated',
    description: 'The copy is at the top of the list.',
    variant: 'success',
  },
  projectRenamed: { title: 'Project renamed', description: 'The new name is saved.', variant: 'success' },
  projectDeleted: { title: 'Project deleted', description: 'The project and all in it are gone.', variant: 'success' },
  projectsNotLoaded: { title: 'Error loading projects', description: 'Please try again later', variant: 'destructive' },
  projectNotLoaded: { title: 'Error loading project', description: 'Please try again later', variant: 'destructive' },
  chatNotLoaded: {
    title: 'Error loading chat history',
    description: 'Could not load your previous conversations',
    variant: 'destructive',
  },
} as const satisfies Record<string, Notice>

/** Of the same catalogue, what only the engine says: no browser loads it. */
export const fallbackMessages = {
  usingFallback: {
    title: 'Using fallback design',
    description: 'The design API did not answer. This page was made by the built-in designer.',
    variant: 'info',
  },
  noJson: {
    title: 'No JSON found',
    description: 'The answer held no element tree. A fallback page is shown.',
    variant: 'destructive',
  },
  jsonError: {
    title: 'JSON parsing error',
    description: 'The element tree in the answer could not be read. A fallback page is shown.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Notice>

/** What the assistant says when a generation could not be made as asked (section 8). */
export const replies = {
  apiIssue: 'I hit an issue with the API, so I used a fallback template for this page.',
  error: 'Sorry, I encountered an error while generating your design. Please try again.',
} as const

/** A message with the words of what went wrong, when there are any. */
export function withDescription(message: Notice, description: string | null | undefined): Notice {
  return description ? { ...message, description } : message
}

/** 'Password updated successfully', extended when the person has an e-mail. */
export function passwordUpdated(email: string | null): Notice {
  const { passwordUpdated: message } = messages
  if (!email) return message
  return { ...message, description: `${message.description}. You can now sign in with ${email} and your new password.` }
}

/** A member has used up what they may in a month; the words say when it begins anew and who can raise it. */
export function atLimit(words: string): Notice {
  return { title: 'Monthly limit reached', description: words, variant: 'destructive' }
}

/** Why nothing can be made now, by the plan of who pays; null for a visitor. */
export function outOfCredits(plan: Plan | null): Notice {
  return plan === null || plan === 'free' ? messages.noCredits : messages.noBoughtCredits
}
