import { openNotifications } from '#client/parts/notifications/open-notifications.ts'
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

export const showNotifications: Action = {
  id: 'notifications',
  icon: 'bell',
  label: 'Notifications',
  keys: ['N'],
  disabledReason: ({ project }) => (project ? null : 'Sign in first.'),
  run: openNotifications,
}
