import { amountsIn, numberAt } from './app-amounts.ts'
import { beforeColon, listBehind, wordsIn } from './app-list-at.ts'
import { type AppScene, connects, endsSentence, isSmall, sentenceEnd, spanOf } from './app-scene.ts'
import { listsOf } from './app-lists.ts'
import { sheetIn } from './app-sheets.ts'
import { contextOf, LONGEST_SUBJECT } from './app-subject.ts'
import type { AppHit, FormulaName } from './app-words.ts'
import type { AppReading } from './apps.ts'
import { dutiesIn, slotsIn } from './app-turns.ts'
import { toolWords } from './tool-words.ts'
import type { Span } from './types.ts'

/** A small tool that is asked for by what is done with it, whatever it is called: 'SPLIT RENT between 5', 'HOW MANY TILES do I need'. */
export const toolIn = (scene: AppScene): AppReading | null =>
  sheetIn(scene) ?? shareIn(scene) ?? amountIn(scene) ?? columnsIn(scene) ?? dutiesIn(scene) ?? slotsIn(scene)

const NEAR = 5

/** Nothing stands before it in its sentence but what asks for a tool of no kind. */
function opens(scene: AppScene, at: number): boolean {
  const { known, words, lexicon } = scene
  const { lists } = toolWords(lexicon.language)
  const nouns = [
    ...known.frames.find(words, 0, at),
    ...known.aims.find(words, 0, at),
    ...lists.find(words, 0, at),
    ...known.screens.find(words, 0, at).filter(({ id }) => id === 'calculator' || id === 'split'),
  ]
  const isOfTool = (one: number) => nouns.some(({ first, last }) => one >= first && one <= last)
  // of 'an app THAT splits bills' a page tells
  const isTold = (one: number) =>
    one > 0 && lexicon.has('relative', words[one] ?? '') && !lexicon.has('articles', words[one] ?? '')
  return words
    .slice(0, at)
    .every(
      (word, one) =>
        isOfTool(one) || ((isSmall(scene, word) || lexicon.has('qualities', word) || word === ',') && !isTold(one)),
    )
}

/** 'repartir LOS GASTOS DEL PISO', 'die MIETE aufteilen': what is shared stands beside the verb. */
function shareIn(scene: AppScene): AppReading | null {
  const { known, words, tokens, lexicon } = scene
  const { verbs, shared } = toolWords(lexicon.language)
  const end = sentenceEnd(scene, 0)
  const things = shared.find(words, 0, end)
  // 'Rechner, WER WEM WIE VIEL SCHULDET'
  const owed = known.does
    .find(words, 0, end)
    .find(({ id, first }) => id === 'split' && lexicon.has('interrogatives', words[first] ?? ''))
  if (owed && opens(scene, owed.first))
    return {
      screen: 'split',
      subject: nameOf(scene, owed.first, owed.last),
      context: contextOf(scene, owed.last + 1),
      hasSums: true,
      lists: listsOf(scene, 'split'),
      span: spanOf(tokens, 0, owed.last),
    }
  for (const verb of verbs.find(words, 0, end)) {
    const thing = things.find(({ first, last }) =>
      first > verb.last ? first - verb.last <= NEAR : verb.first - last <= 2 * NEAR,
    )
    if (!thing || !opens(scene, Math.min(verb.first, lead(scene, thing)))) continue
    const isTool = [...known.frames.find(words, 0, verb.first), ...known.screens.find(words, 0, verb.first)].length > 0
    const counted = words.findIndex((word, at) => at > thing.last && /^\d{1,2}$/.test(word))
    // 'Split the bill' by itself may be a slogan
    if (!isTool && (counted < 0 || counted - thing.last > 2 * NEAR)) continue
    const last = Math.max(verb.last, thingEnd(scene, thing))
    return {
      screen: 'split',
      subject: nameOf(scene, modifiersOf(scene, thing, verb), thingEnd(scene, thing)),
      context: '',
      served: counted < 0 ? [] : [spanOf(tokens, 0, Math.min(counted + 1, words.length - 1))],
      hasSums: true,
      lists: listsOf(scene, 'split'),
      span: spanOf(tokens, 0, last),
    }
  }
  return null
}

/** 'our HOLIDAY costs': nouns between the verb and what is shared, where the head comes last. */
function modifiersOf(scene: AppScene, thing: AppHit, verb: AppHit): number {
  let first = thing.first
  while (!scene.lexicon.grammar.headFirst && first - 1 > verb.last && !isSmall(scene, scene.words[first - 1] ?? ''))
    first--
  return first
}

/** Where the small words begin that lead up to a noun. */
function lead(scene: AppScene, { first }: AppHit): number {
  let at = first
  while (at > 0 && isSmall(scene, scene.words[at - 1] ?? '')) at--
  return at
}

/** 'gastos DEL PISO', 'bills OF OUR FLAT', and no 'rent BETWEEN five'. */
function thingEnd(scene: AppScene, { last }: AppHit): number {
  const { words, lexicon } = scene
  if (!lexicon.has('of', words[last + 1] ?? '') || lexicon.has('having', words[last + 1] ?? '')) return last
  let end = last + 1
  while (end < words.length && isSmall(scene, words[end] ?? '') && !/^\d/.test(words[end] ?? '')) end++
  const isNoun = /^\p{L}{3,}$/u.test(words[end] ?? '') && !endsSentence(scene, end)
  return isNoun && amountsIn(scene).every(({ first, last: to }) => end < first || end > to) ? end : last
}

const nameOf = ({ text, tokens }: AppScene, first: number, last: number): string => {
  const said = text.slice(tokens[first]?.start, tokens[last]?.end)
  return said.length <= LONGEST_SUBJECT ? said : ''
}

const areas = new Set<FormulaName>(['cover', 'paint', 'volume'])

/** 'HOW MANY rolls of WALLPAPER do I need': what is to be bought for a wall, a floor or a bed. */
function amountIn(scene: AppScene): AppReading | null {
  const { known, words, tokens, lexicon } = scene
  const { howMuch, needs } = toolWords(lexicon.language)
  const end = sentenceEnd(scene, 0)
  const [asked] = howMuch.find(words, 0, end)
  if (!asked || !opens(scene, asked.first)) return null
  const matter = known.formulas
    .find(words, asked.last + 1, Math.min(end, asked.last + NEAR + 1))
    .find(({ id }) => areas.has(id))
  const machine = known.screens.find(words, 0, end).find(({ id }) => id === 'calculator')
  const need = needs.find(words, asked.last + 1, end)[0]
  if (!matter || !(machine ?? need)) return null
  let last = matter.last
  while (last + 1 < end && !connects(scene, last + 1) && words[last + 1] !== ',' && last + 1 !== machine?.first) last++
  return {
    screen: 'calculator',
    reckons: matter.id,
    subject: nameOf(scene, asked.first, last) || nameOf(scene, asked.first, matter.last),
    context: contextOf(scene, last + 1),
    hasSums: false,
    lists: [],
    span: spanOf(tokens, 0, Math.max(last, machine && machine.first === last + 1 ? machine.last : 0)),
  }
}

/** 'TWO COLUMNS only: rotting and eaten', 'three lists: todo, doing, done': as many as were said, behind the colon. */
function columnsIn(scene: AppScene): AppReading | null {
  const { known, words, tokens, lexicon } = scene
  const { only, lists, boards } = toolWords(lexicon.language)
  const at = beforeColon(scene, /:\s/)
  const cue = known.cues.find(words, 0, at + 1).find(({ id }) => id === 'columns')
  if (!cue || at < 0 || sentenceStartsAfter(scene, at)) return null
  const nouns = [
    cue,
    ...only.find(words, 0, at + 1),
    ...lists.find(words, 0, at + 1),
    ...boards.find(words, 0, at + 1),
    ...known.frames.find(words, 0, at + 1),
    ...known.screens.find(words, 0, at + 1).filter(({ id }) => id === 'board' || id === 'tasks'),
  ]
  const isOfBoard = (one: number) => nouns.some(({ first, last }) => one >= first && one <= last)
  const [count] = countsIn(scene, cue.first)
  const isBare = words
    .slice(0, at + 1)
    .every(
      (word, one) =>
        isOfBoard(one) ||
        one === count?.at ||
        isSmall(scene, word) ||
        lexicon.has('qualities', word) ||
        lexicon.has('having', word),
    )
  const [list] = listBehind(scene, 'columns', at, [])
  if (!isBare || !list || count?.count !== list.entries.length || list.entries.some((entry) => isPart(scene, entry)))
    return null
  const aim = words.findIndex((word, one) => (tokens[one]?.start ?? 0) >= list.end && known.for.find([word]).length > 0)
  const context = aim < 0 ? '' : contextOf(scene, aim)
  return {
    screen: 'board',
    subject: '',
    context,
    served: [...movesIn(scene), ...placeOf(scene, context, list.end)],
    isNeutral: true,
    hasSums: false,
    lists: [list],
    span: spanOf(tokens, 0, at),
  }
}

const placeOf = ({ text }: AppScene, said: string, from: number): Span[] => {
  const start = said === '' ? -1 : text.indexOf(said, from)
  return start < 0 ? [] : [{ start, end: start + said.length }]
}

/** 'DRAG FOOD BETWEEN THEM': a board does so. */
function movesIn(scene: AppScene): Span[] {
  const { words, tokens, lexicon } = scene
  const isOpen = (at: number) =>
    at === 0 || endsSentence(scene, at) || isSmall(scene, words[at - 1] ?? '') || words[at - 1] === ','
  return toolWords(lexicon.language)
    .moves.find(words)
    .filter(({ first }) => isOpen(first))
    .map(({ first }) => spanOf(tokens, first, clauseEnd(scene, first)))
}

/** The last word before a comma or the end of the sentence. */
export function clauseEnd(scene: AppScene, at: number): number {
  let last = at
  while (last + 1 < scene.words.length && scene.words[last + 1] !== ',' && !endsSentence(scene, last + 1)) last++
  return last
}

export const sentenceStartsAfter = (scene: AppScene, at: number): boolean =>
  scene.words.slice(0, at + 1).some((_, one) => one > 0 && endsSentence(scene, one))

/** The number right before a word. */
function countsIn(scene: AppScene, at: number): { at: number; count: number }[] {
  return [at - 1, at - 2].flatMap((one) => {
    const count = one < 0 ? null : numberAt(scene, one)
    return count === null || count < 2 ? [] : [{ at: one, count }]
  })
}

/** 'picture', 'opening hours': a part of a page, and no stage. */
const isPart = ({ lexicon }: AppScene, entry: string): boolean =>
  lexicon.find(wordsIn(entry), ['section', 'component', 'style']).length > 0
