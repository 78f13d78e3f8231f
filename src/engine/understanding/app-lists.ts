import { type AppScene, spanOf, wordOf } from './app-scene.ts'
import type { AppCue, AppHit, AppScreen } from './app-words.ts'
import { type PhraseToken, phraseTokens } from './phrase-tokens.ts'
import type { Span } from './types.ts'

const MOST_WORDS = 4
const LONGEST_ENTRY = 32
const ARTICLE = 3

/** A list that was given for an app, and what it is a list of; `said` is the word for it. */
export type AppList = Span & { cue: AppCue; said: string; entries: string[] }

/** What a list holds, and where it stands. */
export type AppEntries = Span & { entries: string[] }

/** The entries of a list beside its cue: 'columns Requested, Quoted and Done', or 'To do, Doing, Done columns'. */
function listAt(scene: AppScene, cue: AppHit, taken: readonly Span[]): AppEntries | null {
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

/** 'a kanban board WITH DOING, DONE': what says how far a card is names the columns, without a word for them. */
function statesAt(
  scene: AppScene,
  taken: readonly Span[],
): (Span & { cue: 'columns'; said: string; entries: string[] })[] {
  const { known, words, lexicon, tokens, text } = scene
  const [state] = known.states.find(words)
  const from = words.findLastIndex(
    (word, at) => at < (state?.first ?? 0) && (lexicon.has('having', word) || word === ':'),
  )
  const list = from < 0 ? null : listAt(scene, { id: 'columns', first: from, last: from }, taken)
  const isState = (entry: string) => known.states.find(phraseTokens(entry).map((token) => token.text)).length > 0
  if (!list || list.entries.filter(isState).length < 2) return []
  return [{ cue: 'columns', said: text.slice(tokens[from]?.start, tokens[from]?.end), ...list }]
}

function endAfter(text: string, from: number): number {
  const end = text.slice(from + 1).search(/[.;)\n!?](?:\s|$)| [-–—] /)
  return end < 0 ? text.length : from + 1 + end
}

function startBefore(text: string, to: number): number {
  const head = text.slice(0, to)
  return Math.max(head.lastIndexOf('. '), head.lastIndexOf(':'), head.lastIndexOf('('), head.lastIndexOf('\n')) + 1
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
      entries.push(first.quoted ? first.text : text.slice(first.start, last.end))
      end = last.end
    }
    own = []
  }
  for (const [index, token] of here.entries()) {
    const word = wordOf(token)
    const isJoint = word === ',' || lexicon.has('and', word)
    if (isJoint || isSlashed(text, here[index - 1], token)) close()
    if (isJoint) continue
    if (isCut(scene, token, taken)) {
      if (!isBefore && own.length + entries.length > 0) break
      // what stands before the word for a list begins anew after 'with'
      own = []
      entries.length = 0
      continue
    }
    if (own.length === 0 && leadsEntry(scene, token, entries.length === 0)) continue
    own.push(token)
    if (own.length > MOST_WORDS) {
      own = []
      break
    }
  }
  close()
  const short = entries.filter((entry) => entry.length <= LONGEST_ENTRY)
  return short.length > 1 && short.length === entries.length ? { start: from, end, entries: short.slice(0, 12) } : null
}

/** 'To do / Doing | Done' */
const isSlashed = (text: string, before: PhraseToken | undefined, { start }: PhraseToken) =>
  before !== undefined && /[/|]/.test(text.slice(before.end, start))

/** 'To do' and 'En cours' with their capitals are entries. */
const isCapital = ({ text }: AppScene, { start, end }: PhraseToken) => /^\p{Lu}/u.test(text.slice(start, end))

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
  if (scene.lexicon.has('articles', word) && word.length <= ARTICLE) return true
  return isFirst && scene.lexicon.has('about', word) && !isCapital(scene, token)
}

/** Lists that stand after the words for columns, fields, groups or cards. */
export function listsOf(scene: AppScene, screen: AppScreen): AppList[] {
  const { text, tokens, words, known } = scene
  const taken = readBehavioursIn(scene)
  const named = known.cues.find(words).flatMap((hit) => {
    const said = text.slice(tokens[hit.first]?.start ?? 0, tokens[hit.last]?.end ?? 0)
    const list = listAt(scene, hit, taken)
    if (!list) return []
    // columns of a table are its fields, steps of anything but a board are told elsewhere
    const cue = hit.id === 'columns' && screen !== 'board' ? 'fields' : hit.id
    return [{ cue, said, ...list }]
  })
  if (screen === 'register' && named.length === 0) return fieldsBehindColon(scene, taken)
  return screen === 'board' && !named.some(({ cue }) => cue === 'columns')
    ? [...named, ...statesAt(scene, taken)]
    : named
}

/** 'an app to track my plants: WATERING, REPOTTING, PHOTOS': what is kept of each. */
function fieldsBehindColon(scene: AppScene, taken: readonly Span[]): AppList[] {
  const colon = /: /.exec(scene.text)?.index ?? -1
  const at = scene.tokens.findLastIndex(({ end }) => end <= colon)
  const list = at < 0 ? null : listAt(scene, { id: 'fields', first: at, last: at }, taken)
  return list ? [{ cue: 'fields', said: ':', ...list }] : []
}

const readBehavioursIn = ({ known, words, tokens }: AppScene): Span[] =>
  known.behaviours.find(words).map(({ first, last }) => spanOf(tokens, first, last))
