import type { Action } from './action.ts'

export const renameProject: Action = {
  id: 'rename-project',
  isChange: true,
  icon: 'pencil',
  label: 'Rename project…',
  disabledReason: ({ project }) => (project ? null : 'It is named after its page until you sign in.'),
  run: ({ open }) => open({ kind: 'rename-project' }),
}

export const stopTurn: Action = {
  id: 'stop',
  isChange: true,
  icon: 'close',
  label: ({ builder }) => (builder.turn?.phase === 'stopping' ? 'Stopping…' : 'Stop'),
  keys: ['Escape'],
  disabledReason: ({ builder }) => (builder.turn ? null : 'Nothing is being made.'),
  run: ({ editor }) => editor.stop(),
}
