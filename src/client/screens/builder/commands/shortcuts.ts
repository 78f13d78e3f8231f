import type { ShortcutGroup } from '#client/parts/commands/shortcuts-dialog.tsx'

/** Every shortcut of the builder, as they are told to people. */
export const builderShortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    rows: [
      { keys: ['Mod+K'], what: 'Commands' },
      { keys: ['?'], what: 'This list' },
      { keys: ['Esc'], what: 'Close' },
    ],
  },
  {
    title: 'Chat',
    rows: [
      { keys: ['Enter'], what: 'Send' },
      { keys: ['Shift+Enter'], what: 'New line' },
      { keys: ['Mod+Enter'], what: 'Always send' },
      { keys: ['Esc'], what: 'Stop generating' },
    ],
  },
  {
    title: 'Page',
    rows: [
      { keys: ['ArrowLeft', 'ArrowRight'], what: 'Walk a toolbar; move the line between chat and page' },
      { keys: ['Tab'], what: 'On to the next group' },
      { keys: ['Esc'], what: 'Leave Compare' },
    ],
  },
]
