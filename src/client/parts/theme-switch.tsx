import { useState, useSyncExternalStore } from 'react'
import { chooseTheme, readThemeChoice, type ThemeChoice, themeChoices } from '../state/theme.ts'

const words: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' }
const never = () => () => {}

/** System, light or dark, as three small radio buttons. */
export function ThemeSwitch() {
  const saved = useSyncExternalStore<ThemeChoice>(never, readThemeChoice, () => 'system')
  const [chosen, setChosen] = useState<ThemeChoice | null>(null)
  const current = chosen ?? saved
  return (
    <fieldset className="inline-flex rounded-lg border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {themeChoices.map((choice) => (
        <label
          key={choice}
          className={
            'flex h-7 cursor-pointer items-center rounded-md px-3 text-ink-2 text-xs has-checked:bg-panel-2 ' +
            'has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ring'
          }
        >
          <input
            className="sr-only"
            type="radio"
            name="theme"
            checked={current === choice}
            onChange={() => {
              chooseTheme(choice)
              setChosen(choice)
            }}
          />
          {words[choice]}
        </label>
      ))}
    </fieldset>
  )
}
