import { isPlanned, type Planned, plannedIn } from './app-amounts.ts'
import { asksBehindIntroduction, introducedIn, introducesItself } from './app-asked.ts'
import { copiedProduct } from './app-copies.ts'
import type { AppGroup } from './app-groups.ts'
import { type AskedScreen, calledSo, doneBehind } from './app-called.ts'
import type { AppList } from './app-list-at.ts'
import { type Game, gameIn } from './app-games.ts'
import { listsOf } from './app-lists.ts'
import { type AppScene, connects, endsSentence, isSmall, sceneOf, sentenceEnd, spanOf } from './app-scene.ts'
import { type NamedScreen, namedScreen, withoutFrame } from './app-named.ts'
import { type Reckoning, reckoningOf } from './app-reckoned.ts'
import { withGroups, withWishes } from './app-own.ts'
import type { TaskWishes } from './app-tasks.ts'
import { contextOf, subjectOf } from './app-subject.ts'
import { clausesServed, isSmallTool } from './small-tools.ts'
import { pictureReader } from './app-pictures.ts'
import { toolIn } from './app-tools.ts'
import { type AppHit, type AppScreen, appWords, type BehaviourName, type TaskList } from './app-words.ts'
import { knownNames, lexicon } from './lexicon.ts'
import { withRecords } from './records/record-app.ts'
import type { AppRecords } from './records/app-records.ts'
import type { ThingMode } from './things.ts'
import { toolWords } from './tool-words.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage, Span } from './types.ts'

/** Which app is asked for, and the nouns that it is about. */
export type AppReading = {
  screen: AppScreen
  /** what it keeps, or what it is called, as it was said: 'vineyard orders and tastings', 'habit tracker' */
  subject: string
  /** whom or what it is for, in the words of the request: 'for a moving company' */
  context: string
  /** of a list of tasks: what they are */
  tasks?: TaskList
  /** of a calculator: what it goes by; without it, it is one with keys */
  reckons?: Reckoning
  /** of a league, a seating plan and a rota: how many take part, and how it is to be */
  planned?: Planned
  /** which game is played, and how */
  game?: Game
  /** of a list in which people write what they bring: what each one writes, all of it or besides */
  sheet?: { listed: string[]; also: string[] }
  /** of a register: what is written down of each thing, in which form, and what one of them is called */
  records?: AppRecords
  /** when and where it is, told before it was asked for */
  told?: string
  /** what was asked for and is pressed on no such screen */
  lacks?: string[]
  /** its entries are ours, and of something else than it is for */
  isNeutral?: true
  /** it is one view of several: what else the request says is of others */
  isView?: true
  /** of a catalogue: what is done with its things, where a specification says it */
  mode?: ThingMode
  /** its things have an amount of money */
  hasSums: boolean
  lists: AppList[]
  /** of settings: their parts, where they were listed */
  groups?: AppGroup[]
  /** of a list of tasks: what it begins with and what it is to do, where that was asked for */
  wishes?: TaskWishes
  /** where else something was asked for that it does */
  served?: Span[]
  /** where the words that say it stand */
  span: Span
}

/** What a page is asked to do by itself, each with its place. */
export type AskedBehaviour = Span & { name: BehaviourName }

/** The behaviours that a text names, in order. */
export function readBehaviours(text: string, language: ReadingLanguage): AskedBehaviour[] {
  const tokens = phraseTokens(text)
  const known = lexicon(language)
  // 'Countdown-Seite'
  const words = tokens.map((token) => {
    const [first = '', last = ''] = token.text.split('-')
    return known.has('pages', last) ? first : token.text
  })
  return appWords(language)
    .behaviours.find(words)
    .map(({ id, first, last }) => ({ name: id, ...spanOf(tokens, first, last) }))
}

/** Parts that a screen or a component has anyway, where the request names them; 'pricing-table-switch' are those of its switch. */
export function partsThere(text: string, language: ReadingLanguage, screen: string): Span[] {
  const { known, words, tokens } = sceneOf(text, language)
  const isOfIt = (name: string) => name === screen || name.startsWith(`${screen}-`)
  const parts = [...known.hasEach].flatMap(([name, phrases]) => (isOfIt(name) ? phrases.find(words) : []))
  return [...parts, ...[...known.screens.find(words), ...known.things.find(words)].filter(({ id }) => isOfIt(id))].map(
    ({ first, last }) => spanOf(tokens, first, last),
  )
}

/** Whether a request asks for a page about something, an app perhaps, and not for the app. */
export function asksForPage(text: string, language: ReadingLanguage): boolean {
  const scene = sceneOf(text, language)
  return isAbout(scene, headZone(scene))
}

/** The app that a request asks for: by its head noun, else by what it manages. Null when it asks for none. */
export function readApp(text: string, language: ReadingLanguage): AppReading | null {
  const whole = sceneOf(text, language)
  // 'Seite für den Gartenverein. WIR BRAUCHEN Aushang, …': that is what the page has
  const isPage = asksForSite(whole)
  const asks = asksBehindIntroduction(whole)
  // what is asked for has its own sentence where the first one says who asks
  const scenes = introducesItself(whole) ? [...asks, whole] : [whole, ...asks]
  const [[scene, app] = [whole, null]] = scenes
    .map((one) => [one, appIn(one, isPage || asksForSite(one))] as const)
    .filter(([, found]) => found !== null)
  if (app?.planned && isPlanned(app.screen) && scene !== whole) return withCounted(app, plannedIn(whole, app.screen))
  if (app?.screen === 'settings') return withGroups(app, scene)
  if (app?.screen === 'tasks') return withWishes(app, scene)
  return app?.records ? withIntroduced(app, introducedIn(whole)) : app
}

/** 'We are NINE PEOPLE and need a rota': how many they are was said before. */
const withCounted = (app: AppReading, planned: Planned): AppReading => ({ ...app, planned, served: planned.spans })

/** 'We are a TOOL LIBRARY. We need a list of …': whose it is stands above it. */
const withIntroduced = (app: AppReading, own: ReturnType<typeof introducedIn>): AppReading =>
  own ? { ...app, told: app.told ?? own.said, served: [...(app.served ?? []), own.span] } : app

/** The app, with what is written down of each thing where that is said; that alone makes a register of an app of no other kind. */
function appIn(scene: AppScene, isPage: boolean): AppReading | null {
  const zone = headZone(scene)
  return withRecords(appByName(scene, zone), scene, { zone, isPage })
}

/** Whether a page or a site is asked for, of an app perhaps; 'we are a tool library' asks for none. */
function asksForSite(scene: AppScene): boolean {
  const zone = headZone(scene)
  const isSite = scene.known.sites.find(scene.words, 0, zone).length > 0
  return isSite || (isAbout(scene, zone) && !introducesItself(scene))
}

function appByName(scene: AppScene, zone: number): AppReading | null {
  const { known, words } = scene
  const game = gameIn(scene)
  if (game) return game
  const reader = pictureReader(scene)
  if (reader) return reader
  const frames = [...known.frames.find(words, 0, zone), ...compoundFrames(scene, zone)]
  // the web of a 'web application' is no site
  const sites = known.sites
    .find(words, 0, zone)
    .filter((site) => !frames.some(({ first, last }) => site.first >= first && site.last <= last))
  if (isAbout(scene, zone)) return null
  const copied = copiedProduct(scene)
  if (copied) return copyOf(scene, copied)
  const tool = toolIn(scene)
  if (tool) return tool
  const meter = known.dashboards.find(words, 0, zone).length > 0 ? meterOf(scene, zone) : null
  if (meter) return meter
  const named = namedScreen(scene, zone, { frames, sites })
  // a site of an app tells of it
  if (sites.length > 0 && frames.length > 0 && !named) return null
  const kept = frames.length + sites.length > 0 || named ? keptThings(scene, zone, frames.length > 0) : null
  const screen = named?.id ?? (kept ? screenOf(scene, kept) : null)
  if (!screen) return null
  const about = aboutOf(named, kept, zone)
  if (!about) return null
  return madeOf(scene, screen, about, { named, zone })
}

/** What is known of the app once its screen is, with the lists that the request has for it. */
function madeOf(scene: AppScene, screen: AppScreen, about: AppHit, { named, zone }: AskedScreen): AppReading {
  const { known, words, tokens } = scene
  const lists = listsOf(scene, screen)
  const planned = isPlanned(screen) ? plannedIn(scene, screen) : null
  const context = contextOf(scene, Math.max(about.last + 1, zone)) || doneBehind(scene, about, { named, zone })
  const isListed = (said: string) =>
    lists.some(({ cue, entries }) => cue === 'duties' && said !== '' && said.endsWith(entries[0] ?? ' '))
  const reckons = screen === 'calculator' && named ? reckoningOf(scene, named, zone, lists) : null
  return {
    screen,
    ...(screen === 'tasks' ? tasksOf(scene, Math.max(zone, about.last + 1)) : {}),
    ...(screen === 'tasks' && isPackedForOther(scene) ? { isNeutral: true as const } : {}),
    ...(reckons ? { reckons } : {}),
    // 'a tool to split bills' has no name of its own
    subject: named?.isDone && about === named ? '' : subjectOf(scene, ...calledSo(scene, about, { named, zone })),
    // 'rota FOR DISHES, BINS' is for what is done
    context: isListed(context) ? '' : context,
    ...(planned ? { planned, served: planned.spans } : {}),
    ...(isSmallTool(screen) ? { served: clausesServed(scene, screen) } : {}),
    ...(isCounting(screen) ? { served: countedIn(scene, mostCounted[screen]) } : {}),
    hasSums: known.sums.find(words, about.first, about.last + 1).length > 0,
    lists,
    span: spanOf(tokens, 0, Math.max(about.last, zone - 1, verbEnd(scene, about.last))),
  }
}

/** What it is about: what it manages where that is said later on, else what it is called. */
const aboutOf = (named: NamedScreen | null, kept: AppHit | null, zone: number): AppHit | null =>
  named && !(kept && kept.first >= zone) ? named : (kept ?? named)

/** Screens that show as many of something as was said, and how many at most. */
export const mostCounted = { tally: 24, split: 12, quiz: 20 } as const
const isCounting = (screen: AppScreen): screen is keyof typeof mostCounted => screen in mostCounted

/** '12 TEAMS': the number, and what there are so many of; more than there may be are not there. */
function countedIn({ words, tokens }: AppScene, most: number): Span[] {
  const at = words.findIndex((word) => /^\d{1,2}$/.test(word) && Number(word) >= 2 && Number(word) <= most)
  return at < 0 || at + 1 >= words.length ? [] : [spanOf(tokens, at, at + 1)]
}

/** 'SHOPPING LIST', 'HABIT tracker': what a list of tasks is a list of. */
function tasksOf({ known, words }: AppScene, end: number): Pick<AppReading, 'tasks'> {
  const [list] = known.taskLists.find(words.map(withoutFrame), 0, end)
  return list ? { tasks: list.id } : {}
}

/** 'packing list for our SCOUT CAMP': no papers are taken there as on a journey. */
function isPackedForOther({ known, words, lexicon }: AppScene): boolean {
  const [list] = known.taskLists.find(words.map(withoutFrame))
  if (list?.id !== 'packing') return false
  const rest = words.slice(list.last + 1)
  const isAim = rest.some((word) => lexicon.has('about', word) || known.for.find([word]).length > 0)
  const isTrip =
    toolWords(lexicon.language).trips.find(words).length > 0 || rest.some((word) => knownNames().places.has(word))
  const isParted = known.cues.find(rest).some(({ id }) => id === 'groups')
  return !isTrip && (isAim || isParted)
}

/** A copy is called what the original is called, until its owner says a name. */
const copyOf = (scene: AppScene, product: AppHit<AppScreen>): AppReading => ({
  screen: product.id,
  subject: subjectOf(scene, product),
  context: contextOf(scene, product.last + 1),
  hasSums: false,
  lists: listsOf(scene, product.id),
  span: spanOf(scene.tokens, 0, product.last),
})

/** How far the words go that say what is asked for, before 'for', 'with', a comma or the end of the sentence. */
function headZone(scene: AppScene): number {
  let nouns = 0
  const technique = scene.known.by.find(scene.words)[0]?.first
  const parted = scene.known.cues
    .find(scene.words)
    .find(({ id, first, last }) => id === 'groups' && last > first)?.first
  for (const [at, word] of scene.words.entries()) {
    // 'todo list | SEPARATED BY work and home'
    if (at === technique || (at === parted && nouns > 0)) return at
    if (nouns > 0 && (connects(scene, at) || endsSentence(scene, at))) return at
    if ((!isSmall(scene, word) && !connects(scene, at)) || scene.known.sites.find([word]).length > 0) nouns++
  }
  return scene.words.length
}

/** A dashboard whose cards are named is one of a single thing that is measured. */
function meterOf(scene: AppScene, zone: number): AppReading | null {
  const { known, words, tokens } = scene
  const lists = listsOf(scene, 'meter')
  if (!lists.some(({ cue }) => cue === 'cards')) return null
  const boards = known.dashboards.find(words, 0, zone)
  const before = things(scene, 0, boards[0]?.first ?? 0)
  const measured = things(scene, zone, firstStop(scene, zone + 1)) ?? before
  return {
    screen: 'meter',
    subject: subjectOf(scene, measured ?? boards[0] ?? { id: '', first: 0, last: zone - 1 }),
    context: '',
    hasSums: false,
    lists,
    span: spanOf(tokens, 0, Math.max(measured?.last ?? 0, zone - 1)),
  }
}

/** The next comma, 'with' or 'that'. */
function firstStop(scene: AppScene, from: number): number {
  for (let at = from; at < scene.words.length; at++) if (connects(scene, at) || endsSentence(scene, at)) return at
  return scene.words.length
}

/** The unit in which a thing is measured, where its words say one. */
export function unitOf(thing: string, language: ReadingLanguage): string | null {
  const words = phraseTokens(thing).map(({ text }) => text)
  return appWords(language).units.find(words)[0]?.id ?? null
}

/** Whether the head is a page about something, or a business of any kind. */
function isAbout(scene: AppScene, zone: number): boolean {
  const { known, words, lexicon } = scene
  const hits = known.about.find(words, 0, zone)
  if (lexicon.grammar.headFirst) {
    const first = [...known.frames.find(words, 0, zone), ...known.screens.find(words, 0, zone)].map((hit) => hit.first)
    return hits.some((hit) => first.every((at) => hit.first <= at))
  }
  const tail = known.sites.find(words, 0, zone).find(({ last }) => last === zone - 1)
  // 'CRM for small businesses LANDING PAGE'
  const end = sentenceEnd(scene, 0)
  const isLast = known.about.find(words, zone, end).some((hit) => hit.last === end - 1 && isPageOf(scene, hit))
  return isLast || hits.some(({ last }) => last === zone - 1 || last === (tail?.first ?? zone) - 1)
}

/** 'small businesses LANDING PAGE': of those that are sites by their last word, and no part of 'for MY home page'. */
const isPageOf = (scene: AppScene, { first, last }: AppHit): boolean =>
  last > first &&
  scene.known.sites.find(scene.words, last, last + 1).length > 0 &&
  !isSmall(scene, scene.words[first - 1] ?? '')

/** 'Vereinssoftware', 'Projektmanagement-Tool'. */
const compoundFrames = ({ known, words }: AppScene, zone: number): AppHit[] =>
  words
    .slice(0, zone)
    .flatMap((word, at) =>
      known.appParts.some(
        (part) =>
          word.length > part.length + 2 && (word.endsWith(`-${part}`) || (part.length > 5 && word.endsWith(part))),
      )
        ? [{ id: 'frames', first: at, last: at }]
        : [],
    )

/** The things that are managed: after the word for it, else before it. Nouns for an app name none. */
function keptThings(scene: AppScene, zone: number, isFramed: boolean): AppHit | null {
  const { known, words } = scene
  const end = sentenceEnd(scene, zone)
  for (const verb of known.managing.find(words, 0, end)) {
    // 'website for managing' says so at once; what a site's services are is further on
    if (!isFramed && !followsAtOnce(scene, zone, verb.first)) continue
    if (verb.first > zone + 8) break
    const after = things(scene, verb.last + 1, verb.first < zone ? zone : end)
    if (after) return after
    const before = things(scene, verb.first < zone ? 0 : zone, verb.first)
    if (before) return before
    // 'a TRACKER FOR vet visits': what keeps is an app by itself
    const isApp = known.frames.find(words, verb.first, verb.last + 1).length > 0
    const aim = isApp && known.for.find(words, zone, zone + 1).length > 0 ? things(scene, zone + 1, end) : null
    if (aim) return aim
  }
  return null
}

/** 'for managing', 'zur Verwaltung', 'pour la gestion'; 'for a tracking dog' and 'with booking form' are no managing. */
const followsAtOnce = ({ words, lexicon }: AppScene, zone: number, verb: number): boolean =>
  !lexicon.has('having', words[zone] ?? '') &&
  (verb === zone + 1 ||
    (verb === zone + 2 && lexicon.language !== 'en' && lexicon.has('articles', words[zone + 1] ?? '')))

/** 'um Aufgaben zu verwalten': the verb closes the clause. */
function verbEnd({ known, words }: AppScene, last: number): number {
  return known.managing.find(words, last + 1, Math.min(words.length, last + 3))[0]?.last ?? last
}

const LONGEST_THING = 8

/** A noun phrase between two places, without what stands small around it. */
function things(scene: AppScene, from: number, to: number): AppHit | null {
  const { words } = scene
  let first = from
  while (first < to && standsBefore(scene, words[first] ?? '')) first++
  let last = first
  while (last < to && last - first < LONGEST_THING && (last === first || !endsThing(scene, last))) last++
  while (last > first && isJoining(scene, words[last - 1] ?? '')) last--
  return last > first ? { id: '', first, last: last - 1 } : null
}

/** 'ALL MY orders', 'orders OF': a word that is no thing by itself. */
const isJoining = (scene: AppScene, word: string) =>
  isSmall(scene, word) || (['of', 'about', 'qualities'] as const).some((kind) => scene.lexicon.has(kind, word))

/** 'a TOOL FOR orders': what may stand before the thing. */
const standsBefore = (scene: AppScene, word: string) =>
  word === ',' || isJoining(scene, word) || scene.known.frames.find([word]).length > 0

/** 'orders WITH', 'orders THAT', 'the order TOOL': where a thing is over. */
function endsThing(scene: AppScene, at: number): boolean {
  const { lexicon, known, words } = scene
  const word = words[at] ?? ''
  return (
    word === ',' ||
    word === '"' ||
    lexicon.has('having', word) ||
    lexicon.has('copula', word) ||
    (lexicon.has('relative', word) && !lexicon.has('articles', word)) ||
    known.frames.find([word]).length > 0 ||
    endsSentence(scene, at)
  )
}

/** The screen for things of this kind; what nobody knows is kept in a table. */
function screenOf({ known, words, lexicon }: AppScene, kept: AppHit): AppScreen {
  const own = known.things.find(words, kept.first, kept.last + 1)
  const found = lexicon.grammar.headFirst ? own[0] : own.at(-1)
  if (found) return found.id
  return 'register'
}
