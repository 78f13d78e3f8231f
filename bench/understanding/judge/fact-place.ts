import type { ComposedPage } from '#engine/composer/types.ts'
import { library } from '#engine/composer/library.ts'
import { hasColor, writtenColors } from '../../score/page-colors.ts'
import { forms } from '../data/facts.ts'
import { type DrawnFact, type FactKind, type Tongue } from '../types.ts'
import { hasWords, plain } from './plain.ts'
import type { SeenPage } from './seen-page.ts'

/** Where a fact is: `placed` right, `shown` in a place of another kind, only `told` in the answer, or `lost`. */
export type Whereabouts = 'placed' | 'shown' | 'told' | 'lost'

type Known = { page: SeenPage; composed: ComposedPage; tongue: Tongue; told: string }
type Judge = (fact: DrawnFact, known: Known) => 'placed' | 'shown' | null

/** The answer without its first sentence, which says what the page shows and leaves nothing out. */
export const withoutOpening = (reply: string): string => plain(reply.replace(/^.*?[.!?](?=\s+\p{Lu}|\s*$)/su, ''))

export function whereabouts(fact: DrawnFact, known: Known): Whereabouts {
  const found = judges[fact.kind](fact, known)
  if (found) return found
  const words = fact.kind === 'price' && fact.item ? [fact.words, fact.item] : [fact.words]
  return words.some((word) => hasWords(known.told, plain(word))) ? 'told' : 'lost'
}

/** What belongs to the whole page may stand anywhere on it. */
const anywhere: Judge = ({ words }, { page }) => (hasWords(page.text, plain(words)) ? 'placed' : null)

const bare = (text: string) => text.replace(/^[\s·•*-]+|[\s.,;:·]+$/g, '')
const entryTags = new Set([
  'h3',
  'h4',
  'h5',
  'li',
  'dt',
  'dd',
  'td',
  'th',
  'p',
  'span',
  'strong',
  'b',
  'div',
  'figcaption',
  'summary',
])
const frames = new Set(['header', 'footer', 'sidebar', 'hero'])

/** One of the things that are offered: an entry of a list by itself, no heading and no choice of a form. */
const entry: Judge = ({ words }, { page }) => {
  const aim = plain(words)
  const isEntry = page.blocks.some(
    ({ plain: text, tag, section }) => entryTags.has(tag) && !frames.has(section) && bare(text) === aim,
  )
  return isEntry ? 'placed' : hasWords(page.text, aim) ? 'shown' : null
}

/** An amount beside what it is for, in one card or row. */
const price: Judge = ({ words, item = '' }, { page }) => {
  const [amount, of] = [plain(words), plain(item)]
  const together = page.rows.some((row) => hasWords(row, amount) && hasWords(row, of) && amountsIn(row) <= 1)
  if (together) return 'placed'
  return hasWords(page.text, amount) ? 'shown' : null
}
const amountsIn = (row: string) =>
  // '$790 MXN' is one
  (row.match(/(?:[$€£]\s?|\bkr )\d[\d.,]*(?: ?mxn\b)?|\d\s?(?:[$€£]|,-|kr\b|euros?\b|dollars\b|mxn\b)/g) ?? []).length

const fillers = new Set(
  'to from and bis von und uhr de à a du au le la el los las h kl fra til og y et on at um every only nur bare solo am the uniquement dal al dalle alle da e ore'.split(
    ' ',
  ),
)

/** Whole in one line, or its days and times in the table of hours. */
const hours: Judge = ({ words }, { page, tongue }) => {
  const aim = plain(words)
  if (page.rows.some((row) => hasWords(row, aim))) return 'placed'
  const parts = partsOf(aim, tongue)
  const all = (text: string) => {
    const there = new Set(partsOf(text, tongue))
    return parts.length > 0 && parts.every((part) => there.has(part))
  }
  if (page.sections.some(({ kind, text }) => /^(?:hours|location|contact|details)$/.test(kind) && all(text)))
    return 'placed'
  return hasWords(page.text, aim) || page.rows.some(all) ? 'shown' : null
}

/** Days by number, so that 'Mon' and 'Monday' are one; words that only join are left out. */
function partsOf(text: string, tongue: Tongue): string[] {
  const { days, short } = forms[tongue]
  const day = (word: string) => {
    const at = days.findIndex((name, index) =>
      [name, short[index]].some(
        (one) => one !== undefined && (word === one.toLowerCase() || word === `${one.toLowerCase()}s`),
      ),
    )
    return at < 0 ? word : `day${at + 1}`
  }
  return (text.match(/\p{L}+|\d+/gu) ?? []).filter((word) => !fillers.has(word) && !/^0+$/.test(word)).map(day)
}

const phone: Judge = ({ words }, { page }) => {
  if (hasWords(page.text, plain(words))) return 'placed'
  const digits = words.replace(/\D/g, '')
  return page.text.replace(/\D/g, '').includes(digits) ||
    page.telephones.some((href) => href.replace(/\D/g, '').includes(digits))
    ? 'shown'
    : null
}

/** A part of its kind; what only has its name in a heading is another part. */
const section: Judge = ({ words, allowed = [] }, { page }) => {
  if (page.sections.some(({ kind }) => allowed.includes(kind))) return 'placed'
  return page.sections.some(({ headings }) => headings.some((heading) => hasWords(heading, plain(words))))
    ? 'shown'
    : null
}

const button: Judge = ({ words }, { page }) =>
  page.controls.includes(plain(words)) ? 'placed' : hasWords(page.text, plain(words)) ? 'shown' : null

const colour: Judge = ({ words, css = '' }, { page }) =>
  hasColor({ css, loose: !words.startsWith('#') }, writtenColors(page.read)) ? 'placed' : null

/** A mood is in the look: the family is one for it. */
const mood: Judge = ({ allowed = [] }, { composed }) => {
  const suits: readonly string[] = library().families.get(composed.plan.family)?.suits.tones ?? []
  return allowed.some((tone) => suits.includes(tone)) ? 'placed' : null
}

/** What it is stands where a visitor looks first, or in the name of the tab. */
const trade: Judge = ({ words }, { page }) => {
  const aim = plain(words)
  const first = page.sections.filter(({ kind }) => kind === 'header' || kind === 'hero' || kind === 'about')
  if (hasWords(plain(page.title), aim) || first.some(({ text }) => hasWords(text, aim))) return 'placed'
  return hasWords(page.text, aim) ? 'shown' : null
}

const name: Judge = ({ words }, { page }) =>
  hasWords(plain(page.title), plain(words)) && hasWords(page.text, plain(words))
    ? 'placed'
    : hasWords(page.text, plain(words))
      ? 'shown'
      : null

/** 'cash only' among the things on offer is told as one of them. */
const remark: Judge = (fact, known) => {
  const shown = known.page.blocks.filter((block) => hasWords(block.plain, plain(fact.words)))
  const isOffered = shown.length > 0 && shown.every(({ section, tag }) => offering.has(section) && titleTags.test(tag))
  return isOffered ? 'shown' : anywhere(fact, known)
}
const offering = new Set(['services', 'products', 'features', 'menu', 'pricing'])
const titleTags = /^(?:h3|h4|li|dt)$/

const judges: Record<FactKind, Judge> = {
  name,
  trade,
  place: anywhere,
  service: entry,
  price,
  hours,
  date: anywhere,
  person: anywhere,
  phone,
  email: anywhere,
  address: anywhere,
  section,
  button,
  colour,
  mood,
  audience: anywhere,
  note: remark,
  deed: anywhere,
}
