import { sourceOf } from '#design/document.ts'
import { readAttribute } from '#design/start-tag.ts'
import { visibleText } from '#design/text.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { hueGap, parseColor } from '#engine/composer/color.ts'
import { themeVariables } from '#engine/composer/edit/open-page.ts'
import type { EditCheck, MarkedPage } from './cases.ts'
import { select } from './selectors.ts'

/** Why a check does not hold on the page as it is now; null when it does. */
export function failedCheck(check: EditCheck, page: MarkedPage, now: PageDocument): string | null {
  const [mark, relation, ...against] = check
  const holds = mark === 'page' ? ofPage(page, now, relation, against) : ofMark(page, now, mark, relation, against)
  return holds ? null : `not so: ${check.join(' ')}`
}

type Against = readonly (string | number)[]

function ofPage(page: MarkedPage, now: PageDocument, relation: string, [first = '', second = '']: Against): boolean {
  const variables = themeVariables(now)
  switch (relation) {
    case 'changed':
      return now.html !== page.html
    case 'says':
      return visibleText(now.html).includes(String(first))
    case 'not':
      return !visibleText(now.html).includes(String(first))
    case 'dark':
    case 'light':
      return isDark(now) === (relation === 'dark')
    case 'accent': {
      const accent = parseColor(variables?.['--accent'] ?? '')
      const name = String(first)
      return accent ? hueGap(accent.h, hues[name] ?? 0) < 45 : (families[name] ?? /$^/).test(now.html)
    }
    case 'font':
      return variables
        ? (fonts[String(first)] ?? /$^/).test(`${variables['--font-display']} ${variables['--font-body']}`)
        : new RegExp(`font-${first}\\b`).test(now.html)
    case 'swapped':
      return (
        startOf(page.document, page.keys(String(first))[0]) < startOf(page.document, page.keys(String(second))[0]) !==
        startOf(now, page.keys(String(first))[0]) < startOf(now, page.keys(String(second))[0])
      )
    default:
      throw new Error(`no such relation: ${relation}`)
  }
}

const hues: Record<string, number> = {
  green: 150,
  blue: 250,
  purple: 305,
  red: 27,
  orange: 55,
  pink: 355,
  yellow: 95,
  teal: 190,
}
const families: Record<string, RegExp> = {
  green: /-(?:green|emerald|lime|teal)-\d/,
  blue: /-(?:blue|sky|cyan|indigo)-\d/,
  purple: /-(?:purple|violet|fuchsia)-\d/,
  red: /-(?:red|rose)-\d/,
  orange: /-(?:orange|amber)-\d/,
  pink: /-(?:pink|rose|fuchsia)-\d/,
  yellow: /-(?:yellow|amber)-\d/,
  teal: /-(?:teal|cyan|emerald)-\d/,
}
const fonts: Record<string, RegExp> = { serif: /(?<!sans-)serif|Georgia/, mono: /mono/i, sans: /sans-serif/ }

function isDark(now: PageDocument): boolean {
  const surface = parseColor(themeVariables(now)?.['--surface'] ?? '')
  if (surface) return surface.l < 0.5
  const ground = [...now.elements.values()]
    .map((element) => /(?:^|\s)bg-(\S+)/.exec(readAttribute(now.html, element, 'class') ?? '')?.[1])
    .find(Boolean)
  return /-(?:7|8|9)\d\d|^black/.test(ground ?? '')
}

const startOf = (document: PageDocument, key: Key | undefined) =>
  key === undefined ? -1 : (document.elements.get(key)?.start ?? -1)

function ofMark(
  page: MarkedPage,
  now: PageDocument,
  mark: string,
  relation: string,
  [first = '', second = '']: Against,
): boolean {
  const before = page.keys(mark)
  if (relation === 'gone' || relation === 'fewer') return before.slice(0, 1).every((key) => !now.elements.has(key))
  const selector = page.marks[mark] ?? ''
  if (relation === 'count') return select(now, selector).length - before.length === Number(first)
  const known = before.filter((key) => now.elements.has(key))
  const keys = known.length > 0 ? known : select(now, selector).map(({ key }) => key)
  const [key] = keys
  if (key === undefined) return false
  const text = visibleText(sourceOf(now, key))
  const old = before[0] === undefined ? '' : sourceOf(page.document, before[0])
  switch (relation) {
    case 'text':
      return text === first
    case 'says':
      return text.includes(String(first))
    case 'not':
      return !text.includes(String(first))
    case 'shorter':
      return text.length > 0 && text.length < visibleText(old).length
    case 'changed':
      return before.some((one) => sourceOf(now, one) !== sourceOf(page.document, one))
    case 'tags':
      return keys.every((one) =>
        new RegExp(String(first)).test(
          sourceOf(now, one)
            .match(/<[a-z][^>]*>/gi)
            ?.join('') ?? '',
        ),
      )
    case 'own': {
      const element = now.elements.get(key)
      return element !== undefined && new RegExp(String(first)).test(now.html.slice(element.start, element.openEnd))
    }
    case 'attr': {
      const element = now.elements.get(key)
      return element !== undefined && readAttribute(now.html, element, String(first)) === second
    }
    case 'before':
      return startOf(now, key) < startOf(now, page.keys(String(first))[0])
    case 'after':
      return startOf(now, key) > startOf(now, page.keys(String(first))[0])
    default:
      throw new Error(`no such relation: ${relation}`)
  }
}
