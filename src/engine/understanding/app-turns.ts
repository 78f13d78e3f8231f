import { numberAt, plannedIn } from './app-amounts.ts'
import { type AppList, beforeColon, listBehind, upTo, wordsOf } from './app-list-at.ts'
import { type AppScene, endsSentence, isSmall, sentenceEnd, spanOf } from './app-scene.ts'
import { LONGEST_SUBJECT } from './app-subject.ts'
import type { AppReading } from './apps.ts'
import { toolWords } from './tool-words.ts'

/** Whether a sentence is over before a word. */
const isBroken = (scene: AppScene, at: number): boolean =>
  scene.words.slice(0, at + 1).some((_, one) => one > 0 && endsSentence(scene, one))

const MOST_TITLE = 6
const MOST_MODIFIERS = 2

/** 'Board for our flat: 6 people, DISHES, BINS AND BATHROOM': what is done in turn is told behind its colon. */
export function dutiesIn(scene: AppScene): AppReading | null {
  const at = beforeColon(scene, /:\s/)
  if (at < 0 || at > MOST_TITLE || isBroken(scene, at)) return null
  const title = titleOfBoard(scene, at)
  const list = dutiesNamed(scene, at + 1)
  const planned = plannedIn(scene, 'rota')
  if (title === null || !list || (planned.amounts.people === undefined && !saysTurn(scene, list))) return null
  return {
    screen: 'rota',
    subject: title,
    context: '',
    planned,
    served: planned.spans,
    hasSums: false,
    lists: [list],
    span: spanOf(scene.tokens, 0, at),
  }
}

/** 'CHORE BOARD', 'TABLEAU DE LA COLOC': what stands before a colon where that is a board; 'Board game café' is none. */
function titleOfBoard(scene: AppScene, at: number): string | null {
  const { known, words, tokens, lexicon, text } = scene
  const { headFirst } = lexicon.grammar
  const isLoose = (word: string) => isSmall(scene, word) || lexicon.has('qualities', word)
  const [board] = toolWords(lexicon.language).boards.find(words, 0, at + 1)
  if (!board) return null
  const next = words[board.last + 1] ?? ''
  const isHead = headFirst || board.last >= at || next === ',' || isSmall(scene, next) || lexicon.has('about', next)
  const modifiers = words.slice(0, board.first).filter((word) => !isLoose(word))
  if (!isHead || modifiers.length > (headFirst ? 0 : MOST_MODIFIERS)) return null
  if (known.frames.find(words, 0, at + 1).length > 0) return ''
  let first = 0
  while (first < board.first && isSmall(scene, words[first] ?? '')) first++
  const comma = words.indexOf(',')
  const end = comma > board.last && comma < at ? comma - 1 : at
  return text.slice(tokens[first]?.start, tokens[end]?.end).slice(0, LONGEST_SUBJECT)
}

/** 'RODÍZIO de louça' */
const saysTurn = ({ known, words }: AppScene, list: AppList): boolean =>
  list.said !== '' && known.pairs.some(({ screen, heads }) => screen === 'rota' && heads.find(words).length > 0)

/** 'rota for DISHES, BINS AND BATHROOM': several things that are done in turn, with the noun before them. */
export function dutiesNamed(scene: AppScene, from = 0): AppList | null {
  const { words, known, text, tokens, lexicon } = scene
  const { duties } = toolWords(lexicon.language)
  const isDuty = (entry: string) => duties.find(wordsOf(entry)).length > 0
  for (const hit of duties.find(words, from)) {
    const before = hit.first - 1
    if (goesOn(scene, before)) continue
    const [list] = before < 0 ? [] : listBehind(scene, 'duties', before, [])
    if (!list) continue
    const own = untilClosed(scene, list)
    if (own.entries.filter(isDuty).length < 2 || !isDuty(own.entries[0] ?? '')) continue
    const head = known.pairs
      .filter(({ screen }) => screen === 'rota')
      .flatMap(({ heads }) => heads.find(words, Math.max(from, before - 2), hit.first))[0]
    return {
      ...own,
      said: head ? text.slice(tokens[head.first]?.start, tokens[head.last]?.end) : '',
      start: head ? (tokens[head.first]?.start ?? own.start) : own.start,
    }
  }
  return null
}

/** 'hall, STAIRS and kitchen' begins with what is no duty elsewhere; '3 people, STAIRS and kitchen' begins there. */
function goesOn(scene: AppScene, before: number): boolean {
  const { words, lexicon } = scene
  const joins = (at: number) => words[at] === ',' || lexicon.has('and', words[at] ?? '')
  let first = before
  while (first > 0 && !joins(first - 1) && !endsSentence(scene, first)) first--
  return joins(before) && !words.slice(first, before).some((_, at) => numberAt(scene, first + at) !== null)
}

/** 'dishes, bins AND BATHROOM, fine of 5 euros': behind 'and' comes the last, and no number belongs to it. */
function untilClosed(scene: AppScene, list: AppList): AppList {
  const joint = list.entries.findIndex((entry) => {
    const at = scene.text.indexOf(entry, list.start)
    const before = wordsOf(scene.text.slice(list.start, at)).at(-1) ?? ''
    return at > list.start && scene.lexicon.has('and', before)
  })
  const numbered = list.entries.findIndex((entry) => /\d/.test(entry))
  const end = Math.min(joint < 0 ? list.entries.length : joint + 1, numbered < 0 ? list.entries.length : numbered)
  return upTo(scene, list, end)
}

/** So many words may stand between who writes, what they do, and what they write. */
const NEAR = 3
const FAR = 16

/**
 * 'a weekly planning: 2 lines (red 8.05, blue 8.10), EACH PARENT WRITES A NAME on a morning': a plan of days whose places are
 * filled in. Null where no plan is asked for.
 */
export function slotsIn(scene: AppScene): AppReading | null {
  const { words, tokens, text, lexicon } = scene
  const { each, puts, names, plans } = toolWords(lexicon.language)
  const verb = puts
    .find(words)
    .find(
      ({ first, last }) =>
        each.find(words, Math.max(0, first - NEAR), first).length > 0 &&
        names.find(words, last + 1, last + 1 + NEAR).length > 0,
    )
  if (!verb) return null
  const plan = plans.find(words, Math.max(0, verb.first - FAR), verb.first)[0]
  if (!plan || !isAskedFor(scene, plan.first)) return null
  const [name] = names.find(words, verb.last + 1, verb.last + 1 + NEAR)
  const slots = slotsNamed(scene, plan.last, words.length)
  const planned = plannedIn(scene, 'rota')
  const end = sentenceEnd(scene, name?.last ?? verb.last)
  return {
    screen: 'rota',
    subject: text.slice(tokens[plan.first]?.start, tokens[titleEnd(scene, plan.last)]?.end),
    context: '',
    planned: { ...planned, amounts: {}, traits: [...new Set([...planned.traits, 'daily' as const])] },
    served: [{ start: tokens[verb.first - NEAR]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }],
    hasSums: false,
    lists: slots,
    span: spanOf(tokens, plan.first, plan.last),
  }
}

const MOST_TITLED = 4

/** 'planning À LA SEMAINE', 'rota FOR THE WALK TO SCHOOL': up to the next mark. */
function titleEnd(scene: AppScene, at: number): number {
  let last = at
  while (last + 1 < scene.words.length && scene.words[last + 1] !== ',' && !endsSentence(scene, last + 1)) last++
  return last - at <= MOST_TITLED ? last : at
}

/** 'Il faudrait un PLANNING', 'PLANNING for the walk to school': it is asked for, or begins the request. */
function isAskedFor(scene: AppScene, at: number): boolean {
  let first = at
  while (first > 0 && !endsSentence(scene, first) && scene.words[first - 1] !== ',') first--
  return scene.words.slice(first, at).every((word) => isSmall(scene, word) || scene.lexicon.has('qualities', word))
}

/** '2 lines (RED 8.05, BLUE 8.10)': as many as were said, in a bracket. */
function slotsNamed(scene: AppScene, from: number, to: number): AppList[] {
  const { tokens, text } = scene
  const [start, end] = [tokens[from]?.end ?? 0, tokens[to]?.start ?? text.length]
  const open = text.indexOf('(', start)
  const close = text.indexOf(')', open)
  if (open < 0 || close < 0 || close > end) return []
  const entries = text
    .slice(open + 1, close)
    .split(/[,;]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const isCounted = scene.words.some((word, at) => at > from && at < to && word === String(entries.length))
  return isCounted && entries.length > 1 ? [{ cue: 'duties', said: '', start: open, end: close + 1, entries }] : []
}
