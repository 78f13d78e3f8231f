/** 'system' follows the machine; a choice is remembered in this browser. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'pagewright.theme'

/** Inlined into the document's head; its hash stands in the Content-Security-Policy. */
export const themeScript =
  `(()=>{let c=null;try{c=localStorage.getItem('${storageKey}')}catch{}const d=c==='dark'||(` +
  `c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);` +
  `document.documentElement.dataset.theme=d?'dark':'light'})()`

export function readThemeChoice(): ThemeChoice {
  try {
    const saved = localStorage.getItem(storageKey)
    return saved === 'light' || saved === 'dark' ? saved : 'system'
  } catch {
    return 'system'
  }
}

/** Applies a choice at once and remembers it where the browser allows. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  applyTheme(choice)
}

function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

/** Follows the machine while the choice is 'system'. Returns how to stop. */
export function followSystemTheme(): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => applyTheme(readThemeChoice())
  // The machine may have changed since the first paint, while the page's scripts were on their way.
  apply()
  query.addEventListener('change', apply)
  return () => query.removeEventListener('change', apply)
}
