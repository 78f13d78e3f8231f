import { type AppScene, endsSentence, isSmall, spanOf } from './app-scene.ts'
import { type AmountKind, amountKinds, type AppHit, type AppScreen, type Trait } from './app-words.ts'
import { numberOf } from './number-words.ts'
import type { Span } from './types.ts'

/** A number of something in a request: the words from `first` to `last`, both counted in. */
export type Amount = AppHit<AmountKind> & { count: number }

/** Screens that are made for so many: teams that play, tables with their seats, people on duty. */
export type PlannedScreen = 'league' | 'seating' | 'rota'

/** How many of each such a screen shows at most. */
export const mostPlanned: Record<PlannedScreen, Partial<Record<AmountKind, number>>> = {
  league: { teams: 20 },
  seating: { tables: 40, seats: 20, people: 400 },
  rota: { people: 40, weeks: 53, days: 62 },
}

/** What is counted where the word beside the number is none that we know: '12 anglers'. */
const usual: Record<PlannedScreen, AmountKind> = { league: 'teams', seating: 'people', rota: 'people' }

/** Whether a screen is made for so many of something. */
export const isPlanned = (screen: AppScreen | undefined): screen is PlannedScreen =>
  screen !== undefined && screen in mostPlanned

/** What a request says of such a screen in numbers and by how it is to be, with where it says so. */
export type Planned = {
  amounts: Partial<Record<AmountKind, number>>
  traits: Trait[]
  spans: Span[]
  /** more of something than it may show */
  unmet: Span[]
}

/** How far behind its number a noun may stand: '6 large round tables'. */
const NEAR = 3

/** The amounts of a request, in order; 'tables OF EIGHT' says how many seats each of them has. */
export function amountsIn(scene: AppScene): Amount[] {
  const { known, words } = scene
  const found: Amount[] = []
  for (let at = 0; at < words.length; at++) {
    const count = numberAt(scene, at)
    const noun = count === null ? null : nounBehind(scene, at)
    if (count !== null && noun) found.push({ ...noun, first: at, count })
  }
  // the table of a 'plan de table' is none of them
  const named = known.screens.find(words).filter(({ id }) => id === 'seating')
  const isNamed = ({ first }: AppHit) => named.some((screen) => first >= screen.first && first <= screen.last)
  const tables = known.counted.find(words).filter((hit) => hit.id === 'tables' && !isNamed(hit))
  const seats = tables.flatMap((table) => seatsBehind(scene, table))
  const isSeat = ({ first }: Amount) => seats.some((seat) => first >= seat.first && first <= seat.last)
  return [
    ...found.filter((amount) => !isSeat(amount)).map((amount) => asSeats(scene, amount, tables.length > 0)),
    ...seats,
  ].sort((one, other) => one.first - other.first)
}

/** '10 guests PER TABLE' are seats. */
function asSeats({ known, words }: AppScene, amount: Amount, hasTables: boolean): Amount {
  const next = words[amount.last + 1] === ',' ? amount.last + 2 : amount.last + 1
  const [each] = known.each.find(words, next, next + NEAR)
  const isEach = hasTables && each?.id === 'after' && each.first === next
  return isEach && (amount.id === 'people' || amount.id === 'seats')
    ? { ...amount, id: 'seats', last: each.last }
    : amount
}

/** 'tables OF 8', 'tables WITH 8 GUESTS': how many sit at each. */
function seatsBehind(scene: AppScene, table: AppHit): Amount[] {
  const { known, words } = scene
  const [each] = known.each.find(words, table.last + 1, table.last + 1 + NEAR)
  if (each?.id !== 'before' || each.first !== table.last + 1 || endsSentence(scene, each.first)) return []
  const at = each.last + 1
  const count = numberAt(scene, at)
  if (count === null) return []
  const [noun] = known.counted.find(words, at + 1, at + 1 + NEAR).filter(({ first }) => first === at + 1)
  const isOfSeats = noun?.id === 'people' || noun?.id === 'seats'
  return [{ id: 'seats', count, first: each.first, last: isOfSeats ? noun.last : at }]
}

function nounBehind(scene: AppScene, at: number): AppHit<AmountKind> | undefined {
  const { known, words } = scene
  const end = at + 1 + NEAR
  const [noun] = known.counted.find(words, at + 1, end)
  const between = words.slice(at + 1, noun?.first ?? end)
  const isLoose = between.some(
    (word, index) => word === ',' || isSmall(scene, word) || endsSentence(scene, at + 1 + index),
  )
  return isLoose || (noun && endsSentence(scene, noun.first)) ? undefined : noun
}

/** The number that a word is or names. */
export const numberAt = ({ words, lexicon }: AppScene, at: number): number | null =>
  numberOf(words[at] ?? '', lexicon.language)

/** What is said of a planned screen: amounts that it can show, and how it is to be. */
export function plannedIn(scene: AppScene, screen: PlannedScreen): Planned {
  const { known, words, tokens } = scene
  const most = mostPlanned[screen]
  const fits = ({ id, count }: Amount) => count >= (id === 'tables' ? 1 : 2) && count <= (most[id] ?? 0)
  const all = amountsIn(scene)
  const named = all.filter(fits)
  const own = all.some(({ id }) => id === usual[screen]) ? [] : othersIn(scene, screen, all).filter(fits)
  const said = [...named, ...own]
  const traits = known.traits.find(words)
  return {
    amounts: Object.fromEntries(
      amountKinds
        .flatMap((kind) => said.filter(({ id }) => id === kind).slice(0, 1))
        .map(({ id, count }) => [id, count]),
    ),
    traits: [...new Set(traits.map(({ id }) => id))],
    spans: [...said, ...traits].map(({ first, last }) => spanOf(tokens, leadOf(scene, first), last)),
    unmet: all
      .filter((amount) => amount.id in most && !fits(amount))
      .map(({ first, last }) => spanOf(tokens, first, last)),
  }
}

/** 'FOR 14 days': from the small word that leads up to it. */
const leadOf = ({ words, lexicon }: AppScene, first: number): number =>
  (['about', 'having'] as const).some((kind) => lexicon.has(kind, words[first - 1] ?? '')) ? first - 1 : first

/** '12 anglers': a number before a noun that is no length of time, no month and no money. */
function othersIn(scene: AppScene, screen: PlannedScreen, taken: readonly Amount[]): Amount[] {
  const { words, known, lexicon } = scene
  return words.flatMap((_, at): Amount[] => {
    const count = numberAt(scene, at)
    const noun = words[at + 1] ?? ''
    const isTaken = taken.some(({ first, last }) => at >= first && at <= last)
    const isNoun = /^\p{L}{3,}$/u.test(noun) && !isSmall(scene, noun) && !endsSentence(scene, at + 1)
    const isOther = known.lengths.has(noun) || (['month', 'day'] as const).some((kind) => lexicon.has(kind, noun))
    return count === null || isTaken || !isNoun || isOther
      ? []
      : [{ id: usual[screen], count, first: at, last: at + 1 }]
  })
}

/** '6 ROUND TABLES OF 8': whoever says nothing else asks where everybody sits. */
export function seatsAlone(scene: AppScene): AppHit<'seating'> | null {
  const { words } = scene
  const from = words.findIndex((word, at) => !isSmall(scene, word) || numberAt(scene, at) !== null)
  const all = amountsIn(scene)
  const tables = all.find(({ id, first }) => id === 'tables' && first === from)
  const seats = all.find(({ id, first }) => id === 'seats' && first === (tables?.last ?? words.length) + 1)
  const next = (seats?.last ?? 0) + 1
  const isWhole = next >= words.length || words[next] === ',' || endsSentence(scene, next)
  return tables && seats && isWhole ? { id: 'seating', first: from, last: seats.last } : null
}
