import type { Scope } from '../actions/action.ts'

/** Keys that a control hears by itself while it has the focus: no action of their own, told in the list of shortcuts. */
export const controlKeys: readonly { keys: readonly string[]; keysDo: string; scope: Scope }[] = [
  { keys: ['Escape'], keysDo: 'Close', scope: 'dialog' },
  { keys: ['Enter'], keysDo: 'Send', scope: 'message' },
  { keys: ['Shift+Enter'], keysDo: 'New line', scope: 'message' },
  { keys: ['Mod+Enter'], keysDo: 'Always send', scope: 'message' },
  { keys: ['ArrowUp', 'ArrowDown'], keysDo: 'In an empty box: your earlier requests', scope: 'message' },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    keysDo: 'Walk a toolbar; move the line between chat and page',
    scope: 'toolbar',
  },
  { keys: ['Tab'], keysDo: 'On to the next group', scope: 'toolbar' },
  { keys: ['Mod+S'], keysDo: 'Keep what is typed now', scope: 'code' },
  { keys: ['Mod+]', 'Mod+['], keysDo: 'Indent, and back', scope: 'code' },
]
