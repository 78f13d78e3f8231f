import { type AppScene, connects, endsSentence, isSmall, sceneOf, sentenceEnd, spanOf } from './app-scene.ts'
import { contextOf } from './app-subject.ts'
import type { AppHit } from './app-words.ts'
import type { AppReading } from './apps.ts'
import { type GameCount, type GameMode, type GameName, type GameWords, gameWords } from './game-words.ts'
import { knownNames } from './lexicon.ts'
import { toolWords } from './tool-words.ts'
import type { ReadingLanguage, Span } from './types.ts'

/** Which game is asked for, who plays it and how large it is, as far as that was said. */
export type Game = { name: GameName; mode?: GameMode; size?: number } & Partial<Record<GameCount, number>>

/** A request while its game is looked for: its words without nouns for a game that hang on them. */
type GameScene = AppScene & { games: GameWords; bare: string[]; nounsAt: ReadonlySet<number> }

/** The game that a request asks for, and none where a page tells of one or sells it. */
export function gameIn(scene: AppScene): AppReading | null {
  const games = gameWords(scene.lexicon.language)
  const parts = scene.words.map((word) => bareOf(scene, games, word))
  const own: GameScene = {
    ...scene,
    games,
    bare: parts.map(({ bare }) => bare),
    nounsAt: new Set(parts.flatMap(({ isNoun }, at) => (isNoun ? [at] : []))),
  }
  const end = sentenceEnd(scene, 0)
  const ofGame = partsOfGame(own)
  const hit = hitsIn(own, end).find((one) => isAsked(own, one, end, ofGame))
  return hit ? readingOf(own, hit, end) : null
}

/** 'Snake-Spiel', 'Memoryspiel', 'space-invaders': the name in a word with a hyphen or a noun for a game. */
function bareOf(
  { lexicon }: AppScene,
  { names, nounParts }: GameWords,
  word: string,
): { bare: string; isNoun: boolean } {
  const isName = (text: string) => {
    const words = text.split(/[- ]/)
    return [[text], words].some((list) =>
      names.find(list).some(({ last, first }) => first === 0 && last === list.length - 1),
    )
  }
  for (const part of nounParts) {
    const rest = word.endsWith(part) ? word.slice(0, -part.length) : ''
    const isJoined = rest.endsWith('-')
    if (rest === '' || !(isJoined || lexicon.grammar.compounds)) continue
    const bare = isJoined ? rest.slice(0, -1) : rest
    // 'Space Invaders-Spiel' has its name in two words
    if (isJoined || isName(bare)) return { bare, isNoun: true }
  }
  return { bare: word, isNoun: false }
}

/** Names of games: over several words, or in one with hyphens. */
function hitsIn({ games, bare }: GameScene, end: number): AppHit<GameName>[] {
  const joined = bare.slice(0, end).flatMap((word, at): AppHit<GameName>[] => {
    const words = word.split('-')
    const [hit] = words.length > 1 ? games.names.find(words) : []
    return hit && hit.first === 0 && hit.last === words.length - 1 ? [{ id: hit.id, first: at, last: at }] : []
  })
  return [...games.names.find(bare, 0, end), ...joined].sort((one, other) => one.first - other.first)
}

/** The places of words that say of a game what it is, how it is made and how it is to be. */
function partsOfGame(scene: GameScene): ReadonlySet<number> {
  const { games, bare, words, known, lexicon } = scene
  const { techniques } = knownNames()
  const hits = [
    ...games.nouns.find(bare),
    ...games.around.find(words),
    ...games.modes.find(words),
    ...games.counted.find(words),
    ...known.frames.find(words),
    ...known.sites.find(words),
    ...[...games.parts.values()].flatMap((phrases) => phrases.find(words)),
  ]
  const isPlain = (word: string) =>
    /^x?\d/.test(word) ||
    techniques.has(word) ||
    (['qualities', 'style', 'colour', 'and', 'devices', 'pages', 'at'] as const).some((kind) => lexicon.has(kind, word))
  return new Set([
    ...hits.flatMap(({ first, last }) => placesOf(first, last)),
    ...words.flatMap((word, at) => (isPlain(word) || isSmall(scene, word) ? [at] : [])),
  ])
}

const placesOf = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Whether nothing stands around a name but what asks for a game: 'MAKE A SIMPLE snake GAME', and no 'snake oil shop'. */
function isAsked(scene: GameScene, hit: AppHit<GameName>, end: number, ofGame: ReadonlySet<number>): boolean {
  const { games, bare, words, nounsAt, known } = scene
  const plays = games.plays.find(bare, 0, hit.first)
  const isPlay = (at: number) => plays.some(({ first, last }) => at >= first && at <= last)
  const isPlayed = plays.some(
    ({ last }) => last === hit.first - 1 || (last < hit.first && isOpen(scene, last + 1, hit.first)),
  )
  // 'LANDING PAGE FOR a snake game'
  const tells = [...known.about.find(words, 0, end), ...known.for.find(words, 0, hit.first)]
  const isTold = (at: number) => tells.some(({ first, last }) => at >= first && at <= last)
  const opens = placesOf(0, hit.first - 1).every(
    (at) => isPlay(at) || (!isTold(at) && (ofGame.has(at) || leadsOn(scene, words[at] ?? ''))),
  )
  if (!opens) return false
  const stop = stopBehind(scene, hit.last + 1, end)
  if (!placesOf(hit.last + 1, stop - 1).every((at) => ofGame.has(at))) return false
  const isNamed =
    isPlayed ||
    games.nouns.find(bare, 0, stop).length > 0 ||
    placesOf(hit.first, hit.last).some((at) => nounsAt.has(at))
  const isWeak = games.weak
    .find(bare, hit.first, hit.last + 1)
    .some(({ first, last }) => first === hit.first && last === hit.last)
  // 'build snake' says nothing else
  return isNamed || (!isWeak && stop >= hit.last + 1) || isWhole(scene, hit, stop)
}

/** 'a page WITH a snake game', 'juego DE memoria'. */
const leadsOn = ({ lexicon }: GameScene, word: string): boolean =>
  word === ',' || lexicon.has('having', word) || (lexicon.grammar.headFirst && lexicon.has('of', word))

const isOpen = (scene: GameScene, from: number, to: number) =>
  placesOf(from, to - 1).every(
    (at) => isSmall(scene, scene.words[at] ?? '') || scene.lexicon.has('qualities', scene.words[at] ?? ''),
  )

/** Nothing but how it is made follows, and somebody asked for it by a verb. */
function isWhole({ words, lexicon, tokens, text }: GameScene, { first }: AppHit, stop: number): boolean {
  const { techniques } = knownNames()
  const rest = words.slice(stop)
  const isVerb = words.slice(0, first).some((word) => lexicon.has('asks', word) || lexicon.has('makes', word))
  const isSmallRest = rest.every(
    (word) =>
      techniques.has(word) ||
      word === ',' ||
      lexicon.has('and', word) ||
      lexicon.has('at', word) ||
      lexicon.has('having', word),
  )
  return (
    isSmallRest && (isVerb || text.slice(tokens[words.length - 1]?.end).trim() === '') && (isVerb || words.length <= 2)
  )
}

/** Where the words end that may say which game it is: before 'for', 'with', a comma or the end of the sentence. */
function stopBehind(scene: GameScene, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const word = scene.words[at] ?? ''
    if (
      connects(scene, at) ||
      endsSentence(scene, at) ||
      scene.lexicon.has('about', word) ||
      scene.lexicon.has('at', word)
    )
      return at
  }
  return end
}

function readingOf(scene: GameScene, hit: AppHit<GameName>, end: number): AppReading {
  const { known, tokens, words } = scene
  const stop = stopBehind(scene, hit.last + 1, end)
  const { game, served } = wishesOf(scene, hit.id)
  const isServed = (at: number) =>
    served.some((span) => (tokens[at]?.start ?? 0) < span.end && (tokens[at]?.end ?? 0) > span.start)
  // 'FOR TWO PLAYERS' is no one's game
  const aim = words.findIndex(
    (word, at) => at >= stop && known.for.find([word]).length > 0 && !isServed(at) && !isServed(at + 1),
  )
  return {
    screen: 'game',
    game,
    subject: '',
    context: aim < 0 || aim >= end ? '' : contextOf(scene, aim),
    hasSums: false,
    lists: [],
    served,
    span: spanOf(tokens, 0, Math.max(hit.last, stop - 1)),
  }
}

/** Games for one or two, those with squares in so many rows, and how many rows there may be. */
const modesOf: Partial<Record<GameName, readonly GameMode[]>> = {
  tictactoe: ['page', 'two'],
  pong: ['page', 'two'],
  four: ['page', 'two'],
  hands: ['page'],
}
const sizes: Partial<Record<GameName, readonly [least: number, most: number]>> = {
  tictactoe: [3, 5],
  snake: [10, 40],
  tiles: [3, 6],
  mines: [5, 16],
}
const MOST_PAIRS = 18
const MOST_MINES = 99

/** 'RESTART BUTTON', 'SCORE': parts that a game has anyway, where a text names them. */
export function gamePartsIn(text: string, language: ReadingLanguage, { name }: Game): Span[] {
  const { words, tokens } = sceneOf(text, language)
  const { parts } = gameWords(language)
  return ['all', name]
    .flatMap((key) => parts.get(key)?.find(words) ?? [])
    .map(({ first, last }) => spanOf(tokens, first, last))
}

/** A wish that a game can fulfil, with its words. */
type Wish = AppHit & { game: Partial<Game> }

/** How it is to be, where it can be so, and where the request says that or how it is made. */
function wishesOf(scene: GameScene, name: GameName): { game: Game; served: Span[] } {
  const { games, words, tokens, lexicon } = scene
  const { techniques } = knownNames()
  const mode = games.modes.find(words).find(({ id }) => modesOf[name]?.includes(id))
  const wishes: Wish[] = [
    ...(mode ? [{ ...mode, game: { mode: mode.id } }] : []),
    ...sizesIn(words).flatMap(({ size, first, last }): Wish[] => {
      const game = sizedBy(name, size)
      return game ? [{ id: 'size', first, last, game }] : []
    }),
    ...games.counted.find(words).flatMap(({ id, first, last }): Wish[] => {
      const game = countedBy(name, id, Number(words[first - 1]))
      return game ? [{ id, first: first - 1, last, game }] : []
    }),
  ]
  const { only } = toolWords(lexicon.language)
  const made = words.flatMap((word, at): AppHit[] =>
    techniques.has(word) ? [{ id: 'made', first: at, last: only.find(words, at + 1, at + 2)[0]?.last ?? at }] : [],
  )
  const game = wishes.reduce<Game>((whole, wish) => ({ ...whole, ...wish.game }), { name })
  return { game, served: [...wishes, ...made].map(({ first, last }) => spanOf(tokens, first, last)) }
}

/** So many squares, or as many cards as fill them. */
function sizedBy(name: GameName, [wide, high]: [number, number]): Partial<Game> | null {
  const [least, most] = sizes[name] ?? [0, 0]
  if (name === 'pairs') return countedBy(name, 'cards', wide * high)
  return wide === high && wide >= least && wide <= most ? { size: wide } : null
}

function countedBy(name: GameName, what: GameCount, number: number): Partial<Game> | null {
  if (name === 'mines') return what === 'mines' && number > 0 && number <= MOST_MINES ? { mines: number } : null
  const pairs = what === 'cards' ? number / 2 : number
  const isFit = Number.isInteger(pairs) && pairs >= 2 && pairs <= MOST_PAIRS
  return name === 'pairs' && what !== 'mines' && isFit ? { pairs } : null
}

/** '4x4', which has two tokens, '4 x 4', '4 by 4'. */
function sizesIn(words: readonly string[]): { size: [number, number]; first: number; last: number }[] {
  return words.flatMap((word, at) => {
    if (!isNumber(word)) return []
    const next = words[at + 1] ?? ''
    const isJoined = /^[x×]\d{1,2}$/.test(next)
    const last = isJoined ? at + 1 : at + 2
    const other = isJoined ? next.slice(1) : by.has(next) ? (words[at + 2] ?? '') : ''
    return isNumber(other) ? [{ size: [Number(word), Number(other)] as [number, number], first: at, last }] : []
  })
}

const isNumber = (word: string) => /^\d{1,2}$/.test(word)

const by = new Set(['x', '×', 'by', 'mal', 'par', 'por', 'per', 'ganger'])
