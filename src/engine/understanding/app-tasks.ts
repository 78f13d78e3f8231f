import { entriesIn, type Outline, type OutlineEntry, outlinesOf } from './app-outline.ts'
import type { AppScene } from './app-scene.ts'
import { type ServedClause, servedClauses } from './app-served.ts'
import { type ControlKind, controlWords, names, wordsIn } from './control-words.ts'
import { lexicon } from './lexicon.ts'
import { phraseTokens } from './phrase-tokens.ts'
import type { ReadingLanguage, Span } from './types.ts'

/** What entries of a list are parted by: 'a bed (Bed 1, Bed 2)', 'we are five: Bea, Elia …'. */
export type AppTag = { name: string; isWho: boolean; options: string[] }

/** What a request gives a list of tasks, and asks of it. */
export type TaskWishes = {
  entries: { title: string; tag: string | null }[]
  tag: AppTag | null
  /** every entry has a day by which it is done, and shows when that is over */
  hasDue: boolean
  /** what the amount of a thing is called */
  amount: string | null
  /** it is still there the next time */
  isLasting: boolean
  /** what its entries are called: 'jobs' */
  noun: string | null
  /** where the lists stand */
  lists: Span[]
  /** where else something was asked for that it does */
  served: Span[]
}

const kinds: ControlKind[] = ['adds', 'ticks', 'lasts', 'late', 'due', 'amount', 'who', 'opens', 'each', 'sorts']
const SHORT = 5

/** The entries that a list of tasks begins with, what they are parted by, and what it is to do. */
export function tasksWishes(scene: AppScene, language: ReadingLanguage): TaskWishes {
  const { text } = scene
  const outlines = outlinesOf(text, language)
  const parted = groupedTasks(scene, outlines, language)
  if (parted) return parted
  const found = outlines.map((one) => ({ one, tag: tagIn(scene, one, outlines, language) })).find(({ tag }) => tag)
  const tag = found?.tag ?? null
  const rest = outlines.filter((one) => one !== found?.one)
  const lists = [
    ...rest.filter((one) => holdsEntries(scene, one, tag, language)),
    ...openedLists(text, outlines, language),
  ]
  const served = servedClauses(scene, language, kinds, tag ? [tag.name] : [])
  const has = (kind: ControlKind) => served.some((clause) => clause.kinds.has(kind))
  return {
    entries: lists.flatMap(({ entries }) => entries.map((entry) => asTask(text, entry, tag, language))),
    tag,
    hasDue: has('due') || has('late'),
    amount: has('amount') ? said(text, served, 'amount', language) : null,
    isLasting: has('lasts'),
    noun: served.find(({ noun }) => noun !== null)?.noun ?? null,
    lists: [...lists, ...(found ? [found.one] : [])].map(({ start, end }) => ({ start, end })),
    served: [...served, ...leadsOf(lists), ...(found ? [found.one.lead] : [])],
  }
}

/**
 * 'Food (oats, cheese), clothes (jacket, socks)', 'Food: oats, cheese' line by line: things to do below what they belong to. Null
 * where nothing is parted so.
 */
function groupedTasks(scene: AppScene, outlines: readonly Outline[], language: ReadingLanguage): TaskWishes | null {
  const { text } = scene
  const behind = outlines.filter(({ isBracket }) => !isBracket)
  const whole = behind.find(({ entries }) => entries.length > 1 && entries.every(({ details }) => details.length > 0))
  const isPeople = ({ lead, entries }: Outline) =>
    wordsIn(lead.text).length > 1 || (!lexicon(language).grammar.nounCapitals && entries.every(hasCapital))
  const named = behind.filter(
    (one) =>
      one.entries.length > 0 &&
      isGroupName(scene, one.lead.text, language) &&
      // 'Kids: nappies, boots' is no list of them
      !(names(one.lead.text, 'who', language) && isPeople(one)),
  )
  const bracketed = outlines.filter(({ isBracket, lead }) => isBracket && isGroupName(scene, lead.text, language))
  const rows = [named, bracketed].find((list) => list.length > 1) ?? []
  const groups = whole ? whole.entries : rows.map(({ lead, entries }) => ({ text: lead.text, details: entries }))
  const isFull = groups.length > 1 && groups.some(({ details }) => details.length > 1)
  if (!isFull || groups.some(({ details }) => details.some((entry) => isFunction(scene, entry.text, language))))
    return null
  const options = groups.map((group) => group.text)
  const served = servedClauses(scene, language, kinds, options)
  const lists = whole ? [whole] : rows
  const has = (kind: ControlKind) => served.some((clause) => clause.kinds.has(kind))
  return {
    entries: groups.flatMap((group) =>
      group.details.map((entry) => ({ ...asTask(text, entry, null, language), tag: group.text })),
    ),
    tag: { name: '', isWho: false, options },
    hasDue: has('due') || has('late'),
    amount: has('amount') ? said(text, served, 'amount', language) : null,
    isLasting: has('lasts'),
    noun: null,
    lists: lists.map(({ start, end }) => ({ start, end })),
    served: [...served, ...lists.map(({ lead }) => lead)],
  }
}

const hasCapital = ({ text }: OutlineEntry) => /^\p{Lu}/u.test(text)

/** A few words that are no word for a list, or for what it does. */
function isGroupName(scene: AppScene, text: string, language: ReadingLanguage): boolean {
  const words = wordsIn(text)
  const { frames, screens, cues } = scene.known
  if (words.length === 0 || words.length >= SHORT || isFunction(scene, text, language)) return false
  // 'Tools: stove, lighter' packs tools
  const others = words.length > 1 ? [frames, screens, cues] : [screens, cues]
  if (others.some((table) => table.find(words).length > 0)) return false
  return !(['opens', 'each', 'sorts', 'lasts', 'late'] as const).some((kind) => names(text, kind, language))
}

const leadsOf = (lists: readonly Listed[]) => lists.flatMap(({ lead }) => (lead ? [lead] : []))

type Listed = Span & { entries: OutlineEntry[]; lead?: Span }

/** The word of the request for a kind of thing. */
function said(text: string, served: readonly ServedClause[], kind: ControlKind, language: ReadingLanguage): string {
  const clause = served.find((one) => one.kinds.has(kind)) ?? { start: 0, end: 0 }
  const own = text.slice(clause.start, clause.end)
  const tokens = phraseTokens(own)
  const [hit] = controlWords(language)[kind].find(wordsIn(own))
  return own.slice(tokens[hit?.first ?? 0]?.start, tokens[hit?.last ?? 0]?.end)
}

/** What a list parts entries by: those whom it is for, a word for groups, or what each of them gets or is filtered by. */
function tagIn(scene: AppScene, outline: Outline, all: readonly Outline[], language: ReadingLanguage): AppTag | null {
  const { lead, entries } = outline
  const options = entries.map(({ text }) => text)
  const isPlain =
    entries.length > 1 && entries.every(({ text, details }) => details.length === 0 && wordsIn(text).length < SHORT)
  if (!isPlain) return null
  if (names(lead.text, 'who', language) && entries.every(hasCapital)) return { name: '', isWho: true, options }
  const words = wordsIn(lead.text)
  const cue = scene.known.cues.find(words).find(({ id, last }) => id === 'groups' && last === words.length - 1)
  const noun = lastNoun(lead.text, language)
  if (cue) return { name: noun, isWho: false, options }
  const isEach = controlWords(language).each.find(words).length > 0 && !doesMore(lead.text, language)
  const isSorted = noun !== '' && sortedBy(scene.text, language).some((word) => alike(word, noun))
  const isNamed = all.some(
    (other) => other !== outline && other.entries.filter((entry) => optionOf(entry, options) !== null).length > 1,
  )
  return noun !== '' && (isEach || isSorted || isNamed) ? { name: noun, isWho: false, options } : null
}

const doesMore = (text: string, language: ReadingLanguage) => names(text, 'opens', language)

/** 'give each one a BED' */
function lastNoun(lead: string, language: ReadingLanguage): string {
  const known = lexicon(language)
  const tokens = phraseTokens(lead)
  const around = controlWords(language).around.find(wordsIn(lead))
  const isSmall = (at: number) =>
    around.some(({ first, last }) => first <= at && at <= last) ||
    (['articles', 'own', 'small', 'about', 'having', 'every', 'of', 'and'] as const).some((kind) =>
      known.has(kind, tokens[at]?.text ?? ''),
    )
  let last = tokens.length - 1
  while (last >= 0 && isSmall(last)) last--
  let first = last
  while (first > 0 && !isSmall(first - 1) && last - first < 2) first--
  return last < 0 ? '' : lead.slice(tokens[first]?.start, tokens[last]?.end)
}

/** 'filter by BED' */
function sortedBy(text: string, language: ReadingLanguage): string[] {
  const words = wordsIn(text)
  const known = lexicon(language)
  return controlWords(language)
    .sorts.find(words)
    .flatMap(({ last }) => {
      const next = words.slice(last + 1, last + 3).find((word) => !known.has('articles', word))
      return next ? [next] : []
    })
}

const MOST_ENDING = 2

/** 'Beete' and 'Beet' */
function alike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length)
  const root = short.length > 3 ? short.slice(0, -1) : short
  return long.startsWith(root) && long.length - short.length <= MOST_ENDING
}

const optionOf = ({ details }: OutlineEntry, options: readonly string[]) =>
  details.length === 1
    ? (options.find((option) => option.toLowerCase() === details[0]?.text.toLowerCase()) ?? null)
    : null

/** Whether a list is one of things to do: by the words before it, or since its things are parted as asked. */
function holdsEntries(scene: AppScene, outline: Outline, tag: AppTag | null, language: ReadingLanguage): boolean {
  const { lead, entries, isBracket } = outline
  if (entries.some(({ text }) => isFunction(scene, text, language))) return false
  if (tag && entries.some((entry) => optionOf(entry, tag.options) !== null)) return true
  const words = wordsIn(lead.text)
  if (isBracket || scene.known.frames.find(words).length > 0) return false
  // 'Packing list: tent, torch. Categories: night, kitchen'
  const isList = tag !== null && scene.known.screens.find(words).some(({ id }) => id === 'tasks')
  return isList || names(lead.text, 'opens', language)
}

/** 'filters', 'tick them off': what a list does is none of its entries. */
const isFunction = ({ known }: AppScene, text: string, language: ReadingLanguage) => {
  const words = wordsIn(text)
  const whole = ({ first, last }: { first: number; last: number }) => last - first + 1 === words.length
  return (
    known.behaviours.find(words).some(whole) ||
    known.has.find(words).some(whole) ||
    (['adds', 'ticks', 'lasts', 'due', 'amount', 'sorts'] as const).some((kind) => {
      const table = controlWords(language)[kind]
      return words.length < SHORT && table.find(words).some(({ first }) => first === 0)
    })
  )
}

/** 'START IT OFF WITH milk, eggs and bread' */
function openedLists(text: string, outlines: readonly Outline[], language: ReadingLanguage): Listed[] {
  const tokens = phraseTokens(text)
  const isWith = (at: number) => lexicon(language).has('having', tokens[at]?.text ?? '')
  return controlWords(language)
    .opens.find(wordsIn(text))
    .flatMap(({ first, last }) => {
      const [from, start] = [tokens[last]?.end ?? 0, tokens[first]?.start ?? 0]
      const end = from + text.slice(from).search(/[.!?](?:\s|$)|\n|$/)
      const isTaken = outlines.some((one) => !one.isBracket && one.start >= start && one.start <= end)
      if (!isWith(last) || isTaken) return []
      const entries = entriesIn(text, { start: from, end }, language)
      return entries.length > 1 ? [{ start: from, end, entries, lead: { start, end: from } }] : []
    })
}

function asTask(text: string, entry: OutlineEntry, tag: AppTag | null, language: ReadingLanguage) {
  const option = tag ? optionOf(entry, tag.options) : null
  const whole = option === null ? text.slice(entry.start, entry.end) : entry.text
  const [first] = phraseTokens(whole)
  // 'a pint of milk' is called so, 'the hedge' is the hedge
  const isArticle = first?.start === 0 && lexicon(language).has('and', first.text)
  return { title: isArticle ? whole.slice(first.end).trim() : whole, tag: option }
}
