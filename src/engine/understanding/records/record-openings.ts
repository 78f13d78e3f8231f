import { type AppScene, between, connects, endsSentence, isCapital, isSmall, type WordRange } from '../app-scene.ts'
import type { AppHit } from '../app-words.ts'
import { readTokens } from '../tokens.ts'
import { recordWords } from './record-words.ts'

/** So many words name a thing, stand between it and what leads up to the list, and between 'what I record' and its colon. */
const MOST_THING = 3
const MOST_SMALL = 2
const MOST_BETWEEN = 5
/** Fewer are no list of fields; behind a colon two are. */
export const FEWEST = { told: 3, opened: 2, bare: 4 }

/** Where a list begins, how many fields it has at least, and whether (`isWeak`) most of them have to be none but fields. */
export type RecordOpening = {
  first: number
  at: number
  least: number
  isWeak?: true
  /** it stands behind the name of a register and a colon */
  isNamed?: boolean
  /** one has to be filled in as nothing else is: what is kept track of may be anything */
  isOpen?: true
  /** somebody puts them in, which says that they are fields */
  isPut?: true
  /** each is called an entry, a record or a row */
  isEntry?: boolean
  thing: string
  things: string
  isKept: boolean
}

/** Every place where a list of fields may begin, in order. */
export function openingsIn(scene: AppScene): RecordOpening[] {
  const words = recordWords(scene.lexicon.language)
  return [
    ...words.each.find(scene.words).flatMap((hit) => behindEach(scene, hit)),
    ...words.kept.find(scene.words).flatMap((hit) => behindKept(scene, hit)),
    ...words.named.find(scene.words).flatMap((hit) => behindNamed(scene, hit)),
    ...words.puts.find(scene.words).flatMap((hit) => behindPuts(scene, hit)),
    ...scene.known.managing.find(scene.words).flatMap((hit) => behindManaging(scene, hit)),
    ...weakOpenings(scene),
  ].toSorted((one, other) => one.first - other.first)
}

const isBehindColon = (scene: AppScene, at: number) => between(scene, at).includes(':')
/** 'each inspection – DATE, which hive': a dash with room around it opens a list as well. */
const isOpened = (scene: AppScene, at: number) => /:|\s[-–—]\s/.test(between(scene, at))

/** 'FOR EACH TRUCK: number', 'each record SHALL HOLD number', 'cada uno CON su parcela'. */
function behindEach(scene: AppScene, { first, last }: AppHit): RecordOpening[] {
  const { words, lexicon: known } = scene
  const { own, kept, entries } = recordWords(known.language)
  // 'PAR EXEMPLE : 014 redingote' is one of them
  if (scene.known.such.find(words, first, first + MOST_SMALL + 1).some((such) => such.first === first)) return []
  const colon = colonBehind(scene, last + 1)
  const hold = colon === null ? holdBehind(scene, last + 1) : null
  const whole = thingFrom(scene, last + 1, hold?.first ?? colon ?? words.length)
  const bare = colon === null && !hold ? bareAt(scene, whole) : null
  const noun = bare?.noun ?? whole
  const at = colon ?? (hold ? hold.last + 1 : (bare?.at ?? words.length))
  if (at >= words.length || endsHere(scene, at)) return []
  const thing = own.find(words.slice(noun.from, noun.to)).length > 0 ? '' : textOf(scene, noun.from, noun.to)
  const things = noun.to > noun.from ? '' : thingsBefore(scene, first)
  const least = bare ? FEWEST.bare : leastAt(scene, at)
  const isKept = kept.find(words, Math.max(0, first - MOST_BETWEEN), first).length > 0
  const isEntry = entries.find(words, noun.from, noun.to).length > 0
  return [{ first, at, least, thing, things, isKept, ...(isEntry ? { isEntry } : {}) }]
}

/** Where a list begins right behind its thing: 'PER RADIO, the maker, the year', 'pro AUFTRAG Kunde', 'for each cat ITS name, ITS age'. */
function bareAt(scene: AppScene, whole: WordRange): { noun: WordRange; at: number } | null {
  const behind = scene.words[whole.to] ?? ''
  if (whole.to === whole.from) return null
  if (scene.lexicon.has('own', behind)) return { noun: whole, at: whole.to }
  const noun = behind === ',' ? bareThing(scene, whole) : null
  return noun && { noun, at: noun.to < whole.to ? noun.to : noun.to + 1 }
}

/** Without a comma behind it the thing is one word, where nouns or fields are told from what follows: 'pro AUFTRAG Kunde'. */
function bareThing(scene: AppScene, { from, to }: WordRange): WordRange {
  const isJoined = to > from + 1 && (scene.lexicon.grammar.nounCapitals || isOwnField(scene, from + 1))
  return isJoined ? { from, to: from + 1 } : { from, to }
}

/** 'de cada gasto FECHA, importe': it says itself how it is filled in. */
function isOwnField({ words, lexicon: known }: AppScene, at: number): boolean {
  const { dates, numbers, notes } = recordWords(known.language)
  return [dates, numbers, notes].some((list) => list.find(words, at, at + 1).length > 0)
}

const leastAt = (scene: AppScene, at: number) => (isBehindColon(scene, at) ? FEWEST.opened : FEWEST.told)

/** 'the FIELDS should be: name, owner', 'COLUMNS: loaf | flour', 'with COLUMNS date, flour'. */
function behindNamed(scene: AppScene, { first, last }: AppHit): RecordOpening[] {
  let bare = last + 1
  while (bare <= last + MOST_SMALL && isSmall(scene, scene.words[bare] ?? '')) bare++
  const behind = scene.words[bare] === undefined || endsSentence(scene, bare) ? [] : [weakAt(bare, '')]
  for (let at = last + 1; at <= last + MOST_BETWEEN && at < scene.words.length; at++) {
    if (isBehindColon(scene, at)) return [{ first, at, least: FEWEST.opened, thing: '', things: '', isKept: false }]
    if (endsHere(scene, at)) break
  }
  return behind
}

/** 'Tool: name, size', 'a logbook - day, place', 'register [plate, make]', 'a register WITH name and town', and bullets below a line. */
function weakOpenings(scene: AppScene): RecordOpening[] {
  const asks = new Set(scene.lexicon.find(readTokens(scene.text), ['asks']).map(({ start }) => start))
  return scene.words.flatMap((word, at): RecordOpening[] => {
    if (at === 0) return []
    const mark = between(scene, at)
    if (opensList(mark))
      return [{ ...weakAt(at, thingBefore(scene, at)), isNamed: mark.includes(':') && namesRegister(scene, at) }]
    if (!endsSentence(scene, at)) return scene.lexicon.has('having', word) ? [weakAt(at + 1, '')] : []
    // 'I WANT TO KNOW the title, how many copies we have'
    const [hold] = recordWords(scene.lexicon.language).holds.find(scene.words, at, at + LONGEST_HOLD)
    if (hold?.first === at) return [{ ...weakAt(hold.last + 1, ''), least: hold.last > at ? FEWEST.told : FEWEST.bare }]
    // 'Fahrtenbuch bitte. DATUM, ORT, KM': a sentence that is nothing but a list, and no 'we need a list of tools, borrower'
    const isBare = colonBehind(scene, at + 1) === null && !asks.has(scene.tokens[at]?.start ?? 0)
    return isBare ? [{ ...weakAt(at, ''), least: FEWEST.bare }] : []
  })
}

/** 'a REGISTER of loans: game, member, due back': behind its own name a list is what is written down in it. */
function namesRegister(scene: AppScene, at: number): boolean {
  let first = at - 1
  while (first > 0 && !endsSentence(scene, first)) first--
  const { heads } = recordWords(scene.lexicon.language)
  const screens = scene.known.screens.find(scene.words, first, at)
  return heads.find(scene.words, first, at).length > 0 || screens.some(({ id }) => id === 'register')
}

const weakAt = (at: number, thing: string): RecordOpening => ({
  first: at,
  at,
  least: FEWEST.told,
  isWeak: true,
  thing,
  things: '',
  isKept: false,
})

/** A colon, a bracket, a dash with room around it, or the first bullet. */
const opensList = (mark: string): boolean => /[:(]|\s[-–—]\s/.test(mark) || /\n[ \t]*[-*•–]/.test(mark)

/** 'TOOL: name, size': what the list is headed by, where that is short. */
function thingBefore(scene: AppScene, at: number): string {
  let first = at - 1
  while (first > 0 && at - first <= MOST_THING && !endsSentence(scene, first)) first--
  const { named } = recordWords(scene.lexicon.language)
  const isOther = at - first > MOST_THING || named.find(scene.words, first, at).length > 0
  return isOther ? '' : textOf(scene, first, at)
}

/** 'erfassen, WER da war': behind a comma a question opens the list. */
const askedBehind = ({ words, lexicon: known }: AppScene, at: number): number =>
  words[at] === ',' && known.has('interrogatives', words[at + 1] ?? '') ? at + 1 : at

/** 'note down EVERY DAY how long …': that says when, and not what. */
function pastTime({ words, lexicon: known }: AppScene, at: number): number {
  const [each] = recordWords(known.language).each.find(words, at, at + 2)
  const noun = (each?.last ?? at) + 1
  const isTime =
    known.has('durations', words[noun] ?? '') ||
    recordWords(known.language).dates.find(words, noun, noun + 1).length > 0
  return each?.first === at && isTime ? noun + 1 : at
}

/** 'where I can PUT IN name, voice and telephone', 'I want to NOTE my rides: date, route, km' */
function behindPuts(scene: AppScene, { first, last }: AppHit): RecordOpening[] {
  const isKept = isWanted(scene, first)
  const colon = isKept ? colonBehind(scene, last + 1) : null
  const at = colon ?? askedBehind(scene, pastTime(scene, last + 1))
  const opening = { ...weakAt(at, ''), isPut: true as const, isKept }
  return at < scene.words.length && !endsHere(scene, at) ? [opening] : []
}

/** 'I WANT TO note', 'quiero registrar', 'an APP to track': whoever asks does it, and no user of theirs. */
function isWanted(scene: AppScene, verb: number): boolean {
  const { words, lexicon: known } = scene
  const { frames } = scene.known
  // 'I need a tracker, NOTES', 'reading tracker: BOOKS I have read': behind a mark it is no verb of theirs
  let from = verb
  while (from > Math.max(0, verb - MOST_WISH) && words[from - 1] !== ',' && !endsSentence(scene, from)) from--
  const before = words.slice(from, verb)
  const isAsking = before.some((word) => (['alone', 'together', 'asks'] as const).some((kind) => known.has(kind, word)))
  return isAsking || frames.find(before).length > 0
}

/** So many words stand between who wants it and what they want to do. */
const MOST_WISH = 3

/** 'I want to KEEP TRACK OF eggs, feed and which hen is broody'; 'we manage disputes, contracts' is what a firm does. */
function behindManaging(scene: AppScene, { first: verb, last }: AppHit): RecordOpening[] {
  const first = askedBehind(scene, last + 1)
  const colon = colonBehind(scene, first)
  const at = colon ?? first
  const isDone = scene.lexicon.has('pronouns', scene.words[verb - 1] ?? '') || !isWanted(scene, verb)
  const isOver = isDone || at >= scene.words.length || connects(scene, first) || endsHere(scene, first)
  const opening = { ...weakAt(at, textOf(scene, first, at)), first: verb }
  return isOver ? [] : [{ ...opening, isPut: true, isOpen: true, isKept: true }]
}

/** '47 REGANTES, cada uno con': the noun before a comma. */
function thingsBefore(scene: AppScene, first: number): string {
  const at = scene.words[first - 1] === ',' ? first - 2 : first - 1
  const word = scene.words[at] ?? ''
  return at < 0 || isSmall(scene, word) || endsHere(scene, at + 1) || /\d/.test(word) ? '' : textOf(scene, at, at + 1)
}

/** Where a colon opens a list, near behind 'each'. */
function colonBehind(scene: AppScene, from: number): number | null {
  for (let at = from; at <= from + MOST_THING + LONGEST_HOLD && at < scene.words.length; at++) {
    if (isOpened(scene, at)) return at
    if (at > from && endsHere(scene, at)) return null
  }
  return null
}

/** Where a verb opens it: 'every booking NEEDS name and date'. */
function holdBehind(scene: AppScene, from: number): AppHit | null {
  const { words, lexicon: known } = scene
  const { holds, kept, puts } = recordWords(known.language)
  const leads = (at: number) =>
    [holds, kept, puts].flatMap((list) => list.find(words, at, at + LONGEST_HOLD)).find((hit) => hit.first === at)
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
function behindKept(scene: AppScene, { first, last }: AppHit): RecordOpening[] {
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
