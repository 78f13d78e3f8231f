import { amountsIn, isPlanned, seatsAlone } from './app-amounts.ts'
import { listsAttributes } from './app-attributes.ts'
import { listsSettings } from './app-own.ts'
import { pairedScreens } from './app-pairs.ts'
import { peopleIn } from './app-people.ts'
import { type AppScene, connects, endsSentence, isSmall, sentenceEnd } from './app-scene.ts'
import { isSmallTool, leadsToDay } from './small-tools.ts'
import type { AppHit, AppScreen, Trait } from './app-words.ts'

/** 'tidevannsapp' */
const ofApp = /\p{L}{3}-?app(?:en|li)?$/u

/** A screen by its name, or by what it does: 'a tool to SPLIT BILLS'. */
export type NamedScreen = AppHit<AppScreen> & { isDone?: true }

type Around = { frames: AppHit[]; sites: AppHit[] }

/** The screen that the head zone names: by a word, by two, or by nothing but how many sit where. */
export function namedScreen(scene: AppScene, zone: number, around: Around): NamedScreen | null {
  const others = [...around.frames, ...around.sites]
  const paired = pairedScreens(scene, zone).find((hit) => isPlainHead(scene, hit, zone, others))
  if (paired) return paired
  const named = wordedScreen(scene, zone, around)
  // 'placar do campeonato, IDA E VOLTA': what is reckoned from results is a table of them
  const isLeague = named?.id === 'tally' && scene.known.traits.find(scene.words).some(({ id }) => ofLeagues.has(id))
  if (named) return isLeague ? { ...named, id: 'league' } : named
  const seats = seatsAlone(scene)
  return seats ? { ...seats, isDone: true } : null
}

const ofLeagues = new Set<Trait>(['twice', 'standing'])

/** Names of screens that begin what is asked for, with nouns before them where the head comes last: 'a hotel in ROTA' has none. */
function isPlainHead(scene: AppScene, hit: AppHit<AppScreen>, zone: number, others: readonly AppHit[]): boolean {
  const { words, lexicon } = scene
  const isLoose = (at: number) => {
    const word = words[at] ?? ''
    return (
      isSmall(scene, word) ||
      lexicon.has('qualities', word) ||
      others.some(({ first, last }) => at >= first && at <= last)
    )
  }
  let first = hit.first
  if (!lexicon.grammar.headFirst) while (first > 0 && hit.first - first < MOST_MODIFIERS && !isLoose(first - 1)) first--
  const isBare = words.slice(0, first).every((_, at) => isLoose(at))
  // 'rota IN DARK COLOURS': where and how it is comes behind it
  const isPlaced = hit.last + 1 < zone && isSmall(scene, words[hit.last + 1] ?? '')
  return (
    isBare && (lexicon.grammar.headFirst || isPlaced || isHead(scene, hit, zone, others) || isOfTitle(scene, hit, zone))
  )
}

const MOST_MODIFIERS = 3

/** 'BEREITSCHAFTSPLAN Feuerwehr', 'BORDPLAN bryllup 80 gjester': what it is of follows, with its capital or before how many there are. */
function isOfTitle(scene: AppScene, { first, last }: AppHit, zone: number): boolean {
  const { text, tokens, lexicon } = scene
  const amount = amountsIn(scene).find((one) => one.first > last && one.first < zone)
  const end = amount?.first ?? zone
  const title = text.slice(tokens[last]?.end ?? 0, tokens[end - 1]?.end)
  if (amount && end - last - 1 <= MOST_TITLE) return true
  // 'Rota Fortunae' is somebody's name
  return lexicon.grammar.compounds && first === 0 && /^(?: \p{Lu}[\p{L}\d]*){1,3}$/u.test(title)
}

const MOST_TITLE = 2

/** So many are told, or who they are: 'roster, 12 PEOPLE'. */
const tellsWho = (scene: AppScene): boolean => amountsIn(scene).length > 0 || peopleIn(scene) !== null

/** The screen by its name; a name that means other things too needs a noun for an app beside it. */
function wordedScreen(scene: AppScene, zone: number, { frames, sites }: Around): NamedScreen | null {
  const { known, words, lexicon } = scene
  const { headFirst } = lexicon.grammar
  const over = known.screens
    .find(words)
    .filter(({ id, first, last }) => isSmallTool(id) && first < zone && last >= zone)
  const hits = [...known.screens.find(words, 0, over[0]?.first ?? zone), ...compoundHits(scene, zone), ...over].map(
    (hit): AppHit<AppScreen> => (hit.id === 'draw' && isForPrizes(scene, hit) ? { ...hit, id: 'luckydraw' } : hit),
  )
  const weak = known.weak.find(words, 0, zone)
  const after = words.slice(zone, Math.min(sentenceEnd(scene, zone), zone + NEAR))
  const isOfApp = known.frames.find(after).length > 0 || after.some((word) => ofApp.test(word))
  const [view] = sites.length === 0 ? strongIn(scene, zone, zone + after.length) : []
  const others = [...frames, ...sites]
  // 'settings for the APP Fjellsko'
  const isOfSettings = (hit: AppHit<AppScreen>) =>
    hit.id === 'settings' && isOfApp && (headFirst || isHead(scene, hit, zone, others))
  const isShown = (hit: AppHit<AppScreen>) => hit.id !== 'catalog' || isBrowsed(scene, hit, { frames, sites })
  const fits = hits.filter(isShown).filter((hit) => {
    if (isOfSettings(hit) || isTitled(scene, hit, zone)) return true
    // 'DAYS SINCE the last accident', 'generador de paletas': nothing but small words stands before them
    if (hit.id === 'days' && (isIn(hit, weak) || leadsToDay(scene, hit.last + 1))) return isOpening(scene, hit, others)
    if (headFirst && onlyOpens(hit.id) && !isOpening(scene, hit, others)) return false
    if (isPlanned(hit.id))
      return (!isIn(hit, weak) || frames.length > 0 || tellsWho(scene)) && isPlainHead(scene, hit, zone, others)
    if (isAlone(scene, hit, zone)) return true
    if (!isIn(hit, weak)) return headFirst ? true : isHead(scene, hit, zone, others) || isPhraseOf(scene, hit)
    // 'turni ambulanza, VISTA MENSILE': how it is to be seen is said of a screen
    return view !== undefined || isWeakHead(scene, hit, zone, { frames, sites })
  })
  const head = headFirst ? fits[0] : fits.at(-1)
  // 'a WHO OWES WHAT calculator'
  const fit = head?.id === 'calculator' ? (fits.find(({ id }) => id === 'split') ?? head) : head
  if (fit && isTitled(scene, fit, zone)) return { ...fit, last: zone - 1 }
  if (fit && view && isIn(fit, weak)) return { ...fit, id: view.id }
  return fit ?? (frames.length > 0 ? (doneScreen(scene, zone, frames) ?? partScreen(scene, zone, frames)) : null)
}

/** 'product catalogue WEBSITE' is a page, and what a 'catalogue MANAGEMENT system' keeps stands in a table. */
const isBrowsed = ({ known, words }: AppScene, { last }: AppHit, { frames, sites }: Around): boolean =>
  (sites.length === 0 || frames.length > 0) && known.managing.find(words, last + 1, last + 2).length === 0

/** Tools that are meant where their name begins it: 'empresa de ruleta de premios' has a page. */
const onlyOpens = (id: AppScreen): boolean => isSmallTool(id) || id === 'luckydraw'

/** Nothing stands before it but small words, what is thought of it, and nouns for an app or a site. */
const isOpening = (scene: AppScene, hit: AppHit, others: readonly AppHit[]): boolean =>
  scene.words
    .slice(0, hit.first)
    .every(
      (word, at) =>
        isSmall(scene, word) ||
        scene.lexicon.has('qualities', word) ||
        scene.lexicon.has('of', word) ||
        others.some(({ first, last }) => at >= first && at <= last),
    )

/** A name that means other things too, with what makes it a screen: a noun for an app, or what such a screen holds. */
function isWeakHead(scene: AppScene, hit: AppHit<AppScreen>, zone: number, { frames, sites }: Around): boolean {
  const { words, lexicon } = scene
  const near = (frame: AppHit) => Math.abs(frame.first - hit.last) < 4 && frame.first !== hit.first
  const bare = words.slice(0, hit.first).every((word) => isSmall(scene, word) || lexicon.has('qualities', word))
  const isHeaded = bare || (!lexicon.grammar.headFirst && isHead(scene, hit, zone, [...frames, ...sites]))
  const isListed =
    (hit.id === 'settings' && bare && listsSettings(scene)) ||
    (hit.id === 'register' && isHeaded && listsAttributes(scene))
  return frames.some(near) || (bare && sites.some(near)) || isListed
}

/** 'a tool TO SPLIT BILLS', 'ein Werkzeug, UM KOSTEN ZU TEILEN'; of 'an app THAT splits bills' a page tells. */
function doneScreen({ known, words, lexicon }: AppScene, zone: number, frames: readonly AppHit[]): NamedScreen | null {
  const end = Math.min(words.length, zone + NEAR)
  const aim = words.findIndex((word, at) => at > (frames[0]?.last ?? 0) && word !== ',')
  if (known.aims.find(words, aim, aim + 1).length === 0) return null
  const [hit] = known.does.find(words, aim + 1, end)
  const isTold = (word: string) => word === ',' || (lexicon.has('relative', word) && !lexicon.has('articles', word))
  return hit && !words.slice(aim + 1, hit.first).some(isTold) ? { ...hit, isDone: true } : null
}

/** Screens that are meant wherever nothing but their name is said, or whom they are for. */
const standAlone = new Set<AppScreen>(['feed', 'forum', 'map', 'luckydraw'])

/** 'a FORUM for beekeepers', 'youth forum with THREADS AND VOTES': by itself, or with what it has and no page does. */
function isAlone(scene: AppScene, hit: AppHit<AppScreen>, zone: number): boolean {
  const { known, words, lexicon } = scene
  if (!standAlone.has(hit.id) && !namedByParts.has(hit.id)) return false
  const isBare = words.slice(0, hit.first).every((word) => isSmall(scene, word) || lexicon.has('qualities', word))
  // '- map', and the next line is another part of the page
  const isEnd = hit.last === zone - 1 && !/^[ \t]*\n\s*[-*•–]/.test(scene.text.slice(scene.tokens[hit.last]?.end ?? 0))
  const parts = known.hasEach.get(hit.id)?.find(words, hit.last + 1) ?? []
  const isHeaded = isBare || (isEnd && !lexicon.grammar.headFirst)
  return (standAlone.has(hit.id) && isBare && isEnd) || (isHeaded && parts.length > 0)
}

/** 'Glücksrad MIT PREISEN UND PUNKTEN': what a wheel of names has not. */
function isForPrizes({ known, words }: AppScene, { last }: AppHit): boolean {
  const names = known.hasEach.get('draw')?.find(words, last + 1) ?? []
  const prizes = known.hasEach.get('luckydraw')?.find(words, last + 1) ?? []
  return prizes.some(({ first }) => !names.some((name) => first >= name.first && first <= name.last))
}

/** Screens that are meant where a part is named that only they have. */
const namedByParts = new Set<AppScreen>(['checkin', 'approvals', 'luckydraw'])

/** 'INTERAKTIVE KARTE der Spielplätze': what it is of follows a name of several words that everything begins with. */
function isPhraseOf(scene: AppScene, { id, first, last }: AppHit<AppScreen>): boolean {
  const { words, lexicon } = scene
  const isBare = words.slice(0, first).every((word) => isSmall(scene, word) || lexicon.has('qualities', word))
  return standAlone.has(id) && lexicon.grammar.compounds && isBare && last > first
}

/** Screens that are nothing else: 'weekly view', and no 'calendar'. */
const strongIn = ({ known, words }: AppScene, from: number, to: number): AppHit<AppScreen>[] => {
  const weak = known.weak.find(words, from, to)
  return known.screens.find(words, from, to).filter((hit) => !isIn(hit, weak))
}

/** A phrase that is one of others, too. */
const isIn = (hit: AppHit, others: readonly AppHit[]) =>
  others.some(({ first, last }) => first === hit.first && last === hit.last)

/** 'PACKING LIST Corsica: tent, stove': a list with its title above what it holds. */
function isTitled({ text, tokens }: AppScene, { id, first, last }: AppHit<AppScreen>, zone: number): boolean {
  const title = text.slice(tokens[last]?.end ?? 0, tokens[zone - 1]?.end)
  const border = text.slice(tokens[zone - 1]?.end, tokens[zone]?.start)
  return id === 'tasks' && first === 0 && /^(?: \p{Lu}[\p{L}\d]*){1,2}$/u.test(title) && /^\s*[:\n]/.test(border)
}

/** 'a tool WITH a kanban board', 'a SCREEN with the inventory': the first part of an app that is a screen. */
function partScreen(scene: AppScene, zone: number, frames: readonly AppHit[]): AppHit<AppScreen> | null {
  const { known, words, lexicon } = scene
  if (known.for.find(words, zone, zone + 1).length > 0) return listScreen(scene, zone)
  if (!lexicon.has('having', words[zone] ?? '')) return null
  const end = Math.min(words.length, zone + NEAR)
  const isScreen = frames.some(({ first, last }) =>
    lexicon.grammar.screenLabels.includes(words.slice(first, last + 1).join(' ')),
  )
  const [first] = known.screens.find(words, zone, end)
  const isStrong = strongIn(scene, zone, end).some((hit) => hit.first === first?.first)
  return first && (isStrong || isScreen) ? first : null
}

/** 'an app FOR our SHOPPING LIST', and none for quiz nights. */
function listScreen(scene: AppScene, zone: number): AppHit<AppScreen> | null {
  const { known, words, lexicon } = scene
  let at = zone + 1
  while (isSmall(scene, words[at] ?? '') && known.screens.find(words, at).every(({ first }) => first !== at)) at++
  const hit = known.screens.find(words, at, Math.min(words.length, at + NEAR)).find(({ first }) => first === at)
  const next = (hit?.last ?? at) + 1
  // 'huskelisten VÅR'
  const isTail =
    connects(scene, next) || endsSentence(scene, next) || next >= words.length || lexicon.has('own', words[next] ?? '')
  return (hit?.id === 'tasks' || isPlanned(hit?.id)) && (lexicon.grammar.headFirst || isTail) ? hit : null
}

const NEAR = 6

/** Nothing but nouns for an app, 'and', or another screen may follow a head. */
function isHead(scene: AppScene, hit: AppHit<AppScreen>, zone: number, frames: readonly AppHit[]): boolean {
  if (hit.id === 'calculator' && inputsAt(scene, hit.last + 1)) return true
  for (let at = hit.last + 1; at < zone; at++) {
    const word = scene.words[at] ?? ''
    const isFrame = frames.some(({ first, last }) => at >= first && at <= last)
    if (
      !isFrame &&
      !isSmall(scene, word) &&
      !scene.lexicon.has('and', word) &&
      scene.known.screens.find([word]).length === 0
    )
      return false
  }
  return true
}

/** 'a yarn calculator BASED ON size': what is reckoned with stands there. */
const inputsAt = ({ known, words }: AppScene, at: number) =>
  known.cues.find(words, at, at + NEAR).some(({ id, first }) => id === 'inputs' && first === at)

/** 'kanban-APP' is a board. */
export const withoutFrame = (word: string) => word.replace(/-(?:app|tool|system)$/, '')

/** 'Aufgabentafel-App' and 'Vereinskalender': the last part says what it is. */
function compoundHits({ known, words }: AppScene, zone: number): AppHit<AppScreen>[] {
  return words.slice(0, zone).flatMap((word, at): AppHit<AppScreen>[] => {
    const bare = withoutFrame(word)
    // 'Gottesdienstplan' is no plan of duties
    if (known.screens.find([word]).length > 0) return []
    // 'Einkaufslisten-App'
    const [own] = bare === word ? [] : [...known.screens.find([bare]), ...known.things.find([bare])]
    if (own) return [{ id: own.id, first: at, last: at }]
    const found = [...known.compounds].find(([part]) => bare.length > part.length + 2 && bare.endsWith(part))
    return found ? [{ id: found[1], first: at, last: at }] : []
  })
}
