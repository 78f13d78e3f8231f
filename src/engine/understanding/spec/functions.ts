import type { AppHit } from '../app-words.ts'
import { type AppScene, endsSentence, isCapital, spanOf, type WordRange } from '../app-scene.ts'
import type { Span } from '../types.ts'
import { headOf, isSmall, withoutSmall } from './clauses.ts'
import { isLastPart } from './compounds.ts'
import { closedAt, type ListOpening, openingsIn } from './openings.ts'
import { piecesOf, textIn, isGeneric, trimmed } from './pieces.ts'
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
  /** those beside it that say none are done, too: those behind it, or those before it where it is a verb that stands last */
  leads: 'behind' | 'before' | null
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
  /** nothing is said but what is done: 'browse AND manage orders' */
  isAlone: boolean
  /** what belongs to it: 'product information, including NAME AND PRICE' */
  details: string[]
  /** done by those who keep things for others */
  isKept: boolean
  /** a sentence of its own says it, and no 'with' of the first one */
  isTold: boolean
  /** only the noun for it was known of its sentence: 'NOTIFICATIONS appear in the top bar' */
  isNamed: boolean
  /** when or by what it is done, as it was said: 'when an order is paid' */
  condition: string
  /** somebody does it there, or it is called a function: 'users can …', 'FUNCTIONALITIES for …' */
  isDeed: boolean
  /** it only tells who does it: 'TEACHERS post assignments', and not that they can */
  isFinite: boolean
  span: Span
}

/** Everything that the text says its application is to do, in order, with what was told of each. */
export function readFunctions(scene: AppScene, words: SpecWords): SpecFunction[] {
  return sentencesOf(scene).flatMap((sentence) => {
    const openings = openingsIn(scene, words, sentence)
    if (openings.length === 0 && sentence.from > 0) return namedIn(scene, words, sentence)
    return openings.flatMap((opening, index) => {
      const to = openings[index + 1]?.first ?? sentence.to
      const own = opening.isFinite ? { ...words, actions: words.finite } : words
      return inList(scene, own, opening, { from: opening.at, to: closedAt(scene, words, opening, to) })
    })
  })
}

/** 'NOTIFICATIONS appear in the top bar': a sentence of another kind has the views that it names, each with its clause. */
function namedIn(scene: AppScene, words: SpecWords, sentence: WordRange): SpecFunction[] {
  const clauses = piecesOf(scene, sentence)
  return words.nouns
    .find(scene.words, sentence.from, sentence.to)
    .filter(({ id }) => id !== 'search' && id !== 'home')
    .map(({ first, last }) => {
      const clause = clauses.find(({ from, to }) => from <= first && first < to)
      return {
        ...readPiece(scene, words, { from: first, to: last + 1 }),
        isTold: false,
        isNamed: true,
        span: spanOf(scene.tokens, clause?.from ?? first, (clause?.to ?? last + 1) - 1),
      }
    })
}

/** The sentences of a text; what stands behind a colon or in brackets is one by itself. */
function sentencesOf(scene: AppScene): WordRange[] {
  const starts = scene.words.flatMap((_, at) =>
    at === 0 || (endsSentence(scene, at) && !isListed(scene, at)) ? [at] : [],
  )
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? scene.words.length }))
}

/** 'features: A, b' and '- a' in lines of their own belong to what was said before them. */
function isListed({ text, tokens }: AppScene, at: number): boolean {
  const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length)
  const bullet = between.includes('\n') ? (between.split('\n').at(-1) ?? '').trim() : ''
  return /[:;]/.test(between) || /^(?:[-*•–]|\d{1,2}[.)])$/.test(bullet)
}

/** What an opening says of all that it lists. */
const askedBy = ({ isKept, isTold, isDone, isOfFunctions, isFinite, isAllowed }: ListOpening) => ({
  isKept,
  isTold,
  isDeed: isDone || isOfFunctions === true,
  isFinite: isFinite === true && isAllowed !== true,
})

/** What is listed, each with what it says itself; who says no verb has that of the one before, or behind where verbs stand last. */
function inList(scene: AppScene, words: SpecWords, opening: ListOpening, range: WordRange): SpecFunction[] {
  const found: SpecFunction[] = []
  const asked = askedBy(opening)
  let within: 'details' | 'beside' | null = null
  // 'no login, no shop' asks for neither
  const pieces = piecesOf(scene, range).filter((one) => !isRefused(scene, one))
  for (const { condition, ...whole } of withConditions(scene, words, pieces)) {
    const piece = behindPage(scene, words, whole)
    const lead = leadIn(scene, words, piece)
    const end = lead && lead.first > piece.from ? lead.first : piece.to
    const part = { ...piece, to: end }
    const own = saidAlone(scene, words, readPiece(scene, words, part, opening.isDone), part, opening)
    if (piece.isLine || own.isVerb || (within === 'beside' && own.noun !== null)) within = null
    const last = found.at(-1)
    const opensDetails = lead?.first === piece.from
    if (!opensDetails && !(within && last) && own.text !== '')
      found.push({ ...own, condition: textIn(scene, condition), ...asked })
    const owner = found.at(-1)
    if (owner && within && !lead) addDetail(scene, owner, piece)
    if (!owner || !lead) continue
    within = lead.id
    addDetail(scene, owner, { from: lead.last + 1, to: piece.to })
  }
  return onlyDone(withActions(scene, found, words.verbLast), words.verbLast && opening.isDone)
}

type Piece = ReturnType<typeof piecesOf>[number]

/** Pieces without when or by what they are done, which goes on up to the next verb: 'get a message WHEN IT IS PAID AND SENT'. */
function withConditions(scene: AppScene, words: SpecWords, pieces: readonly Piece[]) {
  const found: (Piece & { condition: WordRange })[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    const hit = words.conditions
      .find(scene.words, piece.from, piece.to)
      .find((one) => (last || one.first > piece.from) && one.last + 1 < piece.to)
    const isBeside = !piece.isLine && scene.words[piece.from - 1] !== ','
    const isOpen = last && last.condition.to > last.condition.from
    if (isOpen && isBeside && !readPiece(scene, words, piece).isVerb) last.condition.to = piece.to
    else if (last && hit?.first === piece.from) last.condition = { from: piece.from, to: piece.to }
    else found.push({ ...piece, to: hit?.first ?? piece.to, condition: { from: hit?.first ?? piece.to, to: piece.to } })
  }
  return found
}

/** 'publient DES DEVOIRS', 'stellen AUFGABEN ein': where verbs change behind who does it, the thing is what can be shown of it. */
function saidAlone(
  scene: AppScene,
  words: SpecWords,
  one: SpecFunction,
  range: WordRange,
  { isFinite }: ListOpening,
): SpecFunction {
  const { headFirst, inverts } = scene.lexicon.grammar
  if (!isFinite || !(headFirst || inverts) || !one.isVerb) return one
  const named = headOf(scene, words.nouns.find(scene.words, range.from, range.to))
  const noun = named ? textIn(scene, trimmed(scene, { from: named.first, to: named.last + 1 })) : ''
  return { ...one, text: one.phrase || noun || one.text }
}

/** 'sollen übersichtlich sein': where verbs stand last and anything is done, all is that stands before a verb. */
const onlyDone = (found: SpecFunction[], isVerbLast: boolean): SpecFunction[] =>
  isVerbLast && found.some(({ leads }) => leads === 'before')
    ? found.filter(({ action, noun }) => action !== null || noun !== null)
    : found

const isRefused = (scene: AppScene, { from }: WordRange): boolean =>
  [from - 1, from].some((at) => scene.lexicon.has('excluding', scene.words[at] ?? ''))

/** What leads up to the parts of a thing, in a piece. */
const leadIn = (scene: AppScene, words: SpecWords, { from, to }: WordRange) =>
  [...words.details.find(scene.words, from, to), ...besideIn(scene, words, { from, to })]
    .map(({ id, first, last }) => ({ id: id === 'beside' ? ('beside' as const) : ('details' as const), first, last }))
    .sort((one, other) => one.first - other.first)[0]

/** 'une page AVEC des conseils', 'eine Seite MIT Tipps' are what stands behind it. */
function behindPage<Piece extends WordRange>(scene: AppScene, words: SpecWords, piece: Piece): Piece {
  const { headFirst, inverts } = scene.lexicon.grammar
  const [lead] = words.beside.find(scene.words, piece.from, piece.to)
  if (!lead || lead.first === piece.from || !(headFirst || inverts)) return piece
  const isPage = scene.words.slice(piece.from, lead.first).every((word) => isSmall(scene, word) || isFrame(words, word))
  return isPage && lead.last + 1 < piece.to ? { ...piece, from: lead.last + 1 } : piece
}

const isFrame = (words: SpecWords, word: string) => words.frames.find([word]).length > 0

/** 'søke ETTER kurs' is one word for what is done; and where verbs stand last, 'nach Ort SUCHEN' says what is done. */
function besideIn(scene: AppScene, words: SpecWords, { from, to }: WordRange): AppHit[] {
  const actions = words.actions.find(scene.words, from, to)
  const isNoun = (at: number) => scene.lexicon.grammar.nounCapitals && isCapital(scene, at)
  return words.beside
    .find(scene.words, from, to)
    .filter(({ first }) => !actions.some((one) => one.first < first && first <= one.last))
    .filter(({ last }) => !words.verbLast || !actions.some((one) => one.first > last && !isNoun(one.last)))
}

function addDetail(scene: AppScene, to: SpecFunction, range: WordRange): void {
  const said = textIn(scene, trimmed(scene, range))
  if (said !== '') to.details.push(said)
}

/** More words than these are a sentence and no thing. */
const LONGEST_OBJECT = 6

export function readPiece(scene: AppScene, words: SpecWords, range: WordRange, isVerbFirst = false): SpecFunction {
  const { whole, actions } = withoutSmall(scene, words, range)
  const chosen = isVerbFirst && !words.verbLast ? actions[0] : actionOf(scene, actions, words.verbLast ? whole : range)
  const found = words.nouns.find(scene.words, whole.from, range.to)
  // 'log in to the account' is a way in
  const named = found.find(({ id }) => id === 'auth') ?? headOf(scene, found)
  const isIn = (hit: AppHit | undefined, at: number) => hit !== undefined && at >= hit.first && at <= hit.last
  const isEmpty = (at: number) => isIn(chosen, at) || isGeneric(scene, words, scene.words[at] ?? '')
  const isOfNoun = (at: number) => isIn(named, at)
  const isFrame = (at: number) => words.frames.find([scene.words[at] ?? '']).length > 0
  const object = objectOf(scene, whole, isEmpty, (at) => isIn(chosen, at), isFrame)
  return {
    text: textIn(scene, { from: whole.from, to: Math.max(whole.to, (chosen?.last ?? 0) + 1) }),
    action: chosen?.id ?? null,
    isDone: chosen !== undefined,
    isVerb: chosen !== undefined && isVerbOf(chosen, whole, words.verbLast),
    leads: chosen === undefined ? null : leadsOf(scene, words, chosen, whole),
    noun: named?.id ?? null,
    object,
    phrase: object === '' ? '' : phraseOf(scene, whole, (at) => isIn(chosen, at) && !isLastPart(scene, at)),
    isPlain: scene.words
      .slice(whole.from, whole.to)
      .every((_, at) => isOfNoun(whole.from + at) || isEmpty(whole.from + at)),
    isMany: isMany(scene, object) && words.single.find(scene.words, range.from, whole.from).length === 0,
    isAlone: chosen !== undefined && chosen.first === range.from && chosen.last === whole.to - 1,
    details: [],
    isKept: false,
    isTold: true,
    isNamed: false,
    condition: '',
    isDeed: false,
    isFinite: false,
    span: whole.to > whole.from ? spanOf(scene.tokens, whole.from, whole.to - 1) : { start: 0, end: 0 },
  }
}

/** 'MANAGE orders' opens with what is done, and 'Bestellungen VERWALTEN' ends with it; 'order MANAGEMENT' is a thing. */
const isVerbOf = ({ first, last }: AppHit, { from, to }: WordRange, verbLast: boolean): boolean =>
  (first <= from + 1 && (last < to - 1 || first === from)) || (verbLast && last === to - 1)

/** On which side of what is done its things stand: 'MANAGE bookings and orders', 'Kurse und Termine VERWALTEN', 'KURSverwaltung'. */
function leadsOf(
  scene: AppScene,
  words: SpecWords,
  { first, last }: AppHit,
  { from, to }: WordRange,
): SpecFunction['leads'] {
  if (isLastPart(scene, first)) return null
  if (!words.verbLast) return first <= from + 1 ? 'behind' : null
  const isNoun = scene.lexicon.grammar.nounCapitals && isCapital(scene, last)
  if (last === to - 1 && (last > first || !isNoun)) return 'before'
  return first === from && last < to - 1 ? 'behind' : null
}

/** 'MANAGE bookings' is what opens the piece, 'order MANAGEMENT' what closes it. */
function actionOf(
  { lexicon }: AppScene,
  hits: readonly AppHit<SpecAction>[],
  { to }: WordRange,
): AppHit<SpecAction> | undefined {
  const [first] = hits
  const last = hits.at(-1)
  if (lexicon.grammar.headFirst || first?.id === 'keep' || !last) return first
  return last.last === to - 1 ? last : first
}

/** The words between what is done and what says nothing by itself, of one noun phrase. */
function objectOf(
  scene: AppScene,
  { from, to }: WordRange,
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
  let end = cut < 0 ? last : cut
  // 'escuela de buceo EN' | 'la costa'
  while (end > first + 1 && scene.lexicon.has('of', scene.words[end - 1] ?? '')) end--
  return end - first > LONGEST_OBJECT ? '' : textIn(scene, { from: first, to: end })
}

/** The noun phrase as it was said, without the verb before it and up to what it is for. */
function phraseOf(scene: AppScene, { from, to }: WordRange, isTaken: (at: number) => boolean): string {
  let first = from
  while (first < to && (isTaken(first) || isSmall(scene, scene.words[first] ?? ''))) first++
  const end = scene.words.findIndex(
    (word, at) => at > first && at < to && isSmall(scene, word) && !scene.lexicon.has('of', word),
  )
  return textIn(scene, trimmed(scene, { from: first, to: end < 0 ? to : end }))
}

/** Whether its head has an ending of many: 'courses', 'Kurse' are not told from 'Kurs' in every language, and count then. */
function isMany({ lexicon }: AppScene, object: string): boolean {
  const said = object.toLowerCase().split(' ')
  const head = (lexicon.grammar.headFirst ? said[0] : said.at(-1)) ?? ''
  return head !== '' && lexicon.forms(head).length > 1
}

/** 'browse products and articles': what has no verb is done as the one beside it. */
function withActions(scene: AppScene, found: SpecFunction[], verbLast: boolean): SpecFunction[] {
  const isAlone = scene.lexicon.grammar.headFirst || scene.lexicon.grammar.inverts
  if (verbLast) spread(found.toReversed(), 'before')
  spread(found, 'behind')
  return found.flatMap((one, index) => {
    const next = found[verbLast ? index - 1 : index + 1]
    const isBare = one.isDone && one.object === '' && one.noun === null && (!isAlone || one.isAlone)
    if (!isBare || !next?.isDone || next.object === '') return [one]
    // 'browse and MANAGE ORDERS': who keeps things sees them
    return next.action === 'keep' && one.action === 'show' ? [] : [{ ...one, object: next.object }]
  })
}

function spread(found: readonly SpecFunction[], side: SpecFunction['leads']): void {
  let last: SpecAction | null = null
  for (const one of found) {
    if (one.isDone) last = one.leads === side ? one.action : null
    else one.action ??= last
  }
}
