export type Variant = 'default' | 'success' | 'destructive' | 'info'
export type Message = { title: string; description: string; variant: Variant }

/** The error catalogue of the specification (section 8), word for word, as far as it is in use. */
export const messages = {
  noCredits: {
    title: 'No credits available',
    description: "You've reached your daily limit. Upgrade to Pro for more credits.",
    variant: 'destructive',
  },
  usingFallback: {
    title: 'Using fallback design',
    description: 'The design API did not answer. This page was made by the built-in designer.',
    variant: 'info',
  },
  generationError: {
    title: 'Error generating design',
    description: 'There was a problem connecting to the design API. Using fallback templates.',
    variant: 'destructive',
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
  switching: { title: 'Switching to previous version', description: 'Please wait...', variant: 'default' },
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
  storageFull: {
    title: 'This browser has no room left',
    description: 'The page is kept while this tab is open. Download it, or remove older pages, then it is saved again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Message>

/** What the assistant says when a generation could not be made as asked (section 8). */
export const replies = {
  apiIssue: 'I hit an issue with the API, so I used a fallback template for this page.',
  error: 'Sorry, I encountered an error while generating your design. Please try again.',
} as const
