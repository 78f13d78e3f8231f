import type { AppHit } from '../app-words.ts'
import { type AppScene, endsSentence, isSmall, spanOf } from '../app-scene.ts'
import type { Span } from '../types.ts'
import type { SpecAction, SpecNoun, SpecWords } from './spec-words.ts'

/** One thing that an application is to do or to have, as a specification lists it. */
export type SpecFunction = {
  /** as it was said: 'view booking history' */
  text: string
  /** what is done; the last one that was said where it says none itself */
  action: SpecAction | null
  /** it says itself what is done, and opens with it: 'MANAGE orders', but 'order MANAGEMENT' */
  isDone: boolean
  isVerb: boolean
  /** the noun that names a view by itself */
  noun: SpecNoun | null
  /** the thing without what is done with it: 'booking history'; empty where it names none */
  object: string
  /** the same with the words that say nothing by themselves: 'historical RECORDS' */
  phrase: string
  /** the thing with nothing but the noun that names a view */
  isPlain: boolean
  /** it is one of many: 'courses' */
  isMany: boolean
  /** what belongs to it: 'product information, including NAME AND PRICE' */
  details: string[]
  /** done by those who keep things for others */
  isKept: boolean
  /** a sentence of its own says it, and no 'with' of the first one */
  isTold: boolean
  span: Span
}

export type Range = { from: number; to: number }
/** Where a list begins, what it is a list of, and by whom it is done. */
type Opening = { first: number; at: number; isDone: boolean; isKept: boolean; isTold: boolean }

/** So far from 'should have' its noun for functions may stand: 'should have the following basic FUNCTIONS'. */
const NEAR = 6

/** Everything that the text says its application is to do, in order, with what was told of each. */
export function readFunctions(scene: AppScene, words: SpecWords): SpecFunction[] {
  return sentencesOf(scene).flatMap((sentence) => {
    const openings = openingsIn(scene, words, sentence)
    if (openings.length === 0 && sentence.from > 0) return namedIn(scene, words, sentence)
    return openings.flatMap((opening, index) => {
      const to = openings[index + 1]?.first ?? sentence.to
      return inList(scene, words, opening, { from: opening.at, to: closedAt(scene, words, opening.at, to) })
    })
  })
}

/** 'NOTIFICATIONS appear in the top bar': a sentence of another kind has the views that it names. */
const namedIn = (scene: AppScene, words: SpecWords, { from, to }: Range): SpecFunction[] =>
  words.nouns
    .find(scene.words, from, to)
    .filter(({ id }) => id !== 'search' && id !== 'home')
    .map(({ first, last }) => ({ ...readPiece(scene, words, { from: first, to: last + 1 }), isTold: false }))

/** The sentences of a text; what stands behind a colon or in brackets is one by itself. */
function sentencesOf(scene: AppScene): Range[] {
  const starts = scene.words.flatMap((_, at) =>
    at === 0 || (endsSentence(scene, at) && !isListed(scene, at)) ? [at] : [],
  )
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? scene.words.length }))
}

/** 'features: A, b' and '- a' in lines of their own belong to what was said before them. */
function isListed({ text, tokens }: AppScene, at: number): boolean {
  const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length)
  return /[:;]/.test(between) || /\n\s*(?:[-*•–]|\d{1,2}[.)])\s*$/.test(between)
}

function openingsIn(scene: AppScene, words: SpecWords, { from, to }: Range): Opening[] {
  const isKept = (first: number) => words.admin.find(scene.words, Math.max(from, first - 2), first).length > 0
  const able = words.able
    .find(scene.words, from, to)
    .map(({ first, last }): Opening => ({ first, at: last + 1, isDone: true, isKept: isKept(first), isTold: true }))
  const listed = ({ first, last }: Pick<AppHit, 'first' | 'last'>): Opening => ({
    first,
    at: listAt(scene, words, last + 1, to),
    isDone: false,
    isKept: false,
    isTold: true,
  })
  const has = words.has.find(scene.words, from, to).map(listed)
  const done = doingIn(scene, words, { from, to }).map(
    ({ first, last }): Opening => ({ first, at: last + 1, isDone: true, isKept: isKept(last + 1), isTold: true }),
  )
  const sure = [...able, ...withoutThose([...has, ...done], able)]
  const had = words.had
    .find(scene.words, from, to)
    .filter(({ last }) => from === 0 || isOfFunctions(scene, words, last + 1, to))
    .map((hit): Opening => ({ ...listed(hit), isTold: false }))
    // 'browse products INCLUDING their prices': what stands inside of a list opens none
    .filter(({ first }) => !sure.some((one) => one.first < first))
    .slice(0, 1)
  const all = [...sure, ...withoutThose(had, able)].sort((one, other) => one.first - other.first)
  // 'should have functionalities that ALLOW USERS TO': the later one opens the list
  return all.filter(({ at }, index) => at < to && !all.slice(index + 1).some((later) => later.first < at))
}

/** Those that begin inside of none of the others. */
const withoutThose = (openings: readonly Opening[], others: readonly Opening[]): Opening[] =>
  openings.filter(({ first, at }) => !others.some((one) => first < one.at && one.first < at))

/** 'TEACHERS post assignments': who does something there, with a verb right behind. */
const doingIn = (scene: AppScene, words: SpecWords, { from, to }: Range): AppHit[] =>
  words.doers.find(scene.words, from, to).filter(({ last }) => {
    const next = scene.words[last + 1] ?? ''
    return (
      last + 1 < to && words.actions.find(scene.words, last + 1, to)[0]?.first === last + 1 && !isSmall(scene, next)
    )
  })

/** Whether a noun for functions stands near: 'with FUNCTIONS such as'. */
const isOfFunctions = (scene: AppScene, words: SpecWords, from: number, to: number) =>
  words.functions.find(scene.words, from, Math.min(to, from + NEAR)).length > 0

/** Behind 'the following functions such as': where the list itself begins. */
function listAt(scene: AppScene, words: SpecWords, from: number, to: number): number {
  const noun = words.functions.find(scene.words, from, Math.min(to, from + NEAR))[0]
  // 'a search FUNCTION', 'a login MODULE' are functions themselves
  const isNamed = noun !== undefined && nouns(scene, words, from, noun.first) === 0
  if (!noun || !isNamed) return from
  const [lead] = words.leads.find(scene.words, noun.last + 1, Math.min(to, noun.last + 3))
  return lead?.first === noun.last + 1 ? lead.last + 1 : noun.last + 1
}

const nouns = (scene: AppScene, words: SpecWords, from: number, to: number) =>
  scene.words
    .slice(from, to)
    .filter((word) => !saysNothing(scene, words, word) && !scene.lexicon.has('qualities', word)).length

/** Where the list is over: 'log in TO IMPROVE their skills'. */
const closedAt = ({ words: said }: AppScene, words: SpecWords, from: number, to: number): number =>
  words.closes.find(said, from + 1, to)[0]?.first ?? to

/** What is listed, each with what it says itself; who says no verb has that of the one before, or behind where verbs stand last. */
function inList(scene: AppScene, words: SpecWords, opening: Opening, range: Range): SpecFunction[] {
  const found: SpecFunction[] = []
  let within: 'details' | 'beside' | null = null
  for (const piece of piecesOf(scene, range)) {
    const lead = leadIn(scene, words, piece)
    const end = lead && lead.first > piece.from ? lead.first : piece.to
    const own = readPiece(scene, words, { ...piece, to: end }, opening.isDone)
    if (piece.isLine || own.isVerb || (within === 'beside' && own.noun !== null)) within = null
    const last = found.at(-1)
    const opensDetails = lead?.first === piece.from
    if (!opensDetails && !(within && last) && own.text !== '')
      found.push({ ...own, isKept: opening.isKept, isTold: opening.isTold })
    const whole = found.at(-1)
    if (whole && within && !lead) addDetail(scene, whole, piece)
    if (!whole || !lead) continue
    within = lead.id
    addDetail(scene, whole, { from: lead.last + 1, to: piece.to })
  }
  return withActions(found, words.verbLast)
}

/** What leads up to the parts of a thing, in a piece. */
const leadIn = ({ words: said }: AppScene, words: SpecWords, { from, to }: Range) =>
  [...words.details.find(said, from, to), ...words.beside.find(said, from, to)]
    .map(({ id, first, last }) => ({ id: id === 'beside' ? ('beside' as const) : ('details' as const), first, last }))
    .sort((one, other) => one.first - other.first)[0]

function addDetail(scene: AppScene, to: SpecFunction, range: Range): void {
  const said = saidIn(scene, trimmed(scene, range))
  if (said !== '') to.details.push(said)
}

/** The pieces of a list: between commas, 'and' and new lines. */
function piecesOf(scene: AppScene, { from, to }: Range): (Range & { isLine: boolean })[] {
  const isJoint = (at: number) => scene.words[at] === ',' || scene.lexicon.has('and', scene.words[at] ?? '')
  const pieces: (Range & { isLine: boolean })[] = []
  let start = from
  let isLine = true
  for (let at = from; at <= to; at++) {
    const isBreak = at === to || isJoint(at)
    const ends = !isBreak && at > from && endsSentence(scene, at)
    if (!isBreak && !ends) continue
    if (at > start) pieces.push({ from: start, to: at, isLine })
    isLine = ends
    start = isBreak ? at + 1 : at
  }
  return pieces
}

/** A piece without what stands small around it. */
export function trimmed(scene: AppScene, { from, to }: Range): Range {
  let [first, last] = [from, to]
  while (first < last && isSmall(scene, scene.words[first] ?? '')) first++
  while (last > first && isSmall(scene, scene.words[last - 1] ?? '')) last--
  return { from: first, to: last }
}

export const saidIn = ({ text, tokens }: AppScene, { from, to }: Range) =>
  to > from ? text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).replace(/\s+/g, ' ') : ''

/** More words than these are a sentence and no thing. */
const LONGEST_OBJECT = 6

export function readPiece(scene: AppScene, words: SpecWords, range: Range, isVerbFirst = false): SpecFunction {
  const whole = trimmed(scene, range)
  const actions = words.actions.find(scene.words, whole.from, range.to)
  const chosen = isVerbFirst && !words.verbLast ? actions[0] : actionOf(scene, actions, range)
  const found = words.nouns.find(scene.words, whole.from, range.to)
  const named = nounOf(scene, found)
  const isIn = (hit: AppHit | undefined, at: number) => hit !== undefined && at >= hit.first && at <= hit.last
  const isEmpty = (at: number) => isIn(chosen, at) || saysNothing(scene, words, scene.words[at] ?? '')
  const isOfNoun = (at: number) => isIn(named, at)
  const isFrame = (at: number) => words.frames.find([scene.words[at] ?? '']).length > 0
  const object = objectOf(scene, whole, isEmpty, (at) => isIn(chosen, at), isFrame)
  return {
    text: saidIn(scene, { from: whole.from, to: Math.max(whole.to, (chosen?.last ?? 0) + 1) }),
    action: chosen?.id ?? null,
    isDone: chosen !== undefined,
    isVerb: chosen !== undefined && (words.verbLast ? chosen.last === range.to - 1 : chosen.first <= whole.from + 1),
    noun: named?.id ?? null,
    object,
    phrase: object === '' ? '' : phraseOf(scene, whole, (at) => isIn(chosen, at)),
    isPlain: scene.words
      .slice(whole.from, whole.to)
      .every((_, at) => isOfNoun(whole.from + at) || isEmpty(whole.from + at)),
    isMany: isMany(scene, object),
    details: [],
    isKept: false,
    isTold: true,
    span: whole.to > whole.from ? spanOf(scene.tokens, whole.from, whole.to - 1) : { start: 0, end: 0 },
  }
}

/** 'MANAGE bookings' is what opens the piece, 'order MANAGEMENT' what closes it. */
function actionOf(
  { lexicon }: AppScene,
  hits: readonly AppHit<SpecAction>[],
  { to }: Range,
): AppHit<SpecAction> | undefined {
  const [first] = hits
  const last = hits.at(-1)
  if (lexicon.grammar.headFirst || first?.id === 'keep' || !last) return first
  return last.last === to - 1 ? last : first
}

/** The noun that heads the piece: the last one, or the first where heads stand first. */
const nounOf = <Hit>({ lexicon }: AppScene, hits: readonly Hit[]) => (lexicon.grammar.headFirst ? hits[0] : hits.at(-1))

/** A word that names no thing by itself. */
const saysNothing = (scene: AppScene, words: SpecWords, word: string): boolean =>
  word === "'s" ||
  isSmall(scene, word) ||
  [words.general, words.frames, words.functions].some((list) => list.find([word]).length > 0)

/** The words between what is done and what says nothing by itself, of one noun phrase. */
function objectOf(
  scene: AppScene,
  { from, to }: Range,
  isEmpty: (at: number) => boolean,
  isTaken: (at: number) => boolean,
  isFrame: (at: number) => boolean,
): string {
  let first = from
  while (first < to && isEmpty(first)) {
    // 'access THE WEBSITE on different devices' is about nothing else
    if (isFrame(first) && first > from && isSmall(scene, scene.words[first + 1] ?? '')) return ''
    first++
  }
  let last = to
  while (last > first && isEmpty(last - 1)) last--
  // 'products for their home': what it is of or for says less
  const cut = scene.words.findIndex(
    (word, at) => at > first && at < last && (isTaken(at) || (isSmall(scene, word) && !scene.lexicon.has('of', word))),
  )
  const end = cut < 0 ? last : cut
  return end - first > LONGEST_OBJECT ? '' : saidIn(scene, { from: first, to: end })
}

/** The noun phrase as it was said, without the verb before it and up to what it is for. */
function phraseOf(scene: AppScene, { from, to }: Range, isTaken: (at: number) => boolean): string {
  let first = from
  while (first < to && (isTaken(first) || isSmall(scene, scene.words[first] ?? ''))) first++
  const end = scene.words.findIndex(
    (word, at) => at > first && at < to && isSmall(scene, word) && !scene.lexicon.has('of', word),
  )
  return saidIn(scene, trimmed(scene, { from: first, to: end < 0 ? to : end }))
}

/** Whether its head has an ending of many: 'courses', 'Kurse' are not told from 'Kurs' in every language, and count then. */
function isMany({ lexicon }: AppScene, object: string): boolean {
  const said = object.toLowerCase().split(' ')
  const head = (lexicon.grammar.headFirst ? said[0] : said.at(-1)) ?? ''
  return head !== '' && lexicon.forms(head).length > 1
}

/** 'browse products and articles': what has no verb is done as the one beside it. */
function withActions(found: SpecFunction[], verbLast: boolean): SpecFunction[] {
  const list = verbLast ? found.toReversed() : found
  let last: SpecAction | null = null
  for (const one of list) {
    if (one.isDone) last = one.isVerb ? one.action : null
    else one.action = last
  }
  return found.flatMap((one, index) => {
    const next = found[verbLast ? index - 1 : index + 1]
    const isBare = one.isDone && one.object === '' && one.noun === null
    if (!isBare || !next?.isDone || next.object === '') return [one]
    // 'browse and MANAGE ORDERS': who keeps things sees them
    return next.action === 'keep' && one.action === 'show' ? [] : [{ ...one, object: next.object }]
  })
}
