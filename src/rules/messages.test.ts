import { expect, test } from 'vitest'
import { refusal } from './permissions.ts'
import * as fields from './fields.ts'
import {
  fallbackMessages,
  messages as spoken,
  type Notice,
  passwordUpdated,
  replies,
  withDescription,
} from './messages.ts'
import { strongerPasswordHint } from './password-strength.ts'

const messages = { ...spoken, ...fallbackMessages }
type Name = keyof typeof messages
type Row = [name: Name, title: string, description: string, variant: Notice['variant']]

const later = 'Please try again later'
const lastMethod =
  'You must have at least one authentication method. Please set up email/password authentication first before disconnecting Google.'

/** Sections 4 and 8 of the specification, copied from its text. */
const catalogue: Row[] = [
  // 4 and 8: workspaces and credits
  ['workspacesNotLoaded', 'Error', 'Failed to load workspaces', 'destructive'],
  ['workspaceCreated', 'Success', 'Workspace created successfully', 'success'],
  ['workspaceNotCreated', 'Error', 'Failed to create workspace', 'destructive'],
  ['workspaceNotCreatedHere', 'Error', 'Failed to create workspace. Please try again.', 'destructive'],
  ['workspaceDeleted', 'Success', 'Workspace deleted successfully', 'success'],
  ['workspaceNotDeleted', 'Error', 'Failed to delete workspace', 'destructive'],
  ['noWorkspace', 'No workspace selected', 'Please select a workspace first', 'info'],
  ['creditNotUsed', 'Error', 'Failed to use credit', 'destructive'],
  ['creditStatusFailed', 'Error', 'Failed to get credit status', 'destructive'],
  [
    'noCredits',
    'No credits available',
    "You've reached your daily limit. Upgrade to Pro for more credits.",
    'destructive',
  ],
  [
    'noBoughtCredits',
    'No credits available',
    "You don't have enough credits. Purchase more credits to continue.",
    'destructive',
  ],
  // 4 and 8: authentication
  ['welcome', 'Welcome!', 'Your account has been set up with default workspaces', 'success'],
  ['accountCreated', 'Account created', 'Please check your email to verify your account', 'info'],
  ['signedIn', 'Signed in successfully', 'Welcome back!', 'success'],
  ['authFailed', 'Authentication failed', 'Please check your credentials and try again', 'destructive'],
  ['googleFailed', 'Google authentication failed', 'Could not sign in with Google', 'destructive'],
  ['signedOut', 'Signed out', 'You have been signed out successfully', 'success'],
  ['signOutFailed', 'Error signing out', later, 'destructive'],
  // 8: projects and chat
  ['projectNotCreated', 'Error creating project', later, 'destructive'],
  ['projectNotDuplicated', 'Error duplicating project', later, 'destructive'],
  ['projectNotRenamed', 'Error renaming project', later, 'destructive'],
  ['projectNotDeleted', 'Error deleting project', later, 'destructive'],
  ['projectsNotLoaded', 'Error loading projects', later, 'destructive'],
  ['projectNotLoaded', 'Error loading project', later, 'destructive'],
  ['chatNotLoaded', 'Error loading chat history', 'Could not load your previous conversations', 'destructive'],
  [
    'generationError',
    'Error generating design',
    'There was a problem connecting to the design API. Using fallback templates.',
    'destructive',
  ],
  ['switching', 'Switching to previous version', 'Please wait...', 'default'],
  ['switched', 'Design version switched', 'Version restored successfully', 'success'],
  // 8: password and social provider
  ['passwordNotUpdated', 'Error', 'Failed to update password', 'destructive'],
  ['googleNotConnected', 'Error', 'Failed to start Google connection process.', 'destructive'],
  ['googleNotDisconnected', 'Error', 'Failed to disconnect Google account.', 'destructive'],
  [
    'unlinkDisabled',
    'Error',
    'Account unlinking is disabled for security reasons. Contact support if needed.',
    'destructive',
  ],
]

test.each(catalogue)('%s', (name, title, description, variant) => {
  expect(messages[name]).toEqual({ title, description, variant })
})

/** Where the specification gives one line and leaves the other to us: its line. */
const titles: [name: Name, title: string, variant: Notice['variant']][] = [
  ['usingFallback', 'Using fallback design', 'info'],
  ['noJson', 'No JSON found', 'destructive'],
  ['jsonError', 'JSON parsing error', 'destructive'],
  ['restoreFailed', 'Restoration failed', 'destructive'],
  ['restoreError', 'Restoration error', 'destructive'],
  ['projectDuplicated', 'Project duplicated', 'success'],
  ['projectRenamed', 'Project renamed', 'success'],
  ['projectDeleted', 'Project deleted', 'success'],
]
test.each(titles)('%s has the title of the specification', (name, title, variant) => {
  expect(messages[name]).toMatchObject({ title, variant })
})

const descriptions: [name: Name, description: string, variant: Notice['variant']][] = [
  ['passwordUpdated', 'Password updated successfully', 'success'],
  ['googleConnected', 'Google account connected successfully', 'success'],
  ['googleDisconnected', 'Google account disconnected successfully', 'success'],
  ['lastMethod', lastMethod, 'destructive'],
]
test.each(descriptions)('%s has the words of the specification', (name, description, variant) => {
  expect(messages[name]).toMatchObject({ description, variant })
})

test('who can sign in with Google only is told so in Russian first', () => {
  expect(messages.lastMethod.title).toMatch(/^Пользователи, зарегистрированные через Google, не могут отключить/)
})

test('what the assistant says when a generation failed', () => {
  expect(replies.error).toBe('Sorry, I encountered an error while generating your design. Please try again.')
  expect(replies.apiIssue).toMatch(/issue with the API.*fallback template/)
})

test('the words of a failed call take the place of the description, when there are any', () => {
  expect(withDescription(messages.authFailed, 'Try later.')).toEqual({
    ...messages.authFailed,
    description: 'Try later.',
  })
  for (const nothing of ['', null, undefined])
    expect(withDescription(messages.authFailed, nothing)).toBe(messages.authFailed)
})

test('a changed password is told at more length to who has an e-mail', () => {
  expect(passwordUpdated(null)).toBe(messages.passwordUpdated)
  expect(passwordUpdated('ada@example.com').description).toMatch(/^Password updated successfully\. .*ada@example\.com/)
})

/** Section 5: what a field says to a value; null when it takes it. */
const said = (field: keyof typeof checked, value: string) => {
  const result = checked[field].safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}
const checked = {
  email: fields.email,
  password: fields.password,
  newPassword: fields.newPassword,
  confirmPassword: fields.confirmPassword,
  projectName: fields.projectName,
  workspaceName: fields.workspaceName,
  workspaceDescription: fields.workspaceDescription,
  firstName: fields.firstName,
}

const values: [field: keyof typeof checked, value: string, words: string | null][] = [
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['email', 'a da@example.com', 'Please enter a valid email address'],
  ['email', 'ada@example.com', null],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['password', '123456', null],
  ['newPassword', '', 'New password is required'],
  ['newPassword', '1234567', 'Password must be at least 8 characters'],
  ['newPassword', '12345678', null],
  ['confirmPassword', '', 'Please confirm your password'],
  ['projectName', 'x'.repeat(100), null],
  ['projectName', 'x'.repeat(101), 'Project name must be at most 100 characters'],
  ['workspaceName', ' ', 'Workspace name is required'],
  ['workspaceName', 'x', 'Workspace name must be at least 2 characters'],
  ['workspaceName', 'xy', null],
  ['workspaceName', 'x'.repeat(49), null],
  ['workspaceName', 'x'.repeat(50), 'Workspace name must be less than 50 characters'],
  ['workspaceDescription', 'x'.repeat(500), null],
  ['workspaceDescription', 'x'.repeat(501), 'Description must be less than 500 characters'],
  ['firstName', ' ', 'First name is required'],
]
test.each(values)('%s %o', (field, value, words) => {
  expect(said(field, value)).toBe(words)
})

test('the other words of section 5', () => {
  expect(fields.passwordsDiffer).toBe('Passwords do not match')
  expect(fields.avatarHint).toBe('JPG, PNG or GIF, max size 5MB')
  expect(strongerPasswordHint).toBe('Please create a stronger password to continue')
  expect(refusal('admin', 'deleteWorkspace')).toBe('You must be the owner to delete this workspace')
  expect(refusal('owner', 'deleteWorkspace')).toBeNull()
})

/** What the specification has no words for. */
const ours: Name[] = [
  'storageFull',
  'versionNotLoaded',
  'pageIsBeingMade',
  'changeWaits',
  'changedTogether',
  'changeRefused',
  'projectGone',
  'notLoaded',
  'mailNotSent',
  'sessionNotEnded',
  'accountNotExported',
  'accountDeleted',
  'accountNotDeleted',
  'workNotImported',
  'workspaceUpdated',
  'workspaceNotUpdated',
  'workStays',
  'workTaken',
  'discarded',
  'notDiscarded',
  'returnedToFree',
  'notReturnedToFree',
  'modelNotChosen',
  'modelNotTested',
  'keyAdded',
  'keyAddedUntested',
  'keyNotAdded',
  'keyRemoved',
  'keyNotRemoved',
  'nothingUndone',
  'pageNotAdded',
]

test("every message is either the specification's, word for word, or known to be ours", () => {
  const named = [...catalogue, ...titles, ...descriptions].map(([name]) => name).concat(ours)
  expect([...new Set(named)].sort()).toEqual(Object.keys(messages).sort())
})
