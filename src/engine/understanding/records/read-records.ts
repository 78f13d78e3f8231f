import {
  type AppScene,
  between,
  endsSentence,
  isCapital,
  isSmall,
  spanOf,
  type WordRange,
  wordOf,
} from '../app-scene.ts'
import type { AppHit } from '../app-words.ts'
import type { Span } from '../types.ts'
import type { RecordField } from './record-field.ts'
import { fieldsFrom } from './record-list.ts'
import { recordWords } from './record-words.ts'

/** What is written down of each thing, where a request says it. */
export type Records = Span & {
  /** one of the things, as it was said: 'truck'; empty where it is called an entry or nothing */
  thing: string
  /** many of them, where only that was said: '47 FARMERS, each with a plot' */
  things: string
  fields: RecordField[]
  /** whoever asks writes it down themselves, which no page does: 'what I RECORD each visit' */
  isKept: boolean
  /** a colon opens its list, or half of its fields are filled in as only fields are */
  isSure: boolean
}

/** So many words name a thing, stand between it and what leads up to the list, and between 'what I record' and its colon. */
const MOST_THING = 3
const MOST_SMALL = 2
const MOST_BETWEEN = 5
/** Fewer are no list of fields; behind a colon two are. */
const FEWEST = { told: 3, opened: 2, bare: 4 }

/** What is kept of each thing: 'for each truck: number, driver, route', 'what I record each visit: …'; null where nothing says it. */
export function recordsIn(whole: AppScene): Records | null {
  const words = recordWords(whole.lexicon.language)
  const scene = spelledFor(whole, words.vocabulary)
  const openings = [
    ...words.each.find(scene.words).flatMap((hit) => behindEach(scene, hit)),
    ...words.kept.find(scene.words).flatMap((hit) => behindKept(scene, hit)),
    ...words.named.find(scene.words).flatMap((hit) => behindNamed(scene, hit)),
    ...headings(scene),
  ].toSorted((one, other) => one.first - other.first)
  const found = openings.flatMap(({ first, at, least, isWeak, thing, things, isKept }): Records[] => {
    const { fields, last } = fieldsFrom(scene, at)
    if (fields.length < least || (isWeak && !areFields(fields))) return []
    // 'we record interviews and audiobooks' is what a studio does
    const isSure = least === FEWEST.opened || areFields(fields)
    return [{ thing, things, fields, isKept: isKept && isSure, isSure, ...spanOf(scene.tokens, first, last) }]
  })
  return found.toSorted((one, other) => other.fields.length - one.fields.length)[0] ?? null
}

/** 'publica' is a word of its own here, and no 'pública' that was typed in a hurry. */
const spelledFor = (scene: AppScene, vocabulary: ReadonlySet<string>): AppScene => ({
  ...scene,
  // 'food [own / ours]'
  text: scene.text.replaceAll('[', '(').replaceAll(']', ')'),
  words: scene.tokens.map((token, at) => (vocabulary.has(wordOf(token)) ? wordOf(token) : (scene.words[at] ?? ''))),
})

/** Where a list begins, how many fields it has at least, and whether most of them have to be none but fields. */
type Opening = {
  first: number
  at: number
  least: number
  isWeak?: true
  thing: string
  things: string
  isKept: boolean
}

/** Of what may be a list of anything: half of it is filled in as only fields are, and nothing has an amount: 'Free 0 €'. */
const areFields = (fields: readonly RecordField[]) =>
  fields.filter(({ kind }) => kind !== 'text').length * 2 >= fields.length &&
  !fields.some(({ label }) => /\d/.test(label))

const isBehindColon = (scene: AppScene, at: number) => between(scene, at).includes(':')

/** 'FOR EACH TRUCK: number', 'each record SHALL HOLD number', 'cada uno CON su parcela'. */
function behindEach(scene: AppScene, { first, last }: AppHit): Opening[] {
  const { words, lexicon: known } = scene
  const { own } = recordWords(known.language)
  const colon = colonBehind(scene, last + 1)
  const hold = colon === null ? holdBehind(scene, last + 1) : null
  const noun = thingFrom(scene, last + 1, hold?.first ?? colon ?? words.length)
  // 'PER RADIO, the maker, the year'
  const isBare = colon === null && !hold && noun.to > noun.from && words[noun.to] === ','
  const at = colon ?? (hold ? hold.last + 1 : isBare ? noun.to + 1 : words.length)
  if (at >= words.length || endsHere(scene, at)) return []
  const thing = own.find(words.slice(noun.from, noun.to)).length > 0 ? '' : textOf(scene, noun.from, noun.to)
  const things = noun.to > noun.from ? '' : thingsBefore(scene, first)
  const least = isBare ? FEWEST.bare : leastAt(scene, at)
  const { kept } = recordWords(known.language)
  const isKept = kept.find(words, Math.max(0, first - MOST_BETWEEN), first).length > 0
  return [{ first, at, least, thing, things, isKept }]
}

const leastAt = (scene: AppScene, at: number) => (isBehindColon(scene, at) ? FEWEST.opened : FEWEST.told)

/** 'the FIELDS should be: name, owner', 'COLUMNS: loaf | flour'. */
function behindNamed(scene: AppScene, { first, last }: AppHit): Opening[] {
  for (let at = last + 1; at <= last + MOST_BETWEEN && at < scene.words.length; at++) {
    if (isBehindColon(scene, at)) return [{ first, at, least: FEWEST.opened, thing: '', things: '', isKept: false }]
    if (endsHere(scene, at)) return []
  }
  return []
}

/** 'Tool: name, size, location', and bullets below a line of its own. */
const headings = (scene: AppScene): Opening[] =>
  scene.words.flatMap((_, at): Opening[] => {
    const isLine = /\n[ \t]*[-*•–]/.test(between(scene, at))
    if (at === 0 || !(isLine || isBehindColon(scene, at))) return []
    let first = at - 1
    while (first > 0 && at - first <= MOST_THING && !endsSentence(scene, first)) first--
    const { named } = recordWords(scene.lexicon.language)
    const isOther = at - first > MOST_THING || named.find(scene.words, first, at).length > 0
    const thing = isOther ? '' : textOf(scene, first, at)
    return thing === '' ? [] : [{ first, at, least: FEWEST.told, isWeak: true, thing, things: '', isKept: false }]
  })

/** '47 REGANTES, cada uno con': the noun before a comma. */
function thingsBefore(scene: AppScene, first: number): string {
  const at = scene.words[first - 1] === ',' ? first - 2 : first - 1
  const word = scene.words[at] ?? ''
  return at < 0 || isSmall(scene, word) || endsHere(scene, at + 1) || /\d/.test(word) ? '' : textOf(scene, at, at + 1)
}

/** Where a colon opens a list, near behind 'each'. */
function colonBehind(scene: AppScene, from: number): number | null {
  for (let at = from; at <= from + MOST_THING + LONGEST_HOLD && at < scene.words.length; at++) {
    if (isBehindColon(scene, at)) return at
    if (at > from && endsHere(scene, at)) return null
  }
  return null
}

/** Where a verb opens it: 'every booking NEEDS name and date'. */
function holdBehind(scene: AppScene, from: number): AppHit | null {
  const { words, lexicon: known } = scene
  const { holds, kept } = recordWords(known.language)
  const leads = (at: number) =>
    [holds, kept].flatMap((list) => list.find(words, at, at + LONGEST_HOLD)).find((hit) => hit.first === at)
  // whatever stands right behind 'each' is the thing, if it can be: 'each RECORD holds'
  for (const least of [1, 0])
    for (let at = from + least; at <= from + MOST_THING + MOST_SMALL && at < words.length; at++) {
      const hold = leads(at)
      if (hold) return hold
      if (at > from && endsSentence(scene, at)) break
    }
  return null
}

/** The noun behind 'each', up to a comma, a small word or what leads up to the list. */
function thingFrom(scene: AppScene, from: number, end: number): WordRange {
  const { words, lexicon: known } = scene
  const { holds } = recordWords(known.language)
  const isOver = (at: number) =>
    words[at] === ',' ||
    isSmall(scene, words[at] ?? '') ||
    (known.grammar.nounCapitals && !isCapital(scene, at)) ||
    (at > from && holds.find(words, at, at + LONGEST_HOLD)[0]?.first === at)
  let to = from
  while (to < end && to - from < MOST_THING && !isOver(to)) to++
  return { from, to }
}

/** No phrase that leads up to a list has more words. */
const LONGEST_HOLD = 4

/** 'WHAT I RECORD each visit: …', 'I NOTE date, weight and price'. */
function behindKept(scene: AppScene, { first, last }: AppHit): Opening[] {
  const { words, lexicon: known } = scene
  let at = last + 1
  while (at < words.length && at - last <= MOST_BETWEEN && !isBehindColon(scene, at) && !endsHere(scene, at)) at++
  const isOpened = at < words.length && isBehindColon(scene, at)
  const start = isOpened ? at : last + 1
  if (start >= words.length || endsHere(scene, start)) return []
  const { each, own } = recordWords(known.language)
  const next = words[start] === ',' ? start + 1 : start
  // 'what I write down, PER RADIO, the maker': that opens the list
  if (each.find(words, next, next + 2)[0]?.first === next) return []
  const [one] = isOpened ? each.find(words, last + 1, at) : []
  const noun = one ? words.slice(one.last + 1, at) : []
  const thing = one && own.find(noun).length === 0 ? textOf(scene, one.last + 1, at) : ''
  return [{ first, at: start, least: leastAt(scene, start), thing, things: '', isKept: true }]
}

/** A sentence ends before a word, and not by a colon. */
const endsHere = (scene: AppScene, at: number) => endsSentence(scene, at) && !/[:(]/.test(between(scene, at))

const textOf = ({ text, tokens }: AppScene, from: number, to: number) =>
  to > from ? text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0) : ''
