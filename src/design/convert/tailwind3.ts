import { tailwind3Colors } from './tailwind3-colors-data.ts'
import type { ThemeWords } from './tailwind-config.ts'

const emoji = `"Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"`

/** Names that mean another size or another letter in 4. */
const values = [
  `--font-sans: ui-sans-serif, system-ui, sans-serif, ${emoji}`,
  '--radius-sm: 0.125rem',
  '--shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05)',
  '--blur-sm: 4px',
  '--drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05)',
  '--default-ring-width: 3px',
  '--default-ring-color: rgb(59 130 246 / 0.5)',
]

/** What 3 gave to elements, and 4 does not. */
const base = `@layer base {
  *, ::after, ::before, ::backdrop, ::file-selector-button { border-color: #e5e7eb; }
  input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af; }
  button, [role="button"] { cursor: pointer; }
  dialog { margin: auto; }
  td, th { padding: 1px; }
  input:where(:not([type="button"], [type="reset"], [type="submit"])), select, textarea { background-color: revert; border-radius: revert; }
}`

/** Utilities that were renamed or went, with what they did. */
const utilities: [name: string, css: string][] = [
  ['flex-shrink', 'flex-shrink: 1'],
  ['flex-shrink-0', 'flex-shrink: 0'],
  ['flex-grow', 'flex-grow: 1'],
  ['flex-grow-0', 'flex-grow: 0'],
  ['overflow-ellipsis', 'text-overflow: ellipsis'],
  ['decoration-slice', 'box-decoration-break: slice'],
  ['decoration-clone', 'box-decoration-break: clone'],
  ['outline-none', 'outline: 2px solid transparent; outline-offset: 2px'],
  ['filter-none', 'filter: none'],
  ['transform-gpu', 'transform: translateZ(0)'],
]

/**
 * The style block of a page that came with the browser script of Tailwind 3: what its names meant there, for what it
 * uses of them, and what its configuration said.
 */
export function tailwind3Sheet(html: string, words: readonly ThemeWords[]): string {
  const colors = [...tailwind3Colors].filter(([name]) => html.includes(`-${name}`))
  const fitting = utilities.filter(([name]) => html.includes(name))
  const theme = [...values, ...colors.map(([name, value]) => `--color-${name}: ${value}`)]
  return [...sheetOf(words, theme), base, ...fitting.map(([name, css]) => `@utility ${name} { ${css}; }`)].join('\n')
}

/** The lines of a style block for what configurations said. */
export function sheetOf(words: readonly ThemeWords[], before: readonly string[] = []): string[] {
  const theme = [...before, ...words.flatMap((said) => said.theme)]
  const keyframes = words.flatMap((said) => said.keyframes)
  const dark = words.flatMap((said) => said.dark ?? [])[0]
  return [
    ...(dark ? [`@custom-variant dark (&:where(${dark}, ${dark} *));`] : []),
    ...(theme.length + keyframes.length === 0
      ? []
      : ['@theme {', ...theme.map((line) => `  ${line};`), ...keyframes.map((rule) => `  ${rule}`), '}']),
  ]
}

const opacities = /^((?:[a-z-]+:)*)(bg|text|border|divide|ring|placeholder)-opacity-(\d{1,3}|\[[\d.%]+\])$/

/** `bg-black bg-opacity-50` in the words of 4: `bg-black/50`; null when there is nothing to change. */
export function withoutOpacityClasses(classes: string): string | null {
  if (!classes.includes('-opacity-')) return null
  const names = classes.split(/\s+/).filter(Boolean)
  const gone = new Set<string>()
  let made = names
  for (const name of names) {
    const [, variants = '', kind = '', amount = ''] = opacities.exec(name) ?? []
    if (kind === '') continue
    gone.add(name)
    const isColor = (other: string) =>
      !opacities.test(other) &&
      other.startsWith(`${variants}${kind}-`) &&
      !other.includes('/') &&
      colorName.test(other.slice(variants.length + kind.length + 1))
    // one that holds for a state dims the colour that the element has anyway
    const target =
      made.find(isColor) ??
      (variants === ''
        ? undefined
        : made.find(
            (other) =>
              !opacities.test(other) && other.startsWith(`${kind}-`) && colorName.test(other.slice(kind.length + 1)),
          ))
    if (!target) continue
    const dimmed = target.startsWith(variants) ? `${target}/${amount}` : `${variants}${target}/${amount}`
    made = target.startsWith(variants) ? made.map((other) => (other === target ? dimmed : other)) : [...made, dimmed]
  }
  return made.filter((name) => !gone.has(name)).join(' ')
}

const colorName = /^(?:black|white|current|transparent|[a-z]+-\d{2,3}|[a-z][\w-]*|\[#[\da-f]{3,8}\])$/i
