import { lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { EntryReader } from './figure-entries.ts'
import type { ReadGroup } from './figure-kinds.ts'
import { besidePhrase, withoutLead } from './figure-labels.ts'
import { type FigureToken, plainWords } from './figure-tokens.ts'
import type { FigureWords } from './figure-words.ts'
import type { FigureEntry } from './types.ts'

/** Joins groups that say one thing together. */
export class GroupJoiner {
  readonly #text: string
  readonly #words: FigureWords
  readonly #entries: EntryReader

  constructor(text: string, words: FigureWords, entries: EntryReader) {
    this.#text = text
    this.#words = words
    this.#entries = entries
  }

  /** The groups of a request, in their order, without those that became a part of the one before. */
  joined(groups: readonly ReadGroup[]): ReadGroup[] {
    return this.#asRecords(groups).reduce<ReadGroup[]>((list, group) => {
      const last = list.at(-1)
      const merged = last && (this.#withDrawing(last, group) ?? this.#drawnAs(last, group) ?? this.#listed(last, group))
      if (merged) list[list.length - 1] = merged
      else list.push(this.#asTime(group))
      return list
    }, [])
  }

  /** 'Tank 1: 12 °C, 1.800 l; Tank 2: 13 °C, 2.400 l': things of one kind, a row each. */
  #asRecords(groups: readonly ReadGroup[]): ReadGroup[] {
    const kind = ({ title }: ReadGroup) => title.split(' ')[0] ?? ''
    const isAlike = (one: ReadGroup | undefined, other: ReadGroup) =>
      one !== undefined && one.sentence === other.sentence && kind(other) !== '' && kind(one) === kind(other)
    return groups.reduce<ReadGroup[]>((list, group, at) => {
      const last = list.at(-1)
      if (isAlike(groups[at - 1], group) && last && last.pieces.length === 0 && last.title === kind(group)) {
        last.entries.push(recordOf(group))
        last.span.end = group.span.end
      } else if (isAlike(groups[at + 1], group) && !this.#entries.isTime(group.title) && group.entries.length > 1) {
        const title = kind(group)
        list.push({ ...group, pieces: [], title, entries: [recordOf(group)], key: group.key.slice(0, 1) })
      } else list.push(group)
      return list
    }, [])
  }

  /** 'A bar chart of sales. Jan 12, Feb 15': what was asked for in the sentence before. */
  #withDrawing(last: ReadGroup, group: ReadGroup): ReadGroup | null {
    const key = isChartless(group) ? this.#drawingOf(last) : null
    const [first] = key ?? []
    if (!key || !first) return null
    const title = this.#text.slice(first.start, key.at(-1)?.end)
    return { ...group, key, title, span: { ...group.span, start: last.span.start } }
  }

  #drawingOf({ key, pieces, entries }: ReadGroup): FigureToken[] | null {
    const tokens = pieces.flatMap((piece) => piece.tokens)
    if (key.length > 0 || pieces.length !== 1 || entries.some(({ amount }) => amount !== '')) return null
    return this.#words.drawingIn(plainWords(tokens)) ? withoutLead(tokens, this.#words) : null
  }

  /** 'Make a pie chart of them' says how what stands before it is drawn. */
  #drawnAs(last: ReadGroup, group: ReadGroup): ReadGroup | null {
    if (last.entries.filter(({ value }) => value !== null).length < 2 || !this.#isDrawing(group)) return null
    return withEntries(last, group.entries, group.span.end)
  }

  #isDrawing({ key, pieces, entries }: ReadGroup): boolean {
    const tokens = pieces.flatMap((piece) => piece.tokens)
    const cue = this.#words.drawingIn(plainWords(tokens))
    if (!cue || key.length > 0 || entries.length !== 1 || entries[0]?.amount !== '') return false
    const known = lexicon(this.#words.language)
    return besidePhrase(tokens, cue, this.#words).every(({ text }) =>
      (['small', 'pronouns', 'asks'] as const).some((kind) => known.has(kind, plainWord(text))),
    )
  }

  /** 'Mon: 52, Tue: 38' are entries of one list, under the key that stands before them alone. */
  #listed(last: ReadGroup, group: ReadGroup): ReadGroup | null {
    const only = ownEntry(group)
    const isUnder = last.key.length > 0 && last.entries.length === 0 && last.sentence === group.sentence
    const isNext = last.pieces.length === 0 && last.entries.length === 0 ? isUnder : this.#goesOn(last, group)
    const isNumbers = this.#words.find('numbers', plainWords(last.key)) !== null
    return only && isNext && !isNumbers ? withEntries(last, [only], group.span.end) : null
  }

  #goesOn(last: ReadGroup, group: ReadGroup): boolean {
    if (last.sentence !== group.sentence) return false
    const isListed = last.key.length > 0 && last.entries.length > 0 && last.pieces.length === 0
    const areTimes = this.#entries.isTime(group.title) && last.entries.every(({ label }) => this.#entries.isTime(label))
    return isListed || (areTimes && last.entries.length > 0)
  }

  /** 'Mon: 52' begins a list without a key. */
  #asTime(group: ReadGroup): ReadGroup {
    const only = this.#entries.isTime(group.title) ? ownEntry(group) : null
    return only ? { ...group, key: [], title: '', entries: [only] } : group
  }
}

/** A sole amount under its key, as an entry with that label. */
function ownEntry({ entries, title, span }: ReadGroup): FigureEntry | null {
  const [only] = entries
  if (!only || entries.length !== 1 || only.label !== '' || title === '') return null
  return { ...only, label: title, start: span.start }
}

const withEntries = (group: ReadGroup, more: readonly FigureEntry[], end: number): ReadGroup => ({
  ...group,
  entries: [...group.entries, ...more],
  span: { ...group.span, end },
})

/** A thing with its values in one row, under its key. */
function recordOf({ title, entries, span }: ReadGroup): FigureEntry {
  const cells = entries.map(({ label, amount }) => [label, amount].filter(Boolean).join(' ')).join(' · ')
  const notes = entries.flatMap((entry) => entry.notes)
  const isAlert = entries.some((entry) => entry.isAlert)
  return { ...span, label: title, amount: '', value: null, notes: [cells, ...notes].filter(Boolean), isAlert }
}

/** Values in a row without a word for what they are. */
const isChartless = ({ key, entries }: ReadGroup) =>
  key.length === 0 && entries.length > 2 && entries.every(({ value, amount }) => value !== null || amount === '')
