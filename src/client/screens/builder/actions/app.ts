import type { Action } from './action.ts'

export const openPalette: Action = {
  id: 'palette',
  icon: 'search',
  label: 'Commands',
  keys: ['Mod+K'],
  run: ({ open }) => open({ kind: 'palette' }),
}

export const openShortcuts: Action = {
  id: 'shortcuts',
  icon: 'keyboard',
  label: 'Keyboard shortcuts',
  keys: ['?'],
  run: ({ open }) => open({ kind: 'shortcuts' }),
}
