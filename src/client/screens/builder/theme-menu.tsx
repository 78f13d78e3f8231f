import { useState } from 'react'
import { chooseTheme, readThemeChoice, type ThemeChoice, themeChoices } from '#client/state/theme.ts'
import { IconButton } from '#client/ui/button.tsx'
import type { IconName } from '#client/ui/icon.tsx'
import { Menu, MenuChoice, MenuChoices } from '#client/ui/menu.tsx'

const words: Record<ThemeChoice, { label: string; icon: IconName }> = {
  system: { label: 'System', icon: 'monitor' },
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
}

export function ThemeMenu() {
  return (
    <Menu label="Theme" align="end" trigger={<IconButton icon="sun" label="Theme" />}>
      <ThemeChoices />
    </Menu>
  )
}

/** System, light or dark. */
export function ThemeChoices() {
  const [choice, setChoice] = useState(readThemeChoice)
  return (
    <MenuChoices
      label="Theme"
      value={choice}
      onChoose={(value) => {
        const next = themeChoices.find((known) => known === value) ?? 'system'
        chooseTheme(next)
        setChoice(next)
      }}
    >
      {themeChoices.map((known) => (
        <MenuChoice key={known} value={known} icon={words[known].icon}>
          {words[known].label}
        </MenuChoice>
      ))}
    </MenuChoices>
  )
}
