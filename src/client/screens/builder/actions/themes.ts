import type { IconName } from '#client/ui/icon.tsx'
import type { ThemeChoice } from '#client/state/theme.ts'

/** The themes as the menu and the palette offer them. */
export const themes: readonly { choice: ThemeChoice; label: string; icon: IconName; command: string }[] = [
  { choice: 'system', label: 'System', icon: 'monitor', command: 'Theme: system' },
  { choice: 'light', label: 'Light', icon: 'sun', command: 'Theme: light' },
  { choice: 'dark', label: 'Dark', icon: 'moon', command: 'Theme: dark' },
]
