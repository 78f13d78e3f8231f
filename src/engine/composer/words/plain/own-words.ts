import { appWords } from '../../../understanding/app-words.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import type { AskedSection, Brief } from '../../types.ts'
import { plainWords } from '../phrases/plain.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import { isBilled } from '../write/billed.ts'
import { colon } from '../write/colon.ts'
import { alike } from '../read/brand-of.ts'
import { capital } from '../read/source.ts'

/** Longest headline of the general voice, in characters. */
const headlineLength = 56
/** A clause that is shorter than this says too little to stand alone. */
const leastClause = 12

/** A person's clause as a sentence: a capital, and a full stop where it has no end of its own. */
export const asSentence = (text: string) => (/[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`)

const ends = '.,;: '

/** In one line, without what closed it. */
function tidy(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  let end = line.length
  while (end > 0 && ends.includes(line.charAt(end - 1))) end -= 1
  return line.slice(0, end).trim()
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []

/** Each bracket has its other half. */
const isWhole = (text: string) => text.split('(').length === text.split(')').length

/** Clauses that say something by themselves, in the order of the request; what there is not opens no page. */
export function clausesOf(brief: Brief): string[] {
  const { stated = [] } = brief
  const said = stated.flatMap(({ kind, id, text }) =>
    kind === 'statement' && id !== 'refusal' && isWhole(text) ? [tidy(text)] : [],
  )
  // of a feast a word is enough: 'Free entry'
  return [...new Set(said)].filter((text) => isFeast(brief) || (text.length >= leastClause && wordsOf(text).length > 2))
}

/** Whether a clause speaks as its owner: 'we mend', 'my mum'. */
export function speaksForOwner(text: string, { language }: Brief): boolean {
  const first = new Set(plainWords[language].first)
  return wordsOf(text).some((word) => first.has(word))
}

/** Whether one person speaks for themselves: 'I am a midwife', and nobody says 'we'. */
function speaksAlone({ request, language, stated = [] }: Brief): boolean {
  const { first, alone } = plainWords[language]
  const said = new Set(wordsOf(request))
  const isOf = (list: readonly string[]) => list.some((word) => said.has(word))
  const plural = first.filter((word) => !alone.words.includes(word))
  return isOf(alone.words) && !isOf(plural) && stated.some(({ kind }) => kind === 'person')
}

/** What parts of a page in the general voice are called. */
export const headsOf = (brief: Brief) => ({
  ...plainWords[brief.language].heads,
  ...(speaksAlone(brief) ? plainWords[brief.language].alone.heads : {}),
})

/** What it costs, as short sentences; an amount alone says nothing beside one that is named. */
export function priceSentences({ stated = [] }: Brief): string[] {
  const prices = stated.filter(({ kind }) => kind === 'price')
  const isNamed = prices.some(({ of }) => of)
  return prices.filter(({ of }) => of || !isNamed).map(({ of, text }) => asSentence(tidy(of ? `${of} ${text}` : text)))
}

/**
 * Headlines in the owner's words, of the best kind that fits into `most` characters: a clause that says what it is, else
 * what it is and where, else another clause. Empty when the request has none of them.
 */
export function ownHeadlines(brief: Brief, inPlace: string, most: number): string[] {
  const { trade, matter } = brief
  const fit = (texts: readonly string[]) =>
    texts.map(capital).filter((text) => text.length <= Math.min(most, headlineLength))
  if (matter && matter !== 'association' && trade !== '') return ofMatter(brief, inPlace, most)
  const clauses = clausesOf(brief)
  const isWhat = (text: string) => brief.trade !== '' && says(text, brief.trade)
  const saysWhat = clauses.filter((text) => isWhat(text) && !speaksForOwner(text, brief))
  // 'Banda Musicale “Santa Cecilia”' says itself that it is a band
  const isInName =
    brief.brand !== null && wordsOf(brief.trade).every((word) => wordsOf(brief.brand ?? '').includes(word))
  const named = brief.trade === '' || isInName || isFrame(brief) ? [] : [`${brief.trade}${inPlace}`, brief.trade]
  // nobody is named, and nothing says what it is but the first sentence
  const [first = ''] = brief.brand === null && brief.trade === '' ? sentencesOf(brief) : []
  const isOpening = first !== '' && brief.request.indexOf(first) < OPENING
  if (isOpening && first.length <= Math.max(most, headlineLength)) return [capital(first)]
  const bare = clauses.filter((text) => !/\d/.test(text))
  const early = bare.filter((text) => isEarly(text, brief))
  // the first that is said is what it is about
  const opening = bare.slice(0, 1).filter((text) => brief.request.indexOf(text) < OPENING)
  return (
    [
      saysWhat,
      named.slice(0, 1),
      named.slice(1),
      opening,
      ...(brief.brand === null ? [early.filter((text) => !speaksForOwner(text, brief)), early.slice(0, 1)] : []),
    ]
      .map(fit)
      .find((texts) => texts.length > 0) ?? []
  )
}

/** 'app', 'tool': says nothing of what it is. */
const isFrame = ({ trade, language }: Brief) => {
  const words = trade.toLowerCase().split(' ')
  return appWords(language)
    .frames.find(words)
    .some(({ first, last }) => first === 0 && last === words.length - 1)
}

/** So far on begins what a request says of itself. */
const OPENING = 20

/** Whose day it is and what; the name alone where that is too long. */
function ofMatter({ brand, trade, matter, language }: Brief, inPlace: string, most: number): string[] {
  const what = matter === 'notice' ? [trade] : [`${trade}${inPlace}`, trade]
  const named = brand === null ? what : [...what.map((text) => `${brand}${colon[language]}${capital(text)}`), brand]
  const found = named.map(capital).find((text) => text.length <= Math.max(most, headlineLength))
  return [found ?? capital(brand ?? trade)]
}

const says = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())

/** Sentences of the person's own, of which running text is made; all else that is told stands in rows. */
export const sentencesOf = (brief: Brief): string[] => {
  const whole = new Set(
    brief.stated?.flatMap(({ id, text }) => (id === 'sentence' || id === 'does' ? [tidy(text)] : [])),
  )
  return clausesOf(brief).filter((text) => whole.has(text))
}

type LeadRoom = { most: number; hasAbout: boolean }

/** At most two sentences under the headline, each of which it lacks. `hasAbout`: running text stands further down. */
export function ownLead(brief: Brief, headline: string, identity: string, { most, hasAbout }: LeadRoom): string {
  const isNew = (text: string) => !says(headline, tidy(text))
  const clauses = clausesOf(brief).filter((text) => isNew(text) && !hangsOn(text, brief) && isEarly(text, brief))
  const isSaid = brief.trade === '' || [headline, brief.brand ?? '', ...clauses].some((text) => says(text, brief.trade))
  // several prices have a list of their own, and so have days and times
  const listed = brief.matter ? [] : (brief.stated?.filter(({ kind, of }) => kind === 'price' && of) ?? [])
  const isOnly = listed.length === 1 && brief.offers.length < 2 && clauses.length < MANY
  const facts = isOnly ? priceSentences({ ...brief, stated: listed }).filter(isNew) : []
  const named = isSaid ? [] : [identity]
  if (isFeast(brief)) return fitted([...named, ...clauses.map(asSentence)], most)
  const whole = new Set(sentencesOf(brief))
  const [sentences, notes] = [clauses.filter((text) => whole.has(text)), clauses.filter((text) => !whole.has(text))]
  const offer = offerSentence(brief, most) || openingNotes(brief, most)
  // what is told below opens the page only where it has nothing else to begin with
  const told = hasAbout ? [] : sentences
  // a price opens no page that has a sentence to begin with
  const costs = sentences.length > 0 && !brief.matter ? [] : facts
  const first = fitted([...named, ...told.map(asSentence), ...costs], most)
  if (first !== '' && (first !== identity || offer === '')) return first
  // a club tells what it does before it says when
  const when = openSentence(brief)
  // 'Check-in 14-20', 'about 500 bees': what is counted stands in a row
  const said = notes.filter((text) => !/\d/.test(text)).map(asSentence)
  const rest = [offer, ...sentences.map(asSentence), ...(brief.matter ? [...said, when] : [when, ...said])]
  return fitted([...(first === '' ? [] : [first]), ...rest.filter((text) => text !== '').slice(0, 1)], most)
}

/** Where so much else is told, one price is not what it is about. */
const MANY = 3

/** What a long text says at its end opens no page: 'the container comes on Friday'. */
const isEarly = (text: string, { request }: Brief) =>
  request.length < LONG || request.toLowerCase().indexOf(tidy(text).toLowerCase()) <= request.length * EARLY
const LONG = 300
const EARLY = 0.4

/** Whose page tells its request line by line. */
const isFeast = ({ matter }: Brief) => Boolean(matter) && matter !== 'association' && matter !== 'person'

/** As many of some sentences as fit, two at most. */
function fitted(sentences: readonly string[], most: number): string {
  let lead = ''
  let count = 0
  for (const text of sentences) {
    if (count === 2 || says(lead, tidy(text)) || `${lead} ${text}`.trim().length > most) continue
    lead = `${lead} ${text}`.trim()
    count += 1
  }
  return lead
}

/** 'by 1 May', 'at the football ground': a day or a place by itself opens no page. */
const hangsOn = (text: string, { language }: Brief) =>
  (['at', 'deadlines'] as const).some((kind) => lexicon(language).has(kind, wordsOf(text)[0] ?? ''))

/** 'Delivery in town. …': a capital that only opened a sentence is none inside of another one. */
function inSentence(text: string, request: string, language: Brief['language']): string {
  const before = request.slice(0, Math.max(0, request.indexOf(text)))
  const opens = before.trim() === '' || before.endsWith('\n') || '.!?:•*-'.includes(before.trimEnd().slice(-1))
  const isOnlyCapital = /^\p{Lu}\p{Ll}[^\p{Lu}]*$/u.test(text)
  return opens && isOnlyCapital && !lexicon(language).grammar.nounCapitals
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** Without brackets, quotation marks and colons, of which a list would have halves. */
const isPlain = (text: string) => !/[():;“”„«»"\n]/.test(text)

/** From so sure on something is on offer: a verb, a key or a list says so. */
const OFFERED = 0.7

/** So many things are named under the headline. */
const NAMED = 4

/** The first list: things of several sentences are none together. */
function inOneSentence<Thing extends { start: number; end: number }>(
  request: string,
  things: readonly Thing[],
): Thing[] {
  const isBeside = (one: Thing, other: Thing) => !/[.!?]\s|\n/.test(request.slice(one.end, other.start))
  const lists = things.reduce<Thing[][]>((all, thing) => {
    const list = all.at(-1)
    const before = list?.at(-1)
    if (list && before && isBeside(before, thing)) list.push(thing)
    else all.push([thing])
    return all
  }, [])
  return lists.find((list) => list.length > 1) ?? lists[0] ?? []
}

/** 'Cinnamon buns, sourdough and filter coffee.': what there is, where there is nothing else to say. */
function offerSentence({ language, request, sections, stated = [] }: Brief, most: number): string {
  // plans stand under their prices
  const isPlans = ({ kind, items }: AskedSection) =>
    kind === 'pricing' && items.some(({ price }) => typeof price === 'string' && isBilled(price, language))
  const plans = new Set(sections.filter(isPlans).flatMap(({ items }) => items.map(({ title }) => title)))
  // among sentences a phrase by itself may be a piece of one
  const isProse = stated.some(({ id }) => id === 'sentence' || id === 'does')
  // 'a list of members' that is a part of the page heads it
  const isPart = (fact: Fact) =>
    sections.some(({ span, words }) => span.start <= fact.start && fact.end <= span.end && alike(words, fact.text))
  const isThing = (fact: Fact) => fact.kind === 'service' && (!isProse || fact.sure >= OFFERED) && !isPart(fact)
  const things = stated.filter((fact) => isThing(fact) && isPlain(fact.text) && !plans.has(capital(fact.text)))
  // what has a price stands under the prices; alone it says what there is only where it is all there is
  const unpriced = inOneSentence(
    request,
    things.filter(({ id }) => id !== 'priced'),
  )
  const isTold = stated.some(({ kind }) => kind === 'statement')
  const said = (unpriced.length > 1 || isTold ? unpriced : inOneSentence(request, things)).map(({ text }) =>
    inSentence(tidy(text), request, language),
  )
  const named = [...new Set(said)]
  const list = new Intl.ListFormat(language === 'no' ? 'nb' : language, { type: 'conjunction' })
  const fitting = [NAMED, NAMED - 1].map((count) => asSentence(list.format(named.slice(0, count))))
  return named.length < 2 ? '' : (fitting.find((text) => text.length <= most) ?? '')
}

/** '2 bedrooms, sleeps 4, south-facing balcony.': what is counted beside what it is, in the sentence that says so. */
function openingNotes({ request, stated = [] }: Brief, most: number): string {
  const what = stated.find(({ kind }) => kind === 'what')
  const end = what === undefined ? -1 : request.slice(what.end).search(/[.!?](?:\s|$)|\n/) + what.end
  const notes = stated.filter(
    ({ kind, id, start }) => kind === 'statement' && id === 'note' && start > (what?.end ?? 0),
  )
  const beside = notes
    .filter((note) => note.end <= Math.max(end, 0) && isPlain(note.text))
    .map(({ text }) => tidy(text))
  const fitting = [NAMED, NAMED - 1, NAMED - 2].map((count) => asSentence(beside.slice(0, count).join(', ')))
  return beside.length < 2 ? '' : (fitting.find((text) => text.length <= most) ?? '')
}

/** 'Open Tue-Sun 10-17.', where there is nothing else to say. */
function openSentence({ language, stated = [] }: Brief): string {
  const { open } = voiceWords[language].where
  const hours = stated.find(({ kind, id }) => kind === 'hours' && id !== 'closed')
  if (!hours) return ''
  return asSentence(
    hours.text.toLowerCase().startsWith(open.toLowerCase().slice(0, SAME)) ? hours.text : `${open} ${hours.text}`,
  )
}
/** 'abierto', 'abierta' */
const SAME = 5
