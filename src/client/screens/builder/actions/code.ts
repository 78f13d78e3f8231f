import type { Action } from './action.ts'
import { noPage } from './reasons.ts'

export const toggleCode: Action = {
  id: 'code',
  icon: 'code',
  label: ({ view }) => (view.isCode ? 'Hide Code' : 'Show Code'),
  isPressed: ({ view }) => view.isCode,
  disabledReason: noPage,
  run: ({ view, look }) => look({ isCode: !view.isCode }),
}

/** The browser's own search sees only the lines that are drawn. */
export const findInCode: Action = {
  id: 'find',
  icon: 'search',
  label: 'Find',
  keys: ['Mod+F'],
  disabledReason: ({ view }) => (view.isCode && view.compare === null ? null : 'Show the code first.'),
  run: ({ code }) => code.once((editor) => editor.find()),
}
