import { type Action, type ActionContext, textOf } from '../actions/action.ts'
import { isSelecting } from '../actions/selecting.ts'

/** What the palette calls an action, where what it is about is out of sight; by its id. Without one, its label. */
const inPalette: Readonly<Record<string, Action['label']>> = {
  'rename-page': ({ page }) => `Rename ${page}…`,
  'duplicate-page': ({ page }) => `Duplicate ${page}`,
  home: ({ page }) => `Make ${page} Home`,
  'delete-page': ({ page }) => `Delete ${page}…`,
  select: (context) => (isSelecting(context) ? 'Stop selecting' : 'Select elements'),
  find: 'Find in the code',
  comment: 'Comment on the page',
  comments: ({ talk }) => (talk.getState().isOpen ? 'Show the chat' : 'Show the comments'),
  compare: 'Compare versions',
  'close-compare': 'Close Compare',
  'element-type': 'Type in the element',
  'element-up': 'Move the element up',
  'element-down': 'Move the element down',
  'element-duplicate': 'Duplicate the element',
  'element-hide': 'Hide the element',
  'element-delete': 'Delete the element',
  'element-ask': 'Ask for a change to the element',
}

/** The name of an action in the palette, with what it would do now. */
export function paletteLabel(action: Action, context: ActionContext): string {
  const label = textOf(inPalette[action.id] ?? action.label, context)
  const hint = action.hint?.(context)
  return hint ? `${label}: ${hint}` : label
}

/** Where keys hold; `element` is the frame while elements are picked in it. */
export type ActionScope =
  | 'anywhere'
  | 'dialog'
  | 'message'
  | 'turn'
  | 'toolbar'
  | 'compare'
  | 'code'
  | 'comments'
  | 'selecting'
  | 'element'

export type KeyWords = { scope: ActionScope; what: string }

const siblings: KeyWords = { scope: 'element', what: 'The element before or after' }
const levels: KeyWords = { scope: 'element', what: 'Out to what is around it, in to its first part' }

/** What the list of shortcuts says of the keys of an action, and where they hold; by its id. */
export const keyWords: Readonly<Record<string, KeyWords>> = {
  palette: { scope: 'anywhere', what: 'Commands' },
  undo: { scope: 'anywhere', what: 'Undo' },
  redo: { scope: 'anywhere', what: 'Redo' },
  notifications: { scope: 'anywhere', what: 'Notifications' },
  shortcuts: { scope: 'anywhere', what: 'This list' },
  stop: { scope: 'turn', what: 'Stop generating' },
  'close-compare': { scope: 'compare', what: 'Leave Compare' },
  find: { scope: 'code', what: 'Find and replace' },
  select: { scope: 'selecting', what: 'Select elements, or stop selecting' },
  comment: { scope: 'comments', what: 'Comment on a part of the page' },
  'stop-selecting': { scope: 'selecting', what: 'From the tools back to the page; stop selecting' },
  'element-before': siblings,
  'element-after': siblings,
  'element-around': levels,
  'element-inside': levels,
  'element-type': { scope: 'element', what: 'Type in it; once more to keep, Esc to leave as it was' },
  'element-tools': { scope: 'element', what: 'To the tools of the element' },
  'element-delete': { scope: 'element', what: 'Delete it' },
  'element-duplicate': { scope: 'element', what: 'Duplicate it' },
}
