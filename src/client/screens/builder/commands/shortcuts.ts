import type { ShortcutGroup } from '#client/parts/commands/shortcuts-dialog.tsx'

/** Every shortcut of the builder, as they are told to people. */
export const builderShortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    rows: [
      { keys: ['Mod+K'], what: 'Commands' },
      { keys: ['Mod+Z'], what: 'Undo' },
      { keys: ['Shift+Mod+Z'], what: 'Redo' },
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
      { keys: ['ArrowUp', 'ArrowDown'], what: 'In an empty box: your earlier requests' },
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
  {
    title: 'Code',
    rows: [
      { keys: ['Mod+F'], what: 'Find and replace' },
      { keys: ['Mod+S'], what: 'Keep what is typed now' },
      { keys: ['Mod+]', 'Mod+['], what: 'Indent, and back' },
    ],
  },
  {
    title: 'Change by hand',
    rows: [
      { keys: ['S'], what: 'Select elements, or stop selecting' },
      { keys: ['ArrowUp', 'ArrowDown'], what: 'The element before or after' },
      { keys: ['ArrowLeft', 'ArrowRight'], what: 'Out to what is around it, in to its first part' },
      { keys: ['Enter'], what: 'Type in it; once more to keep, Esc to leave as it was' },
      { keys: ['Tab'], what: 'To the tools of the element' },
      { keys: ['Delete'], what: 'Delete it' },
      { keys: ['Mod+D'], what: 'Duplicate it' },
    ],
  },
]
