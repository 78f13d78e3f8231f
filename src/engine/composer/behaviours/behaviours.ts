import { readdirSync, readFileSync } from 'node:fs'
import type { BehaviourName } from '../../understanding/app-words.ts'
import type { DocumentPart } from '../document.ts'
import { recolor } from '../recolor.ts'
import { escapeText } from '../template/markup.ts'
import type { Theme } from '../types.ts'

const folder = new URL('./', import.meta.url).pathname
const loaded = new Map<string, string>()

function file(path: string): string {
  const known = loaded.get(path) ?? readFileSync(`${folder}${path}`, 'utf8').trim()
  loaded.set(path, known)
  return known
}

/** The scripts that there are, by the names that templates call them with `data-behaves`. */
export const scriptNames = (): string[] =>
  readdirSync(`${folder}scripts`)
    .map((name) => name.slice(0, -'.js'.length))
    .sort()

/** Behaviours that are styles alone; what they do stands behind the wish for less motion. */
const styled = new Set<BehaviourName>(['reveal', 'transitions'])

type Around = {
  asked: ReadonlySet<BehaviourName>
  theme: Theme
  /** words of the page's language: 'light', 'dark' */
  words: Readonly<Record<string, string>>
}

/**
 * The page with what it does: the scripts that its sections name, each once and complete, the styles that were asked
 * for, and the switch between light and dark where one was asked for.
 */
export function withBehaviours(parts: readonly DocumentPart[], around: Around): DocumentPart[] {
  const html = parts.map((part) => part.html).join('')
  const wantsTheme = around.asked.has('theme')
  const placed = wantsTheme ? placeSwitch(parts, around) : parts.map(withoutMark)
  const names = new Set([...html.matchAll(/\sdata-behaves="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')))
  if (wantsTheme) names.add('theme')
  if (html.includes(peeks)) names.add('peek')
  const scripts = scriptNames().filter((name) => names.has(name))
  const styles = [
    ...[...around.asked].filter((name) => styled.has(name)).map((name) => file(`styles/${name}.css`)),
    ...(wantsTheme ? [otherMode(around.theme, 'has([data-behaves="theme"]:checked)')] : []),
    ...(html.includes(modes) ? [otherMode(around.theme)] : []),
  ]
  return placed.map((part, index) => {
    // a choice between light and dark begins with what the page is
    let own = part.html.replaceAll(modes, ` data-modes="${around.theme.mode}"`)
    if (index === 0 && styles.length > 0) own = own.replace('</style>', () => `${styles.join('\n')}\n</style>`)
    if (index === placed.length - 1 && scripts.length > 0)
      own = own.replace(
        '</body>',
        () => `${scripts.map((name) => `<script>\n{\n${file(`scripts/${name}.js`)}\n}\n</script>\n`).join('')}</body>`,
      )
    return own === part.html ? part : { ...part, html: own }
  })
}

/** The page's variables in the other mode, as long as the switch is on: no script is needed for that. */
function otherMode({ variables, mode }: Theme, when?: string): string {
  const other = mode === 'dark' ? 'light' : 'dark'
  const turned = recolor(variables, { change: 'mode', mode: other })
  const rules = Object.entries(turned).map(([name, value]) => `${name}:${value}`)
  return `:root${when ? `:${when}` : `[data-mode="${other}"]`}{color-scheme:${other};${rules.join(';')}}`
}

/** The field that shows a password. */
const peeks = ' name="show-password"'

/** Where a template has a choice between light and dark. */
const modes = ' data-modes=""'

/** Where a template keeps room for the switch. */
const mark = '<span data-place="theme"></span>'

const withoutMark = (part: DocumentPart): DocumentPart =>
  part.html.includes(mark) ? { ...part, html: part.html.replace(mark, '') } : part

/** In the bar that has room for it, else at the lower edge of the window. */
function placeSwitch(parts: readonly DocumentPart[], around: Around): DocumentPart[] {
  const at = parts.findIndex(({ html }) => html.includes(mark))
  if (at >= 0)
    return parts.map((part, index) =>
      index === at ? { ...part, html: part.html.replace(mark, () => themeSwitch(around, '')) } : withoutMark(part),
    )
  const floating =
    'fixed right-4 bottom-4 z-40 border border-(--line) bg-(--surface) px-3 shadow-[0_6px_24px_-12px_var(--ink)]'
  const beside = `<aside aria-label="${escapeText(around.words.theme ?? 'Theme')}">${themeSwitch(around, floating)}</aside>`
  return parts.map((part, index) =>
    index === parts.length - 1 ? { ...part, html: part.html.replace('</body>', () => `${beside}\n</body>`) } : part,
  )
}

const sun =
  '<path d="M10 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM10 1v2.500M10 16.500V19M1 10h2.500M16.500 10H19M3.600 3.600l1.800 1.800' +
  'M14.600 14.600l1.800 1.800M16.400 3.600l-1.800 1.800M5.400 14.600l-1.800 1.800"/>'
const moon = '<path d="M17 11.800A7.500 7.500 0 0 1 8.200 3a7.500 7.500 0 1 0 8.800 8.800Z"/>'

/** A switch for the keyboard too: a checkbox that is called what it brings. */
function themeSwitch({ words, theme }: Around, place: string): string {
  const other = theme.mode === 'dark' ? 'light' : 'dark'
  const icon = other === 'dark' ? moon : sun
  const label = escapeText(words[`${other}-mode`] ?? words[other] ?? other)
  return (
    `<label class="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 rounded-full text-sm text-(--ink) ${place}`.trim() +
    ` has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--accent)">` +
    `<svg width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linecap="round"` +
    ` stroke-linejoin="round" aria-hidden="true">${icon}</svg><span>${label}</span>` +
    `<input type="checkbox" role="switch" data-behaves="theme" class="peer sr-only">` +
    `<span aria-hidden="true" class="h-6 w-10 rounded-full border border-(--muted) bg-(--surface-2) p-0.5` +
    ` after:block after:size-4.5 after:rounded-full after:bg-(--muted) motion-safe:after:transition-transform` +
    ` peer-checked:bg-(--accent) peer-checked:after:translate-x-4 peer-checked:after:bg-(--accent-ink)"></span></label>`
  )
}
