import { isPlanned, plannedIn, type PlannedScreen } from './app-amounts.ts'
import { attributesInSentence, attributesOf, isAttribute } from './app-attributes.ts'
import {
  type AppList,
  beforeColon,
  isCapital,
  listAt,
  listBehind,
  sentenceLists,
  upTo,
  wordsIn,
  wordsOf,
} from './app-list-at.ts'
import { peopleIn } from './app-people.ts'
import { type AppScene, endsSentence, isSmall, spanOf } from './app-scene.ts'
import type { AppCue, AppHit, AppScreen } from './app-words.ts'
import { dutiesNamed } from './app-turns.ts'
import { phraseTokens } from './phrase-tokens.ts'
import { plainWord } from './tokens.ts'
import type { Span } from './types.ts'

/** So many stages behind its colon are the columns of a board, whatever they are called. */
const STAGES = 3

/**
 * 'a kanban board WITH DOING, DONE', 'kanban: DOING, DONE': what says how far a card is names the columns, without a word for
 * them. 'Kanban for a violin maker: IN, GLUE DRYING, READY': so does what stands behind the colon of its first sentence.
 */
function statesAt(scene: AppScene, taken: readonly Span[]): AppList[] {
  const { known, words, lexicon } = scene
  const stages = listBehind(scene, 'columns', beforeColon(scene, /^[^.!?\n]*?: /), taken).filter(
    ({ entries }) =>
      entries.length >= STAGES && !entries.some((entry) => isLook(scene, entry) || isOfBoard(scene, entry)),
  )
  if (stages.length > 0) return stages
  const [state] = known.states.find(words)
  const having = words.findLastIndex((word, at) => at < (state?.first ?? 0) && lexicon.has('having', word))
  const isState = (entry: string) => known.states.find(phraseTokens(entry).map((token) => token.text)).length > 0
  return listBehind(scene, 'columns', having < 0 ? beforeColon(scene) : having, taken).filter(
    ({ entries }) => entries.filter(isState).length > 1,
  )
}

/** 'modern': how it is to look is nothing that it keeps. */
function isLook({ lexicon }: AppScene, entry: string): boolean {
  const tokens = wordsIn(entry)
  return lexicon.find(tokens, ['style']).some(({ first, last }) => first === 0 && last === tokens.length - 1)
}

/** 'drag and drop', 'dark mode': what a board does or has anyway, and no stage; 'filter pack' has more than a word for it. */
function isOfBoard({ known }: AppScene, entry: string): boolean {
  const words = wordsIn(entry).map(({ text }) => plainWord(text))
  return [...known.has.find(words), ...known.behaviours.find(words)].some(
    ({ first, last }) => first === 0 && last === words.length - 1,
  )
}

/** Screens that show the things themselves, each in a row. */
const holdsThings = new Set<AppScreen>(['tasks', 'register', 'split', 'catalog', 'draw'])

/** So many entries of a list are shown; of those who sit at tables many more. */
const MOST_ENTRIES = 12
const MOST_PEOPLE = 200

/** Lists that stand after the words for columns, fields, groups, cards, entries, people or duties. */
export const listsOf = (scene: AppScene, screen: AppScreen): AppList[] =>
  allLists(scene, screen).map((list) => ({
    ...list,
    entries: list.entries.slice(0, isPlanned(screen) || screen === 'draw' ? MOST_PEOPLE : MOST_ENTRIES),
  }))

/** Lists that only some screens have. */
const ofScreens: Partial<Record<AppCue, readonly AppScreen[]>> = {
  topics: ['feed', 'forum'],
  places: ['map'],
  choices: ['checkin'],
  prizes: ['luckydraw'],
}

/** Whether a word leads up to a list of this screen. */
function isCueOf(scene: AppScene, screen: AppScreen, hit: AppHit<AppCue>): boolean {
  if (hit.id === 'entries') return holdsThings.has(screen) && isOpened(scene, hit)
  if (hit.id === 'inputs') return screen === 'calculator'
  const screens = ofScreens[hit.id]
  if (screens) return screens.includes(screen)
  // 'turni DI pulizia' names no shifts
  if (hit.id === 'duties') return screen === 'rota' && !scene.lexicon.has('of', scene.words[hit.last + 1] ?? '')
  // 'teams Crown and Anchor' are named, and '8 teams, points' are not
  if (hit.id === 'people')
    return (isPlanned(screen) || screen === 'draw') && (isOpened(scene, hit) || isNameAt(scene, hit.last + 1))
  return true
}

/** 'rewards: MUG, BAG and a balance of 500 points': what such a screen has anyway is no prize, and '50 points' are one. */
function upToHad(scene: AppScene, screen: AppScreen, list: AppList): AppList[] {
  if (list.cue !== 'prizes') return [list]
  const had = scene.known.hasEach.get(screen)
  const other = list.entries.findIndex(
    (entry) => !/^\d/.test(entry) && had?.find(wordsOf(entry)).some(({ first }) => first === 0),
  )
  const own = other < 0 ? list : upTo(scene, list, other)
  return own.entries.length > 0 ? [own] : []
}

const isNameAt = (scene: AppScene, at: number): boolean => {
  const token = scene.tokens[at]
  return token !== undefined && isCapital(scene, token)
}

function allLists(scene: AppScene, screen: AppScreen): AppList[] {
  const { text, tokens, words, known } = scene
  const taken = readBehavioursIn(scene)
  const named = known.cues.find(words).flatMap((hit) => {
    if (!isCueOf(scene, screen, hit)) return []
    const word = { start: tokens[hit.first]?.start ?? 0, end: tokens[hit.last]?.end ?? 0 }
    const said = text.slice(word.start, word.end)
    const list = listAt(scene, hit, taken)
    if (!list) return []
    const span = { start: Math.min(word.start, list.start), end: Math.max(word.end, list.end) }
    // columns of a table are its fields, steps of anything but a board are told elsewhere
    const cue = hit.id === 'columns' && screen !== 'board' ? 'fields' : hit.id
    return upToHad(scene, screen, { cue, said, ...list, ...span })
  })
  if (screen === 'timer') {
    const listed = named.length > 0 ? named : entriesBehindColon(scene, taken)
    return phasesOf(scene, listed.length > 0 ? listed : entriesInSentence(scene, taken))
  }
  if (isPlanned(screen)) return plannedLists(scene, screen, named)
  if (screen === 'draw') return drawnLists(scene, named, taken)
  if (screen === 'tally') return named.length > 0 ? named.slice(0, 1) : peopleOf(scene)
  if (screen === 'split') {
    const behind = named.length > 0 ? named : entriesBehindColon(scene, taken)
    return [...(behind.length > 0 ? behind : entriesInSentence(scene, taken)), ...peopleOf(scene)]
  }
  if (screen === 'register' && named.length === 0)
    return attributesOf(scene)
      .concat(attributesInSentence(scene), fieldsBehindColon(scene, taken))
      .map((list) => ({ ...list, entries: list.entries.filter((entry) => !isOfPage(scene, entry)) }))
      .slice(0, 1)
      .map((list) => ({ ...list, hasName: !isAttribute(scene, list.entries[0] ?? '') }))
  if (screen === 'calculator' && named.length === 0) return fieldsBehindColon(scene, taken)
  if (screen === 'catalog') return catalogLists(scene, named, taken)
  if (screen === 'tasks' && named.length === 0) return entriesBehindColon(scene, taken)
  return screen === 'board' && !named.some(({ cue }) => cue === 'columns')
    ? [...named, ...statesAt(scene, taken)]
    : named
}

/** Things, their groups and what is known of each; without a word for them, what is listed behind a colon are things. */
function catalogLists(scene: AppScene, named: readonly AppList[], taken: readonly Span[]): AppList[] {
  const facts = named.some(({ cue }) => cue === 'fields') ? [] : attributesOf(scene).slice(0, 1)
  const own = named.some(({ cue }) => cue === 'entries') || facts.length > 0
  return [...named, ...facts, ...(own || named.length > 0 ? [] : entriesBehindColon(scene, taken))]
}

/** Who or what is drawn: behind its word, behind the first colon or 'with', or by names that people have. */
function drawnLists(scene: AppScene, named: readonly AppList[], taken: readonly Span[]): AppList[] {
  const having = scene.words.flatMap((word, at) => (scene.lexicon.has('having', word) ? [at] : []))
  const behind = [beforeColon(scene), ...having]
    .flatMap((at) => listBehind(scene, 'entries', at, taken))
    .filter(({ entries }) => !entries.some((entry) => isOfBoard(scene, entry)))
  return [...named, ...peopleOf(scene), ...behind].slice(0, 1)
}

/** Who takes part, and which duties there are: behind their word, behind the first colon, or by names that people have. */
function plannedLists(scene: AppScene, screen: PlannedScreen, named: readonly AppList[]): AppList[] {
  const people = named
    .filter((list) => list.cue === 'people' && !(screen === 'rota' && isOfDuties(scene, list)))
    .slice(0, 1)
  const given =
    people.length > 0
      ? people
      : peopleOf(scene).map((list) => ({ ...withoutTitle(scene, list), cue: 'people' as const }))
  const isTaken = (list: Span) => given.some(({ start, end }) => list.start < end && start < list.end)
  const having =
    screen === 'rota' ? scene.words.flatMap((word, at) => (scene.lexicon.has('having', word) ? [at] : [])) : []
  const behind = [beforeColon(scene), ...having]
    .flatMap((at) => listBehind(scene, 'people', at, []))
    .filter((list) => !isTaken(list))
    .flatMap((list) => ownEntries(scene, list))
    .slice(0, 1)
  if (screen !== 'rota') return given.length > 0 ? given : behind
  const duties = named
    .filter(({ cue }) => cue === 'duties' || cue === 'fields')
    .flatMap((list) => ownEntries(scene, list))
  const shared = duties.length > 0 ? null : dutiesNamed(scene)
  if (shared) return [shared, ...given.filter(({ start, end }) => start >= shared.end || end <= shared.start)]
  return [
    ...(duties.length > 0 ? duties.slice(0, 1) : behind).map((list) => ({ ...list, cue: 'duties' as const })),
    ...given,
  ]
}

/** '4 people: KITCHEN, BATHROOM, BINS': another number than there are people, and nobody's name. */
function isOfDuties(scene: AppScene, { entries }: AppList): boolean {
  const { amounts } = plannedIn(scene, 'rota')
  return amounts.people !== undefined && amounts.people !== entries.length && peopleIn(scene) === null
}

/** Screens for which it is planned who takes part when. */
const ofPlans: readonly AppScreen[] = ['rota', 'league', 'seating']

/** A list up to the first entry that counts something or names what such a screen has anyway. */
function ownEntries(scene: AppScene, whole: AppList): AppList[] {
  const { known } = scene
  // 'MILKING ROTA, morning and evening shifts'
  const isTitle = known.screens.find(wordsOf(whole.entries[0] ?? '')).length > 0
  const list = isTitle ? { ...whole, entries: whole.entries.slice(1) } : whole
  const isOther = (entry: string) => {
    const words = wordsOf(entry)
    // what another screen or a component has is a thing here: 'bagno, cucina e RIFIUTI'
    const parts = ofPlans.flatMap((screen) => known.hasEach.get(screen)?.find(words) ?? [])
    return /^\d/.test(entry) || [...parts, ...known.traits.find(words)].some(({ first }) => first === 0)
  }
  const other = list.entries.findIndex(isOther)
  const own = other < 0 ? list : upTo(scene, list, other)
  return own.entries.length > 1 ? [own] : []
}

/** 'Putzplan WG, ANNA, BEN': what the title ends with is no name. */
function withoutTitle({ text, lexicon, tokens, words }: AppScene, list: AppList): AppList {
  const first = tokens.findIndex(({ start }) => start === list.start)
  const isTitle = first > 0 && !/[,:]/.test(text.slice(0, list.start)) && !lexicon.has('about', words[first - 1] ?? '')
  return isTitle && list.entries.length > 2 ? { ...list, entries: list.entries.slice(1) } : list
}

/** 'Costs shared by six of us. DIESEL, PUMP OUTS, MOORING.': a sentence that is nothing but a list. */
const entriesInSentence = (scene: AppScene, taken: readonly Span[]): AppList[] =>
  sentenceLists(scene, 'entries', taken).slice(0, 1)

/** Who shares what is split. */
function peopleOf(scene: AppScene): AppList[] {
  const people = peopleIn(scene)
  return people ? [{ cue: 'groups', said: '', ...people }] : []
}

/** 'timer: DEVELOPER 3 MIN, STOP BATH 30 S, FIXER': what is timed in turn, up to what says how it is to look. */
function phasesOf(scene: AppScene, [list]: readonly AppList[]): AppList[] {
  if (!list) return []
  const isPhase = (entry: string) => /\d/.test(entry) || !(hasColour(scene, entry) || isOfBoard(scene, entry))
  const other = list.entries.findIndex((entry) => !isPhase(entry))
  const phases = upTo(scene, { ...list, cue: 'entries' }, other < 0 ? list.entries.length : other)
  return phases.entries.length < 2 ? [] : [phases]
}

const hasColour = (scene: AppScene, entry: string) => scene.lexicon.find(wordsIn(entry), ['style', 'colour']).length > 0

/** 'WORKS ON A TABLET' is kept of nothing. */
function isOfPage({ lexicon }: AppScene, entry: string): boolean {
  const words = wordsOf(entry)
  const has = (kind: 'works' | 'devices') =>
    words.some((word, at) => lexicon.has(kind, word) && (kind === 'devices' || at === 0))
  return has('works') && has('devices')
}

/** 'an app to track my plants: WATERING, REPOTTING, PHOTOS': what is kept of each. */
const fieldsBehindColon = (scene: AppScene, taken: readonly Span[]) =>
  listBehind(scene, 'fields', beforeColon(scene), taken)

/** 'Shopping list: FLOUR, EGGS'; of a tool such words say what it does, and 'modern, minimal' how it looks. */
function entriesBehindColon(scene: AppScene, taken: readonly Span[]): AppList[] {
  const { known, words } = scene
  const at = beforeColon(scene, /:\s|\n/)
  if (known.frames.find(words, 0, at + 1).length > 0) return []
  return listBehind(scene, 'entries', at, taken).filter(({ entries }) => !entries.some((entry) => isLook(scene, entry)))
}

/** 'items: FLOUR, EGGS', 'tasks such as …': things that are listed follow a mark or a word that opens a list. */
function isOpened({ text, tokens, words, known }: AppScene, { last }: AppHit): boolean {
  const mark = text.slice(tokens[last]?.end ?? 0, tokens[last + 1]?.start ?? 0)
  return /[:(]/.test(mark) || known.such.find(words, last + 1, last + 3).some(({ first }) => first === last + 1)
}

/** What it is to do by itself, and no 'buy FILTER coffee'. */
function readBehavioursIn(scene: AppScene): Span[] {
  const { known, words, tokens } = scene
  const isEdge = (at: number) => !words[at] || words[at] === ',' || isSmall(scene, words[at]) || endsSentence(scene, at)
  return known.behaviours
    .find(words)
    .filter(({ first, last }) => (isEdge(first - 1) || endsSentence(scene, first)) && isEdge(last + 1))
    .map(({ first, last }) => spanOf(tokens, first, last))
}
