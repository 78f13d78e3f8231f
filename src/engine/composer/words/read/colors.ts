import { colorsNamed, converter, formatHex } from 'culori'
import { lexicon } from '../../../understanding/lexicon.ts'
import type { Span } from '../../../understanding/types.ts'
import type { Brief } from '../../types.ts'
import { colorNouns, cssCompounds, cssPlain, cssThings, moreColors } from '../lexicon/color-names.ts'
import type { Language } from '../types.ts'
import { anyOf, type Source, words } from './source.ts'

type Color = Brief['colors'][number]
type Known = { css: string; thing: boolean }
type ReadColors = { are: readonly Span[]; areNot: readonly Span[] }

const known = new Map<string, Known>()
for (const name of cssCompounds.split('|')) {
  const css = name.replaceAll(' ', '')
  known.set(name, { css, thing: false }).set(css, { css, thing: false })
}
for (const name of Object.keys(colorsNamed))
  if (!known.has(name)) known.set(name, { css: name, thing: cssThings.split('|').includes(name) })
for (const name of cssPlain.split('|')) known.set(name, { css: name, thing: false })
for (const { names, css, thing } of moreColors)
  for (const name of names.split('|')) known.set(name, { css, thing: thing ?? false })

const shades: Record<string, number> = {
  light: 0.14,
  pale: 0.18,
  soft: 0.1,
  pastel: 0.16,
  bright: 0.05,
  dark: -0.18,
  deep: -0.14,
  warm: 0,
  muted: 0,
  vivid: 0,
  cool: 0,
}
const names = anyOf([...known.keys()].join('|'))
const english = words(`(${names})s?|(${Object.keys(shades).join('|')})[ -](${names})s?`)
const values = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|\b(?:rgb|hsl|oklch)\([^)]+\)/gi
type Foreign = {
  pattern: RegExp
  colours: ReadonlyMap<string, string | null>
  shades: ReadonlyMap<string, number | null>
}
const foreign = new Map<Language, Foreign>()

/** The names of another language, with a shade before or behind them; German and Norwegian ones take endings. */
function foreignColors(language: Language): Foreign | null {
  if (language === 'en') return null
  const { colours, shades } = lexicon(language)
  const named = [...colours].filter(([, css]) => css !== null)
  const shade = anyOf([...shades.keys()].join('|'))
  const names = anyOf(named.map(([name]) => name).join('|'))
  const known = foreign.get(language) ?? {
    pattern: words(`(?:(${shade}) )?(${names})(?:e|er|en|em|es|t|s)?(?: (${shade}))?`),
    colours,
    shades,
  }
  foreign.set(language, known)
  return known
}

const accentWords =
  /components?|elements?|controls?|buttons?|cards?|interactive|interface|highlights?|accents?|links|blocks|primary|akzent\w*|schaltfl|bouton|botones|knapp/i
const surfaceWords =
  /background|backgrounds|layout|canvas|surface|\bbase\b|container|screen|\b(?:all|whole|entire) pages?\b|body|hintergrund|fond|fondo|bakgrunn/i
const cue = /colou?rs?\b|palette|theme|tones?\b|shades?|scheme|hue|farb|farben|couleur|color(es)?\b|farge|styl/i

const toOklch = converter('oklch')
const shaded = (css: string, shade: string | undefined) => stepped(css, shade === undefined ? 0 : (shades[shade] ?? 0))

function stepped(css: string, step: number): string {
  const color = step ? toOklch(css) : undefined
  return color
    ? (formatHex({
        ...color,
        l: Math.min(0.97, Math.max(0.12, color.l + step)),
        c: color.c * (step > 0.1 ? 0.7 : 1),
      }) ?? css)
    : css
}

/** The piece of the sentence that speaks of this colour: up to the neighbouring colours and conjunctions. */
function clauseAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(0, start)
      .split(/[,;.:]|\band\b|\bund\b|\bet\b|\by\b|\bog\b/i)
      .at(-1) ?? ''
  const after = text.slice(end).split(/[,;.:]|\band\b|\bund\b|\bet\b|\by\b|\bog\b/i)[0] ?? ''
  return `${before} ${after}`
}

function roleIn(clause: string): Color['role'] {
  if (accentWords.test(clause.replace(/(?:primary|main) background/i, 'background'))) return 'accent'
  return surfaceWords.test(clause) ? 'surface' : null
}

/** 'A blue website', 'eine blaue Landingpage' */
const pageWords = /^\s+(?:web ?sites?|web ?page|home ?page|landing ?page|landing|one-pager|page|site|webseite|seite)\b/i

/** A bare entry such as 'calm blue' or 'black and white' is about colour; 'blue cheese' is not. */
function speaksOfColor(source: Source, start: number, end: number, thing: boolean): boolean {
  const { bare } = source
  if (new RegExp(`^[ -](?:${colorNouns})\\b`, 'i').test(bare.slice(end))) return false
  const sentence = source.sentences.find((span) => span.start <= start && end <= span.end)
  const around = sentence ? bare.slice(sentence.start, sentence.end) : bare
  const clause = clauseAround(bare, start, end)
  if (roleIn(clause) || cue.test(clause)) return true
  if (thing && (isLookList(bare, start, end) || standsWithColor(bare, start))) return true
  if (thing) return cue.test(around) && (roleIn(around) !== null || !/,/.test(around))
  if (pageWords.test(bare.slice(end))) return true
  const next = /^(?:\s+(?:and|und|et|y|og|with|mit|tones?|on)\b|\s*[,.;:)]|\s*$)/i.test(bare.slice(end))
  return next
}

/** The second of a pair, 'navy and orange', is as much a colour as the first. */
function standsWithColor(bare: string, start: number): boolean {
  const before = /(\p{L}+)\s*(?:,|&|\b(?:and|with|und|mit|et|y|og|med))\s*$/iu.exec(bare.slice(0, start))?.[1]
  const other = before && known.get(before.toLowerCase())
  return !!other && !other.thing
}

/** An entry of its own beside words about looks: 'dark mode, orange'. */
function isLookList(bare: string, start: number, end: number): boolean {
  const before = /([^,.;:]*),\s*$/.exec(bare.slice(0, start))?.[1] ?? ''
  return (
    /^\s*(?:[,.;]|$)/.test(bare.slice(end)) &&
    /\b(?:dark|light|mode|theme|minimal|bold|modern|elegant|playful)\b/i.test(before)
  )
}

/**
 * Colours asked for, in the order of the request, accents before surfaces when both are named. `read` are the places of
 * words that the reader took for colours, and of those that it took for something else.
 */
export function readColors(source: Source, language: Language, read: ReadColors = { are: [], areNot: [] }): Color[] {
  const inside = (spans: readonly Span[], start: number, end: number) =>
    spans.some((span) => span.start <= start && end <= span.end)
  const found: (Color & { start: number; end: number })[] = []
  const add = (start: number, end: number, css: string) => {
    if (found.some((other) => start < other.end && end > other.start)) return
    found.push({
      css,
      role: roleIn(clauseAround(source.bare, start, end)),
      words: source.request.slice(start, end),
      start,
      end,
    })
  }
  for (const match of source.text.matchAll(values)) add(match.index, match.index + match[0].length, match[0])
  const other = foreignColors(language)
  for (const match of other ? source.bare.matchAll(other.pattern) : []) {
    const [said, before, name = '', after] = match
    const css = other?.colours.get(name.toLowerCase())
    const step = other?.shades.get((before ?? after ?? '').toLowerCase()) ?? 0
    if (css && !inside(read.areNot, match.index, match.index + said.length))
      add(match.index, match.index + said.length, stepped(css, step))
  }
  for (const match of source.bare.matchAll(english)) {
    const name = (match[1] ?? match[3] ?? '').toLowerCase()
    const color = known.get(name)
    const end = match.index + match[0].length
    // 'deep purples'; but olives are things
    const isPlural = !match[0].toLowerCase().endsWith(name)
    if (!color || inside(read.areNot, match.index, end) || (isPlural && color.thing)) continue
    const isRead = inside(read.are, match.index, end)
    if (!isRead && !speaksOfColor(source, match.index, end, color.thing)) continue
    if (
      !isRead &&
      /^\p{Lu}/u.test(match[0]) &&
      /\p{Lu}[\p{L}]*\s$|^\s\p{Lu}/u.test(source.bare.slice(0, match.index)) &&
      !cue.test(source.bare)
    )
      continue
    add(match.index, end, shaded(color.css, match[2]?.toLowerCase()))
  }
  const rank = (color: Color) => (color.role === 'accent' ? 0 : color.role === null ? 1 : 2)
  return found
    .sort((a, b) => rank(a) - rank(b) || a.start - b.start)
    .map(({ css, role, words: said }) => ({ css, role, words: said }))
}
