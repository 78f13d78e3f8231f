import { hasWords, plain, textsOf } from './page-texts.ts'
import { drawnKinds, isShownByWord } from './shown-by-word.ts'
import { asSentence } from './words/plain/own-words.ts'
import { isOfApp } from './own-spans.ts'
import { withoutArticle } from './without-article.ts'
import { capital } from './words/read/source.ts'
import { lexicon } from '../understanding/lexicon.ts'
import { readBehaviours } from '../understanding/apps.ts'
import { readTrade } from '../understanding/trades.ts'
import { type ReadingLanguage, readingLanguages } from '../understanding/types.ts'
import type { Fact } from '../understanding/read/facts.ts'
import type { RequestReading } from '../understanding/reading.ts'
import { forLanguages } from '#rules/languages.ts'
import { rowWords } from './words/phrases/matter-words.ts'
import { voiceWords } from './words/phrases/voice-words.ts'
import type { AskedSection, Brief, Item, PageKind, SectionKind, Text } from './types.ts'

export { textsOf } from './page-texts.ts'

/** Kinds that say something about the business; looks and parts are seen, the subject is said all over the page. */
const stated = new Set<Fact['kind']>([
  'place',
  'service',
  'price',
  'hours',
  'date',
  'contact',
  'person',
  'audience',
  'statement',
  'question',
  'field',
  'quote',
])

const labels = forLanguages((language) => voiceWords[language].stated)

/** What frames a page, names a section or leads somewhere: no entry of a list. */
const noEntry =
  /<(header|footer|h1|h2|a|button|option|label)\b[\s\S]*?<\/\1>|<section[^>]*data-section="hero[\s\S]*?<\/section>/g

const CARD = 8

const anyHas = (kind: 'timeOpens' | 'closed') => (word: string) =>
  readingLanguages.some((one) => lexicon(one).has(kind, word))
const [opensTimes, isClosed] = [anyHas('timeOpens'), anyHas('closed')]

/**
 * 'lundi au jeudi de 9h à 18h' stands in a table as 'Lundi au jeudi' and '9h à 18h': all but the word that opens the times.
 * `beside`: what one word of the row has to be as well.
 */
function areHoursThere(said: string, texts: readonly string[], beside?: (word: string) => boolean): boolean {
  const words = wordsOf(said).filter((word) => !opensTimes(word))
  return texts.some((text, at) => {
    const row = new Set([...wordsOf(text), ...wordsOf(texts[at + 1] ?? '')])
    return words.every((word) => row.has(word)) && (!beside || [...row].some(beside))
  })
}
const wordsOf = (text: string) => text.split(' ').map((word) => word.replace(/[:,.]$/, ''))

/** Whether a fact is on the page as one reads it: a thing as an entry, an amount beside what costs it. */
function isThere(fact: Fact, texts: readonly string[], all: string, entries: ReadonlySet<string>): boolean {
  const said = plain(fact.text)
  if (fact.kind === 'field') return all.includes(plain(fact.of || fact.text))
  if (fact.kind === 'service') return entries.has(said)
  if (fact.kind === 'quote') return all.includes(said.replace(/^["']|["']$/g, ''))
  if (fact.id === 'closed' && fact.of) return areHoursThere(plain(fact.of), texts, isClosed)
  if (fact.kind === 'hours') return areHoursThere(said, texts)
  if (fact.kind === 'price' && fact.of) {
    const of = plain(fact.of)
    return texts.some(
      (text, at) =>
        // an amount and its unit stand beside each other
        text.includes(of) &&
        texts
          .slice(Math.max(0, at - CARD), at + CARD)
          .join(' ')
          .includes(said),
    )
  }
  if (fact.kind === 'person') return isPersonThere(fact, texts)
  // 'hello@segovia.example' says of nobody where they are
  if (fact.kind === 'place') return texts.some((text) => !text.includes('@') && text.includes(said))
  if (fact.id === 'row') return isRowThere(said, texts)
  if (fact.kind === 'statement') return all.includes(said.replace(/[.!]$/, ''))
  return all.includes(said)
}

/** A row of a list stands in the texts of one entry, its label, what is said of it and its price. */
function isRowThere(said: string, texts: readonly string[]): boolean {
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? []
  return texts.some((_, at) => {
    const entry = new Set(
      texts
        .slice(at, at + ENTRY)
        .join(' ')
        .match(/[\p{L}\p{N}]+/gu),
    )
    return words.every((word) => entry.has(word))
  })
}
/** The texts of one entry: number, label, lines, tag, amount, unit. */
const ENTRY = 10

/** Somebody is there by the whole name, which no address holds, and with what they do. */
function isPersonThere({ text, role }: Fact, texts: readonly string[]): boolean {
  const has = (said: string) =>
    texts.some((one) => !one.includes('@') && ` ${one.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(said))
  const words = (said: string) =>
    ` ${plain(said)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return has(words(text)) && (!role || isOwnWord(role) || has(words(role)))
}

/** Parts that have the form of another one in them. */
const holders: Partial<Record<string, SectionKind>> = { newsletter: 'coming-soon' }

const hasSection = (html: string, id: string) =>
  [id, holders[id]].some((kind) => kind !== undefined && html.includes(`data-section="${kind}/`))

const isSame = (title: Text, text: string) => typeof title === 'string' && plain(title) === plain(text)

type Shown = Pick<Brief, 'sections' | 'kind' | 'measures' | 'charts' | 'figures' | 'app' | 'door' | 'specified'>

/** What a request states and a page does not have. */
export function missingFacts(
  { facts, language }: RequestReading,
  { sections, kind: page, measures = [], charts = [], figures, ...own }: Shown,
  html: string,
): Fact[] {
  const texts = textsOf(html)
  const all = texts.join(' ')
  // the rows of an app are labels of what is ticked
  const shown = textsOf(page === 'screen' ? html : html.replace(noEntry, ' '))
  // there 'Sourdough, rye' in a row are two
  const entries = new Set(page === 'coming-soon' ? shown.flatMap((text) => [text, ...text.split(', ')]) : shown)
  // of 'a demo button' the label is on the page
  const isPart = ({ id, text, of, start, end }: Fact) =>
    hasSection(html, id ?? '') ||
    sections.some(({ kind, span }) => span.start < end && start < span.end && hasSection(html, kind)) ||
    all.includes(plain(id === 'button' ? (of ?? text.replace(/ \S+$/, '')) : text))
  // 'classes' and 'our teachers' that became parts of the page
  const isName = ({ kind, start, end, text }: Fact) =>
    kind === 'service' &&
    sections.some(
      ({ span, items }) => span.start < end && start < span.end && !items.some(({ title }) => isSame(title, text)),
    )
  // 'bar takings for our theatre' stands on the theatre's dashboard as 'bar takings'
  const isMeasured = ({ kind, text }: Fact) =>
    (kind === 'service' || kind === 'statement') &&
    [...measures, ...charts].some((one) => {
      const [said, shown] = [plain(text), plain(one)]
      const isOne = said.includes(shown) || shown.includes(said)
      // 'battery 71%' stands there as 'Battery' and '71%'
      return (
        isOne && (texts.includes(shown) || (/\d/.test(shown) && shown.split(' ').every((word) => all.includes(word))))
      )
    })
  // 'a countdown' runs on the page, and is nothing on offer
  const runs = new Set([...html.matchAll(/\sdata-behaves="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isRun = ({ kind, text }: Fact) =>
    kind === 'service' &&
    readBehaviours(text, language.language).some(
      ({ name, start, end }) => runs.has(name) && start === 0 && end === text.length,
    )
  return facts.filter((fact) => {
    // what no drawing answers is told
    if (isOfApp(own, fact)) return false
    if (fact.id === 'wish') return true
    if (fact.id === 'unshown') return !all.includes(plain(fact.text))
    if (isRun(fact)) return false
    if (isMeasured(fact)) return false
    // 'dashboard for our SCHOOL LIBRARY' lists no library
    if (figures && isShownByWord(fact.text, html, language.language, figures)) return false
    if (page === 'login' && isShownByWord(fact.text, html, language.language)) return false
    return isName(fact)
      ? !all.includes(plain(fact.text))
      : fact.kind === 'section'
        ? !isPart(fact)
        : stated.has(fact.kind) && !isThere(fact, texts, all, entries)
  })
}

/** What was said beside the facts, as far as the page does not have it. */
export const missingWords = (
  { text, beside, parts, language }: RequestReading,
  html: string,
  { kind, figures, ...own }: Pick<Brief, 'kind' | 'app' | 'door' | 'figures' | 'specified'>,
): string[] => [
  ...unsaid(
    beside.flatMap((span) => (isOfApp(own, span) ? [] : worded(text.slice(span.start, span.end)))),
    html,
  )
    .filter((words) => unsaid([withoutArticle(words, language.language)], html).length > 0)
    .filter((words) => !drawnKinds.has(kind) || !isShownByWord(words, html, language.language, figures)),
  ...parts
    .filter((part) => !hasSection(html, part.id) && !isOfApp(own, part))
    .map(({ start, end }) => text.slice(start, end)),
]

const worded = (words: string) => (/\p{L}{3}/u.test(words) ? [words] : [])

/** Of some pieces of a request those with a word that its reading has no place for. */
export const unread = (pieces: readonly string[], { text, facts, asking }: RequestReading): string[] =>
  pieces.filter((piece) => {
    const start = text.indexOf(piece)
    const known = [...facts, ...asking]
    return [...piece.matchAll(/[\p{L}\p{N}]+/gu)].some(
      ({ index }) => start < 0 || !known.some((one) => one.start <= start + index && start + index < one.end),
    )
  })

/** Of some words those that stand nowhere on the page. */
export function unsaid(pieces: readonly string[], html: string): string[] {
  const all = textsOf(html).join(' ')
  return pieces.filter((piece) => !hasWords(all, plain(piece)))
}

/** What it is called, and what it is, as far as the page does not say it. */
export function missingSubject(
  { facts, language }: RequestReading,
  html: string,
  brief: Pick<Brief, 'kind' | 'figures'>,
): string[] {
  const all = textsOf(html).join(' ')
  const isDrawn = ({ kind, text }: Fact) =>
    kind === 'what' && drawnKinds.has(brief.kind) && isShownByWord(text, html, language.language, brief.figures)
  return facts
    .filter(
      (fact) => (fact.kind === 'name' || fact.kind === 'what') && !hasWords(all, plain(fact.text)) && !isDrawn(fact),
    )
    .map(({ text }) => text)
}

/** What a row or a lead has typed, or a person who was introduced. */
const TYPED = 0.85
const EARLY = 80

/** Whether some word could be a name that was not read as one: a capital inside of a clause, or none anywhere. */
export function mayHaveName({ text, language, facts, leftOver }: RequestReading): boolean {
  if (leftOver.some(({ start, end }) => start > 0 && /(?<!\p{L})\p{Lu}/u.test(text.slice(start, end)))) return true
  if (text === text.toLowerCase())
    return leftOver.length > 0 || facts.some((fact) => mayHoldLowName(fact, language.language))
  const open = facts.filter(
    ({ kind, sure, role }) =>
      ['what', 'service', 'statement', 'person'].includes(kind) &&
      (kind === 'what' || (kind === 'person' ? role === undefined : sure < TYPED)),
  )
  // in German nouns have capitals too: the name may be one of the first pieces
  if (language.language === 'de') return open.some((fact) => mayHoldName(fact))
  return open.some(
    (fact) =>
      /(?:\P{L}|^)(?!\p{Script=Latin})\p{L}|\s\p{Lu}\p{Ll}/u.test(fact.text) ||
      (fact.kind !== 'what' && fact.start > 0 && /^\p{Lu}\p{Ll}+$/u.test(fact.text)),
  )
}

/** In small letters a name hides in whatever is not known: 'website vori ulm', 'website vori bakery'. */
function mayHoldLowName({ kind, text, sure }: Fact, language: ReadingLanguage): boolean {
  if (kind === 'service' || kind === 'statement' || kind === 'person') return sure < TYPED
  if (kind !== 'what') return false
  const known = lexicon(language)
  const words = text.toLowerCase().split(/[\s-]+/)
  const trade = readTrade(known, words)
  // 'laboratorio DI tassidermia': what hangs on it by a small word is no name
  const hangs = (word: string) => known.has('of', words[words.indexOf(word) - 1] ?? '')
  return trade === null || (words.length > 1 && trade.modifiers.some((word) => !known.knows(word) && !hangs(word)))
}

const mayHoldName = ({ kind, id, start, text }: Fact) =>
  kind === 'what'
    ? text.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length > 1
    : id !== 'priced' && (kind !== 'service' || start < EARLY)

/** 'soy', 'I am', 'bei': leads up to somebody, and says nothing of what they do; 'run by' does. */
const isOwnWord = (role: string) =>
  // 'eier' owns, and is an owner
  !readingLanguages.some((one) => lexicon(one).has('roles', role.toLowerCase())) &&
  readingLanguages.some((one) => {
    // 'je suis'
    if (ownKinds.some((kind) => lexicon(one).has(kind, role.toLowerCase()))) return true
    const words = role.toLowerCase().split(' ')
    const isAgent = words.length > 1 && lexicon(one).has('agent', words.at(-1) ?? '')
    return !isAgent && words.every((word) => ownKinds.some((kind) => lexicon(one).has(kind, word)))
  })
const ownKinds = ['self', 'pronouns', 'small', 'at', 'having', 'copula'] as const

/** So long at most is what stands in a row without a word before it. */
const ROW = 44

/** A row for each fact that has found no other place. */
function itemOf(
  fact: Fact,
  say: (typeof labels)[Brief['language']] & { deadline: string; where: string; offer: string },
): Item {
  switch (fact.kind) {
    case 'price':
      return fact.of ? { title: capital(fact.of), meta: fact.text } : { title: say.price, meta: fact.text }
    case 'person':
      return { title: fact.role && !isOwnWord(fact.role) ? capital(fact.role) : say.person, meta: fact.text }
    case 'hours':
    case 'date':
    case 'audience':
    case 'place':
    case 'contact':
      return {
        title: fact.of ? capital(fact.of) : fact.id === 'deadline' ? say.deadline : say[fact.kind],
        meta: fact.text,
      }
    case 'statement':
      // a few words that count something, or that stood in a list, are a row by themselves
      if (!fact.of && (fact.isPiece || /\d/.test(fact.text)) && fact.id !== 'where' && fact.text.length <= ROW)
        return { title: capital(fact.text), whole: true }
      return {
        title: fact.of ? capital(fact.of) : fact.id === 'where' ? say.where : say.note,
        text: fact.of ? capital(fact.text) : asSentence(fact.text),
      }
    case 'service':
      return { title: say.offer, text: fact.text }
    default:
      return { title: capital(fact.text) }
  }
}

const runsDown = new Set<PageKind>([
  'landing',
  'portfolio',
  'event',
  'restaurant',
  'blog',
  'pricing',
  'product',
  'coming-soon',
])

/** The brief with a section of rows for what would be missing; null where a page of this kind has no such place. */
export function withMissing(brief: Brief, all: readonly Fact[]): Brief | null {
  // a part that is not there is told, and so are a wish about the page and what stands on a button that is not there
  const missing = all.filter(({ kind }) => !['section', 'style', 'field', 'quote'].includes(kind))
  if (missing.length === 0 || !runsDown.has(brief.kind)) return null
  const { when, deadline, where } = rowWords(brief.language).rows
  const offer = voiceWords[brief.language].plain.heads.services ?? ''
  const usual = { ...labels[brief.language], deadline, where, offer }
  const say = brief.matter ? { ...usual, hours: when, date: when } : usual
  const priced = new Set(missing.flatMap(({ kind, of }) => (kind === 'price' && of ? [plain(of)] : [])))
  const rows = missing
    .filter(({ kind, text }) => !(kind === 'service' && priced.has(plain(text))))
    .map((fact) => itemOf(fact, say))
  const end = brief.request.length
  const roles = new Set(missing.flatMap((fact) => (fact.kind === 'person' ? [itemOf(fact, say).title] : [])))
  const own: AskedSection = {
    kind: 'details',
    words: say.title,
    items: joined(rows, roles).map(begun),
    span: { start: end, end },
  }
  return { ...brief, sections: [...brief.sections, own] }
}

const begun = (row: Item): Item => (typeof row.text === 'string' ? { ...row, text: capital(row.text) } : row)

/** 'Open' stands once, whatever the number of its lines, and so does what two people are. */
function joined(rows: readonly Item[], roles: ReadonlySet<Text>): Item[] {
  return rows.reduce<Item[]>((list, row) => {
    // 'The date: 7 June, 21 June, 5 July'
    const field = roles.has(row.title) || (row.text === undefined && row.meta !== undefined) ? 'meta' : 'text'
    const same = list.find((one) => one.title === row.title && typeof one[field] === 'string')
    // sentences stand one behind the other
    const joint = typeof same?.[field] === 'string' && /[.!?…]$/.test(same[field]) ? ' ' : ', '
    if (same && typeof same[field] === 'string' && typeof row[field] === 'string')
      same[field] += `${joint}${row[field]}`
    else list.push({ ...row })
    return list
  }, [])
}
