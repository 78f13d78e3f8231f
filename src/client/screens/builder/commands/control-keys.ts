import type { KeyWords } from './words.ts'

/** Keys that a control hears by itself while it has the focus: no action of their own, told in the list of shortcuts. */
export const controlKeys: readonly ({ keys: readonly string[] } & KeyWords)[] = [
  { keys: ['Escape'], what: 'Close', scope: 'dialog' },
  { keys: ['Shift+Mod+P'], what: 'Publish', scope: 'anywhere' },
  { keys: ['Mod+Enter'], what: 'Publish, where that is open', scope: 'dialog' },
  { keys: ['Enter'], what: 'Send', scope: 'message' },
  { keys: ['Shift+Enter'], what: 'New line', scope: 'message' },
  { keys: ['Mod+Enter'], what: 'Always send', scope: 'message' },
  { keys: ['ArrowUp', 'ArrowDown'], what: 'In an empty box: your earlier requests', scope: 'message' },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    what: 'Walk a toolbar; move the line between chat and page',
    scope: 'toolbar',
  },
  { keys: ['Tab'], what: 'On to the next group', scope: 'toolbar' },
  { keys: ['J', 'K'], what: 'The next comment, and the one before', scope: 'comments' },
  { keys: ['E'], what: 'Resolve the comment, or reopen it', scope: 'comments' },
  { keys: ['Mod+Enter'], what: 'Send a comment', scope: 'comments' },
  { keys: ['Mod+S'], what: 'Keep what is typed now', scope: 'code' },
  { keys: ['Mod+]', 'Mod+['], what: 'Indent, and back', scope: 'code' },
]
