/** Keys that are told to the builder while elements are picked, as `keyName` calls them; all others are left to the browser. */
export const pickKeys: readonly string[] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  'F2',
  'Escape',
  'Tab',
  'Delete',
  'Backspace',
  '?',
  'S',
  'Mod+Z',
  'Mod+Y',
  'Mod+D',
  'Mod+K',
]
