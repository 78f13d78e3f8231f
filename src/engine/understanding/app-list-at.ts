import { type AppScene, endsSentence, wordOf } from './app-scene.ts'
import type { AppCue, AppHit } from './app-words.ts'
import { withoutElided } from './elisions.ts'
import { type PhraseToken } from './phrase-tokens.ts'
import { plainWord, readTokens } from './tokens.ts'
import type { Span } from './types.ts'

const MOST_WORDS = 4
/** 'when I froze it' is longer. */
const MOST_ASKED = 6
const LONGEST_ENTRY = 32
const ARTICLE = 3

/**
 * A list that was given for an app, and what it is a list of; `said` is the word for it, empty where none was said, and part of
 * the span. `hasName`: the first of its fields is what a thing is called, and no size or date of it.
 */
export type AppList = Span & { cue: AppCue; said: string; entries: string[]; hasName?: boolean }

/** What a list holds, and where it stands. */
export type AppEntries = Span & { entries: string[] }

/** The entries of a list beside its cue: 'columns Requested, Quoted and Done', or 'To do, Doing, Done columns'. */
export function listAt(scene: AppScene, cue: AppHit, taken: readonly Span[]): AppEntries | null {
  const { text, tokens, words, lexicon, known } = scene
  const [such] = known.such.find(words, cue.last + 1, cue.last + 3)
  const from = tokens[such?.last ?? cue.last]?.end ?? text.length
  // 'channels and messages' are two things, and 'columns' alone is followed by another one
  const next = words[cue.last + 1] ?? ''
  const isOpen = next !== ',' && !lexicon.has('and', next)
  const after = isOpen ? entriesOf(scene, from, endAfter(text, from), taken) : null
  if (after) return after
  const to = tokens[cue.first]?.start ?? 0
  const before = entriesOf(scene, startBefore(text, to), to, taken, true)
  return before && before.entries.length > 2 ? before : null
}

export const wordsIn = (entry: string) => readTokens(entry).filter(({ kind }) => kind === 'word')

/** The word before the first colon, or before another mark; -1 where there is none. */
export function beforeColon({ text, tokens }: AppScene, mark = /: /): number {
  const found = mark.exec(text)
  const colon = found ? found.index + found[0].trimEnd().length - 1 : -1
  return tokens.findLastIndex(({ end }) => end <= colon)
}

/** The list that stands behind a word which is none for a list. */
export function listBehind(scene: AppScene, cue: AppCue, at: number, taken: readonly Span[]): AppList[] {
  const list = at < 0 ? null : listAt(scene, { id: cue, first: at, last: at }, taken)
  return list ? [{ cue, said: '', ...list }] : []
}

function endAfter(text: string, from: number): number {
  const end = text.slice(from + 1).search(/[.;)\n!?](?:\s|$)| [-–—] /)
  return end < 0 ? text.length : from + 1 + end
}

function startBefore(text: string, to: number): number {
  const head = text.slice(0, to)
  return Math.max(head.lastIndexOf('. '), head.lastIndexOf(':'), head.lastIndexOf('('), head.lastIndexOf('\n')) + 1
}

/** 'due back (3 weeks)' with its bracket. */
function whole(text: string, start: number, end: number): string {
  const said = text.slice(start, end)
  return said.includes('(') && !said.includes(')') && text[end] === ')' ? `${said})` : said
}

/** Two or more short entries, joined by commas and 'and'; anything longer ends the list. */
function entriesOf(
  scene: AppScene,
  from: number,
  to: number,
  taken: readonly Span[],
  isBefore = false,
): AppEntries | null {
  const { text, tokens, lexicon } = scene
  const entries: string[] = []
  const here = tokens.filter(({ start, end }) => start >= from && end <= to)
  let own: PhraseToken[] = []
  let end = from
  const close = () => {
    const [first, last] = [own[0], own.at(-1)]
    if (first && last) {
      entries.push(first.quoted ? first.text : withoutElided(whole(text, first.start, last.end), scene.lexicon))
      end = last.end
    }
    own = []
  }
  for (const [index, token] of here.entries()) {
    const word = wordOf(token)
    const isJoint = word === ',' || lexicon.has('and', word)
    if (isJoint || isSlashed(text, here[index - 1], token)) close()
    if (isJoint) continue
    // 'to do' is called so
    if (own.length === 0 && beginsState(scene, token)) {
      own.push(token)
      continue
    }
    const isOfState = isDoneInState(scene, own[0], here[index + 1])
    const isAsked = asks(scene, own[0] ?? token)
    if (!isOfState && !isAsked && isCut(scene, token, taken)) {
      if (!isBefore && own.length + entries.length > 0) break
      // what stands before the word for a list begins anew after 'with'
      own = []
      entries.length = 0
      continue
    }
    if (own.length === 0 && leadsEntry(scene, token, entries.length === 0)) continue
    own.push(token)
    if (isTooLong(own, isAsked)) {
      own = []
      break
    }
  }
  close()
  const short = entries.filter((entry) => entry.length <= LONGEST_ENTRY)
  return short.length > 1 && short.length === entries.length ? { start: from, end, entries: short } : null
}

/** 'stop bath 30 s' has an amount beside its name. */
const isTooLong = (own: readonly PhraseToken[], isAsked: boolean) =>
  own.filter(({ text }) => !/^\d/.test(text)).length > (isAsked ? MOST_ASKED : MOST_WORDS)

/** 'tool, WHO HAS IT, date out': it asks for a name. */
const asks = ({ text, lexicon }: AppScene, token: PhraseToken) =>
  lexicon.has('interrogatives', wordOf(token)) && isPiece(text, token)

/** It stands behind a comma, or at the head of a sentence. */
function isPiece(text: string, { start }: PhraseToken): boolean {
  const before = text.slice(0, start).trimEnd()
  return before === '' || /[,.:;(]$/.test(before) || text.slice(before.length, start).includes('\n')
}

/** 'ready TO collect' is one. */
const isDoneInState = (scene: AppScene, first: PhraseToken | undefined, next: PhraseToken | undefined) =>
  first !== undefined &&
  next !== undefined &&
  beginsState(scene, first) &&
  scene.lexicon.grammar.infinitives.includes(wordOf(next))

/** 'To do / Doing | Done' */
const isSlashed = (text: string, before: PhraseToken | undefined, { start }: PhraseToken) =>
  // '0.60/km' is what one of it costs
  before !== undefined && /[/|]/.test(text.slice(before.end, start)) && !/\d$/.test(before.text)

/** 'To do' and 'En cours' with their capitals are entries. */
export const isCapital = ({ text }: AppScene, { start, end }: PhraseToken) => /^\p{Lu}/u.test(text.slice(start, end))

function beginsState({ tokens, words, known }: AppScene, token: PhraseToken): boolean {
  const at = tokens.indexOf(token)
  return known.states.find(words, at, at + MOST_WORDS).some(({ first }) => first === at)
}

/** '… WITH', '… THAT', and words that say something else: no entry goes on there. */
function isCut(scene: AppScene, token: PhraseToken, taken: readonly Span[]): boolean {
  const { lexicon } = scene
  const word = wordOf(token)
  return (
    lexicon.has('having', word) ||
    (lexicon.has('relative', word) && !lexicon.has('articles', word) && !isCapital(scene, token)) ||
    taken.some(({ start, end }) => token.start >= start && token.end <= end)
  )
}

/** 'THE done ones', 'FOR requested' at the head of a list: before an entry, and none of it; 'this month' is called so. */
function leadsEntry(scene: AppScene, token: PhraseToken, isFirst: boolean): boolean {
  const word = wordOf(token)
  // 'The Trial' is called so
  if (scene.lexicon.has('articles', word) && word.length <= ARTICLE && !isCapital(scene, token)) return true
  return isFirst && scene.lexicon.has('about', word) && !isCapital(scene, token)
}

export const wordsOf = (entry: string) => wordsIn(entry).map(({ text }) => plainWord(text))

export function sentenceLists(scene: AppScene, cue: AppCue, taken: readonly Span[]): AppList[] {
  const starts = scene.words.flatMap((_, at) => (endsSentence(scene, at) ? [at - 1] : []))
  return starts
    .flatMap((at) => listBehind(scene, cue, at, taken))
    .filter(({ end, entries }) => entries.length > 2 && /^\s*(?:[.!?;\n]|$)/.test(scene.text.slice(end)))
}

/** The first entries of a list, and where the last of them ends. */
export function upTo({ text }: AppScene, list: AppList, count: number): AppList {
  const entries = list.entries.slice(0, count)
  const last = entries.at(-1) ?? ''
  const at = text.indexOf(last, list.start)
  return { ...list, entries, end: at < 0 ? list.end : at + last.length }
}
