import { useState } from 'react'
import { chooseTheme, readThemeChoice, themeChoices } from '#client/state/theme.ts'
import { IconButton } from '#client/ui/button.tsx'
import { themes } from './actions/themes.ts'
import { Menu, MenuChoice, MenuChoices } from '#client/ui/menu.tsx'

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
      {themes.map(({ choice: value, label, icon }) => (
        <MenuChoice key={value} value={value} icon={icon}>
          {label}
        </MenuChoice>
      ))}
    </MenuChoices>
  )
}
