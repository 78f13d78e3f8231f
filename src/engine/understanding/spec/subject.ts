import { type AppScene, connects, isSmall, sentenceEnd, type WordRange } from '../app-scene.ts'
import { readPiece } from './functions.ts'
import { textIn, trimmed } from './pieces.ts'
import type { SpecWords } from './spec-words.ts'

/** So many words a name has at most. */
const LONGEST = 6

/**
 * What a specified application is for, as its first sentence says it: 'a SPORTS COMMUNITY mini-program', 'a website for
 * SOLDIER PROMOTION', 'a site that showcases GUIDES'. Empty where it says nothing.
 */
export function subjectOfSpec(
  scene: AppScene,
  words: SpecWords,
  frames: Pick<SpecWords['frames'], 'find'> = words.frames,
): string {
  const end = sentenceEnd(scene, 0)
  const whole = scene.words.findIndex((word, at) => at < end && isOneWord(scene, words, word))
  if (whole >= 0) return capital(textIn(scene, { from: whole, to: whole + 1 }))
  const [frame] = frames.find(scene.words, 0, end)
  if (!frame) return ''
  const { headFirst, inverts } = scene.lexicon.grammar
  // 'internal register OF fire safety equipment'
  const isOf = scene.lexicon.has('of', scene.words[frame.last + 1] ?? '')
  const before = headFirst || isOf ? '' : short(textIn(scene, named(scene, words, { from: 0, to: frame.first })))
  // 'a driver-side website' says for whom, and not what it is
  if (before !== '' && (before.includes(' ') || !before.includes('-'))) return before
  // 'an app WITH login and orders', 'one that ALLOWS TO book' say what it has and does
  const isNext = ({ first }: { first: number } | undefined = { first: end }) => first <= frame.last + 2
  if (words.had.find(scene.words, frame.last + 1, frame.last + 2).length > 0) return before
  if ((headFirst || inverts) && isNext(words.able.find(scene.words, frame.last + 1, end)[0])) return before
  const start = behindVerbs(scene, words, frame.last + 1, end)
  const behind = { from: start, to: clauseEnd(scene, start, end) }
  // 'an app that LETS residents report' says what is done there
  if (words.able.find(scene.words, frame.last + 1, end)[0]?.first === start) return before
  return short(readPiece(scene, words, trimmed(scene, behind)).object) || before
}

/** 'Lernplattform', 'Fitness-App' say what the application is. */
const isOneWord = ({ known, lexicon }: AppScene, words: SpecWords, word: string) =>
  lexicon.grammar.compounds &&
  ![known.frames, words.frames].some((list) => list.find([word]).length > 0) &&
  known.appParts.some((part) => word.endsWith(part) && word.length > part.length + 2)

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1)

/** 'to SHOWCASE AND INTRODUCE the framework': where what is done with it is over. */
function behindVerbs(scene: AppScene, words: SpecWords, from: number, to: number): number {
  let at = from
  for (;;) {
    const word = scene.words[at] ?? ''
    // 'sistema WEB para uma academia'
    const isOfFrame = at === from && scene.known.sites.find([word]).length > 0
    const [verb] = words.actions.find(scene.words, at, to)
    if (at < to && verb?.first === at) at = verb.last + 1
    else if (at < to && (isOfFrame || isSmall(scene, word) || scene.lexicon.has('and', word))) at++
    else return at
  }
}

const short = (said: string) => (said.split(' ').length > LONGEST ? '' : said)

/** Without articles and words that say nothing by themselves: 'a simple online BOOK SHOP'. */
function named(scene: AppScene, words: SpecWords, range: WordRange): WordRange {
  // 'Design and implement AN event platform'
  const article = scene.words.slice(range.from, range.to).findLastIndex((word) => scene.lexicon.has('articles', word))
  const { from, to } = trimmed(scene, { from: range.from + article + 1, to: range.to })
  let first = from
  while (first < to && words.general.find([scene.words[first] ?? '']).length > 0) first++
  return trimmed(scene, { from: first, to })
}

/** A clause ends at a comma and where the next small word begins something else. */
function clauseEnd(scene: AppScene, from: number, end: number): number {
  for (let at = from + 1; at < end; at++) if (scene.words[at] === ',' || connects(scene, at)) return at
  return end
}
