import { hasAmount, type RequestBlock } from '../../../understanding/blocks/block.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, Item, PageKind, SectionKind } from '../../types.ts'
import { slotWords } from '../phrases/slots.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { domainWords } from './domain.ts'
import { isPlainName, matchSection } from './match-section.ts'
import { dayParts, partsOf, pricedRow, type RowParts } from './row-parts.ts'
import { capital } from './source.ts'

/** Pages that show what a request lists, under the headings that it has. */
const showing = new Set<PageKind>(['landing', 'portfolio', 'event', 'restaurant', 'blog', 'product', 'coming-soon'])

export const showsBlocks = (kind: PageKind): boolean => showing.has(kind)

/** Kinds whose entries a block may be; under any other heading its rows are facts of their own. */
const listing = new Set<SectionKind>(['services', 'products', 'menu', 'pricing', 'features', 'steps', 'faq'])
/** Kinds that miss a price where none is given. */
const costing = new Set<SectionKind>(['pricing', 'menu', 'products'])

/** So long is what stands beside a label as a value; what is longer is a text. */
const LONG_VALUE = 28
/** So long is what stands where a price does. */
const LONG_PRICE = 40

/** A row as an entry of a section of this kind. */
function itemOf(parts: RowParts, kind: SectionKind, { language }: Brief): Item {
  const { when, title, rest, price } = parts
  if (kind === 'details' || kind === 'steps') return asFact(parts, kind)
  if (kind === 'faq') return { title: asked(title, language), text: rest === '' ? price : capital(rest) }
  const text = [when, rest].filter((one) => one !== '').join(', ')
  const cost = price || freeIn(title, language)
  return {
    title: capital(title),
    ...(text === '' ? {} : { text: capital(text) }),
    ...(cost === '' ? {} : { price: cost }),
  }
}

/** 'how long it takes' among questions is asked. */
const asked = (title: string, language: Brief['language']) =>
  /[?؟]$/.test(title)
    ? capital(title)
    : `${language === 'es' ? '¿' : ''}${capital(title)}${language === 'fr' ? ' ' : ''}?`

/** 'first talk free': the word that says that it costs nothing. */
const freeIn = (title: string, language: Brief['language']): string =>
  title.split(/\s+/).find((word) => lexicon(language).has('free', word.toLowerCase())) ?? ''

/** A label and what it says; what has no label says all by itself. */
function asFact(parts: RowParts, kind: SectionKind): Item {
  const { when, title } = parts
  const said = saidOf(parts)
  const label = capital(when === '' ? title : when)
  if (said === '') return { title: label, whole: true }
  return kind === 'steps' || said.length > LONG_VALUE
    ? { title: label, text: capital(said) }
    : { title: label, meta: capital(said) }
}

const saidOf = ({ when, title, rest, price, behind }: RowParts): string =>
  [when === '' ? '' : title, ...(behind === '' ? [rest, price] : [behind])].filter((one) => one !== '').join(', ')

/** What is said of one row in a text is said of all of them in texts: a list is set in one hand. */
const alike = (items: readonly Item[]): Item[] =>
  items.some(({ text }) => text !== undefined)
    ? items.map(({ meta, ...item }) => (meta === undefined ? item : { ...item, text: meta }))
    : [...items]

const withoutBracket = (heading: string) => heading.replace(/\s*\([^)]*\)/g, '')

/** So many rows have room where things and their prices are shown; longer lists are set like a table. */
const ROOM: Partial<Record<SectionKind, number>> = { pricing: 10, steps: 8 }

const withRoom = (kind: SectionKind, rows: number): SectionKind => (rows > (ROOM[kind] ?? rows) ? 'details' : kind)

/** What the heading names, and what most of its rows are: things with a price, questions, steps; else facts. */
function kindOf({ heading, isNumbered }: RequestBlock, parts: readonly RowParts[], brief: Brief): SectionKind {
  const { language, domain } = brief
  const named = heading ? matchSection(withoutBracket(heading.text), language, new Map())?.kind : undefined
  const hasCost = ({ title, price }: RowParts) => price !== '' || freeIn(title, language) !== ''
  const isCosting = parts.every(hasCost)
  if (named && listing.has(named) && !costing.has(named)) return named
  if (isCosting && (named === 'menu' || brief.sections.some(isEmptyMenu))) return 'menu'
  if (isCosting) return domainWords(domain).offers === 'menu' && named !== 'pricing' ? 'menu' : 'pricing'
  // where some have a price, none is missed beside the others
  if (parts.filter(hasCost).length * 2 > parts.length || (named && costing.has(named))) return 'services'
  return isNumbered && named === 'steps' ? 'steps' : 'details'
}

/** A list of prices: so many things stand beside each other, more of them one below the other, and very many like a table. */
function kindOfPrices(block: RequestBlock, parts: readonly RowParts[], brief: Brief): SectionKind {
  const kind = kindOf({ ...block, isNumbered: false }, parts, brief)
  if (parts.length > LONGEST_LIST) return 'details'
  return kind === 'menu' || (kind === 'pricing' && parts.length <= BESIDE) ? kind : 'services'
}
const BESIDE = 5
const LONGEST_LIST = 14

/** A menu that was asked for by its name, and whose dishes may stand in groups. */
const isEmptyMenu = ({ kind, items }: AskedSection) => kind === 'menu' && items.length === 0

/** 'on request' where others have an amount is what it costs. */
const withCosts = (parts: readonly RowParts[]): RowParts[] => {
  const isPriced = parts.filter(({ price }) => price !== '').length * 2 > parts.length
  return parts.map((one) =>
    isPriced && one.price === '' && one.rest !== '' && one.rest.length <= LONG_PRICE
      ? { ...one, rest: '', price: one.rest }
      : one,
  )
}

/** A block under its own heading; what stands in brackets behind that is told below it. */
function sectionOf(block: RequestBlock, brief: Brief, isPriced: boolean): AskedSection {
  const { heading, rows: said, start, end, isPrices, isByDay, planUnit } = block
  const plain = () =>
    withCosts(said.map((row) => (isByDay ? dayParts(row, brief.language) : partsOf(row, brief.language, isPriced))))
  const parts = isPrices ? said.map((row) => pricedRow(row, brief.language)) : plain()
  if (planUnit !== undefined) return withoutNames(block, planUnit, brief)
  const kind = isPrices ? kindOfPrices(block, parts, brief) : withRoom(kindOf(block, parts, brief), parts.length)
  const isCosting = parts.filter(({ price }) => price !== '').length * 2 > parts.length
  const areStations = parts.every(({ when }) => /^\d{4}/.test(when))
  const label = areStations
    ? voiceWords[brief.language].stations
    : sectionLabels[brief.language][isCosting ? 'pricing' : isByDay ? 'schedule' : kind]
  const beside = /\(([^)]+)\)/.exec(heading?.text ?? '')?.[1]
  const rows = parts.map((one) => itemOf(one, kind, brief))
  return {
    kind,
    words: heading ? capital(withoutBracket(heading.text)) : label,
    items: kind === 'details' ? alike(rows) : rows,
    span: { start, end },
    ...(beside ? { lead: capital(beside) } : {}),
  }
}

/** 'prices (29 / 59 / 119 a month)': plans with their amounts, whose names wait. */
const withoutNames = ({ rows, start, end }: RequestBlock, unit: string, { language }: Brief): AskedSection => ({
  kind: 'pricing',
  words: sectionLabels[language].pricing,
  items: rows.map(({ text }) => ({
    title: { placeholder: slotWords[language].item },
    price: text,
    ...(unit === '' ? {} : { unit }),
  })),
  span: { start, end },
})

/** The blocks of a request as parts of the page, each under its own heading, where they stand in the request. */
export function withBlocks(brief: Brief, { blocks }: RequestReading): Brief {
  if (blocks.length === 0 || !showsBlocks(brief.kind)) return brief
  const groups = blocks.filter(({ rows }) => rows.every(({ text }) => hasAmount(text)))
  const own = blocks.map((block) => sectionOf(block, brief, groups.length > 1 && groups.includes(block)))
  const others = brief.sections.filter((section) => !own.some((block) => takesPlaceOf(block, section, brief)))
  const sections = [...others, ...own].sort((one, other) => one.span.start - other.span.start)
  return { ...brief, sections, offers: own.some(({ kind }) => listing.has(kind)) ? [] : brief.offers }
}

/** What was asked for by the name of the block or of a row in it, or as its kind, and has nothing of its own. */
const takesPlaceOf = (block: AskedSection, { kind, words, items }: AskedSection, { language }: Brief): boolean => {
  const isRow = block.items.some(
    ({ title }) => typeof title === 'string' && title.toLowerCase() === words.toLowerCase(),
  )
  if (isRow && items.length === 0) return true
  // 'Menu for our café. Coffee: …, Cakes: …'
  const isPriced = block.items.filter(({ price }) => price !== undefined).length > 1
  if (isPriced && (kind === 'menu' || kind === 'pricing') && items.length === 0) return true
  const isAlike = kind === block.kind || kind === matchSection(withoutBracket(block.words), language, new Map())?.kind
  return items.length === 0 && (isAlike || words.toLowerCase() === block.words.toLowerCase()) && !isOwn(kind, words)
}

/** 'our story' is a part of its own, whatever kind it is. */
const isOwn = (kind: SectionKind, words: string) => !isPlainName(kind, words) && kind === 'about'
