import { amountsIn, isPlanned } from './app-amounts.ts'
import type { NamedScreen } from './app-named.ts'
import { type AppScene, endsSentence, isSmall } from './app-scene.ts'
import { leadsToDay } from './small-tools.ts'
import { LONGEST_CONTEXT } from './app-subject.ts'
import type { AppHit, AppScreen } from './app-words.ts'

/** The screen by its name, and how far the words go that ask for it. */
export type AskedScreen = { named: NamedScreen | null; zone: number }

/** What a calculator works out, where the noun comes first: 'calculadora de CUÁNTA tela lleva una falda'. */
const doneIn = ({ known, words }: AppScene, about: AppHit, { named, zone }: AskedScreen) =>
  about === named && named.id === 'calculator' ? known.does.find(words, about.last + 1, zone)[0] : undefined

/** The same in the words of the request, as far as a line may be long. */
export function doneBehind(scene: AppScene, about: AppHit, asked: AskedScreen): string {
  const { text, tokens } = scene
  const done = doneIn(scene, about, asked)
  const said = done ? text.slice(tokens[done.first]?.start, tokens[asked.zone - 1]?.end) : ''
  return said.length <= LONGEST_CONTEXT ? said : ''
}

/** Screens that are called by what stands before their noun as well: 'DARKROOM timer', 'FIRE ENGINE inventory'. */
const ofThings = new Set<AppScreen>([
  'register',
  'week',
  'tally',
  'timer',
  'quiz',
  'league',
  'seating',
  'rota',
  'catalog',
  'feed',
  'forum',
  'map',
  'checkin',
  'approvals',
  'luckydraw',
  'days',
  'draw',
])
const MOST_MODIFIERS = 3

/** Where the nouns begin that stand before another. */
function modifiersBefore(scene: AppScene, at: number): number {
  const { words, lexicon, known } = scene
  const isModifier = (one: number) => {
    const word = words[one] ?? ''
    const isFramed = known.frames.find([word]).length + known.sites.find([word]).length > 0
    // a 'DARK league table' is called league table
    const isLook = (['qualities', 'style', 'colour'] as const).some((kind) => lexicon.has(kind, word))
    return /^\p{L}/u.test(word) && !isSmall(scene, word) && !isLook && !isFramed
  }
  let first = at
  while (first > 0 && at - first < MOST_MODIFIERS && isModifier(first - 1) && !endsSentence(scene, first)) first--
  return first
}

/** Screens that are called by themselves, whatever they are of. */
const ofNothing = new Set<AppScreen>(['settings', 'tasks', 'scan', 'checkout', 'results'])

const tellsDay = (scene: AppScene, at: number) => leadsToDay(scene, at) && /^\d/.test(scene.words[at + 1] ?? '')

/** 'plan de table mariage | 12 TABLES DE 10': how many there are is no name. */
function nameEnd(scene: AppScene, { id, last }: NamedScreen, zone: number): number {
  // 'dias sem fumar | DESDE 3 DE MARÇO'
  const day = id === 'days' ? scene.words.findIndex((_, at) => at > last && tellsDay(scene, at)) : -1
  if (day >= 0) return Math.min(zone, day)
  const amount = isPlanned(id) ? amountsIn(scene).find(({ first }) => first > last)?.first : undefined
  return Math.min(zone, amount ?? zone)
}

/** 'Bereitschaftsplan FEUERWEHR' is called so; where and how it is to be is not: 'rota | IN DARK COLOURS'. */
function titleEnd(scene: AppScene, named: NamedScreen, zone: number): number {
  // 'DAYS SINCE the last accident'
  if (named.id === 'days') return nameEnd(scene, named, zone) - 1
  const isTitle = isPlanned(named.id) && !isSmall(scene, scene.words[named.last + 1] ?? '')
  return isTitle ? Math.max(named.last, nameEnd(scene, named, zone) - 1) : named.last
}

/** What gives an app its name, and whether it is called so; of a 'TIP calculator app' that is all before the word for an app. */
export function calledSo(scene: AppScene, about: AppHit, { named, zone }: AskedScreen): [AppHit, boolean] {
  const { known, words, lexicon } = scene
  // 'inventaire DU MATÉRIEL', 'tabellone prenotazione CAMPO DA BOCCE': what hangs on the noun belongs to it
  const behind = words.slice(about.last + 1, zone)
  const isNoun = (word: string) =>
    !lexicon.has('qualities', word) && known.frames.find([word]).length + known.sites.find([word]).length === 0
  const isJoined = lexicon.grammar.headFirst && behind.length > 0 && behind.every(isNoun)
  if (about === named && named.id !== 'calculator' && isJoined && !ofNothing.has(named.id))
    return [{ ...about, last: Math.max(about.last, nameEnd(scene, named, zone) - 1) }, true]
  if (about === named && !lexicon.grammar.headFirst && ofThings.has(named.id))
    return [{ ...about, first: modifiersBefore(scene, about.first), last: titleEnd(scene, named, zone) }, true]
  if (about !== named || named.id !== 'calculator') return [about, about === named]
  const inputs = known.cues.find(words, about.last + 1, zone).find(({ id }) => id === 'inputs')
  const done = doneIn(scene, about, { named, zone })
  let last = Math.max(Math.min(inputs?.first ?? zone, done?.first ?? zone) - 1, about.last)
  const isLoose = (word: string) => known.frames.find([word]).length > 0 || lexicon.has('of', word)
  while (last > about.last && isLoose(words[last] ?? '')) last--
  return [{ ...about, first: 0, last }, false]
}
