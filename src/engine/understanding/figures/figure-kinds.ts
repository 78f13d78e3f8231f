import { lexicon } from '../lexicon.ts'
import { plainWord } from '../tokens.ts'
import type { Span } from '../types.ts'
import type { EntryReader } from './figure-entries.ts'
import type { FigureGroup, FigurePiece } from './figure-groups.ts'
import { GroupJoiner } from './figure-joined.ts'
import { besidePhrase, withoutLead } from './figure-labels.ts'
import { numberedRows } from './figure-numbered.ts'
import { ruleOf } from './figure-rules.ts'
import { readRecords } from './figure-records.ts'
import { isPartName, notedRows } from './figure-noted.ts'
import { seriesOf } from './figure-series.ts'
import { type FigureToken, plainWords } from './figure-tokens.ts'
import type { FigureWords } from './figure-words.ts'
import type { FigureEntry, FigureReading } from './types.ts'

const LONGEST_LABEL = 56
const MOST_WORDS = 8
/** What was asked for in so many words is named, and no sentence. */
const MOST_NAMED = 5
/** 'days', 'square metres' */
const LONGEST_UNIT = 2

/** Parts of a screen that are drawn and measure nothing. */
const parts = new Set(['kpis', 'chart', 'table', 'sidebar', 'toolbar', 'header', 'footer'])

/** A group with its entries; `isMarked`: it was asked that they stand out. */
export type ReadGroup = FigureGroup & { entries: FigureEntry[]; isMarked: boolean; title: string; span: Span }

/** Decides what the groups of a request are: key figures, series, or lists. */
export class GroupReader {
  readonly #text: string
  readonly #words: FigureWords
  readonly #entries: EntryReader

  constructor(text: string, words: FigureWords, entries: EntryReader) {
    this.#text = text
    this.#words = words
    this.#entries = entries
  }

  /** Puts what the groups say into a reading, in their order. */
  readAll(groups: readonly FigureGroup[], into: FigureReading): void {
    const joiner = new GroupJoiner(this.#text, this.#words, this.#entries)
    for (const group of joiner.joined(groups.map((group) => this.#read(group)))) {
      const isTaken = this.#asSeries(group, into) || this.#asAlert(group, into) || this.#asList(group, into)
      if (!isTaken) this.#asMeasures(group, into)
      // 'Key figures:' above lines that have names of their own
      if (group.key.length > 0 && group.entries.length === 0 && this.#isNumbers(group.key)) into.spans.push(group.span)
    }
  }

  #read(group: FigureGroup): ReadGroup {
    const marked = group.pieces.filter((piece) => this.#isEmphasis(piece))
    const pieces = group.pieces.filter((piece) => !marked.includes(piece))
    const entries = this.#withNotes(pieces.flatMap((piece) => this.#entries.read(piece)))
    const isAsking = this.#words.dashboardIn(plainWords(group.key)) !== null
    const key = isAsking ? [] : (withoutLead(group.key, this.#words) ?? [])
    const tokens = [...group.key, ...group.pieces.flatMap((piece) => piece.tokens)]
    return {
      ...group,
      key,
      pieces,
      entries,
      isMarked: marked.length > 0,
      title: this.#slice(key),
      span: {
        start: (this.#words.dashboardIn(plainWords(group.key)) ? key : group.key)[0]?.start ?? tokens[0]?.start ?? 0,
        end: (group.pieces.length > 0 ? tokens.at(-1) : group.colon)?.end ?? 0,
      },
    }
  }

  /** 'make these stand out': an order, and no entry. */
  #isEmphasis({ tokens }: FigurePiece): boolean {
    return (
      tokens.every(({ kind }) => kind === 'word' || kind === 'mark') &&
      this.#words.find('emphasis', plainWords(tokens)) !== null
    )
  }

  /** 'target 11' and '+12 %' say something of the figure before them. */
  #withNotes(entries: readonly FigureEntry[]): FigureEntry[] {
    return entries.reduce<FigureEntry[]>((list, entry) => {
      const last = list.at(-1)
      if (last && last.amount !== '' && this.#isNote(entry)) {
        last.notes.push(this.#text.slice(entry.start, entry.end))
        last.end = entry.end
      } else list.push({ ...entry, notes: [...entry.notes] })
      return list
    }, [])
  }

  #isNote({ label, amount, notes }: FigureEntry): boolean {
    if (amount === '') return false
    if (label === '') return /^[+−±-]/.test(amount) && amount.includes('%')
    const words = label.split(/\s+/).map(plainWord)
    const length = this.#words.lengthAt('compared', words, 0)
    return length === words.length && notes.length < 2
  }

  #isNumbers = (key: readonly FigureToken[]) => this.#words.find('numbers', plainWords(key)) !== null

  #asSeries(group: ReadGroup, into: FigureReading): boolean {
    const series = seriesOf(group, this.#words, this.#entries, this.#isNumbers(group.key))
    if (!series) return false
    into.series.push(series)
    into.spans.push({ start: series.start, end: series.end })
    return true
  }

  /** 'gaps: thu 4-6pm', 'alert if pH < 9.8': what is to catch the eye. */
  #asAlert(group: ReadGroup, into: FigureReading): boolean {
    const { key, entries, isMarked, span, title } = group
    const isNamed = this.#words.find('alerts', plainWords(key)) !== null
    const order = this.#words.find('emphasis', plainWords(key))
    // 'injuries: Dev (knee!)'
    const isWorry =
      group.pieces.length > 0 && entries.some(({ isAlert }) => isAlert) && entries.every(({ amount }) => amount === '')
    if (key.length > 0 && entries.length > 0 && (isNamed || isMarked || order || isWorry)) {
      into.lists.push({
        ...span,
        title: order && !isNamed ? this.#words.alertHeading : title,
        rows: this.#alertRows(group),
        isAlert: true,
      })
      into.spans.push(span)
      return true
    }
    const rule = key.length === 0 ? ruleOf(group, this.#words) : null
    if (!rule) return false
    const whole = { start: rule.start, end: span.end }
    const row = { ...whole, label: this.#slice(rule.said), amount: '', value: null, notes: [], isAlert: true }
    into.lists.push({ ...whole, title: this.#slice(rule.cue), rows: [row], isAlert: true })
    into.spans.push(whole)
    return true
  }

  /** A piece with several amounts, or with an amount in its middle, is told as it was written. */
  #alertRows({ pieces, entries }: ReadGroup): FigureEntry[] {
    if (pieces.length === 0) return entries.map((row) => asRow(row))
    return pieces.flatMap((piece): FigureEntry[] => {
      const own = this.#entries.read(piece)
      const [first] = own
      if (first && own.length === 1 && first.notes.length === 0) return [asRow(first)]
      const [start, end] = [piece.tokens[0]?.start ?? 0, piece.tokens.at(-1)?.end ?? 0]
      const whole = { label: this.#text.slice(start, end), amount: '', value: null, notes: [], isAlert: true }
      return first ? [{ start, end, ...whole }] : []
    })
  }

  /** Two entries or more under a key of their own. */
  #asList(group: ReadGroup, into: FigureReading): boolean {
    const { key, entries, span } = group
    const valued = entries.filter(({ amount }) => amount !== '')
    const areRecords = group.pieces.length === 0 && entries.every(({ notes }) => notes.length > 0)
    if (key.length === 0 || entries.length < 2 || this.#isNumbers(key)) return false
    const cue = this.#words.find('lists', plainWords(key))
    const noted = cue || !isPartName(key, this.#words) ? notedRows(group, this.#entries, this.#text) : null
    if (valued.length === 0 && !areRecords && !noted) return false
    const records = numberedRows(group, this.#text) ?? noted ?? readRecords(group, this.#entries, this.#text)
    // 'Revenue: 12 k, orders 318'
    const isFirstAlone = entries[0]?.label === '' && entries.slice(1).every(({ label }) => label !== '')
    if (isFirstAlone && !records) return false
    const title = cue ? besidePhrase(key, cue, this.#words) : key
    into.lists.push({
      ...span,
      title: this.#slice(title),
      rows: records ?? inherited(entries).map((row) => this.#whole(asRow(row))),
      isAlert: false,
    })
    into.spans.push(span)
    return true
  }

  /** 'room 3 without wifi': a number within words counts nothing. */
  #whole(row: FigureEntry): FigureEntry {
    const said = this.#text.slice(row.start, row.end)
    const isWithin = /^\d+$/.test(row.amount) && row.notes.length === 1 && said.endsWith(` ${row.notes[0]}`)
    return isWithin ? { ...row, label: said, amount: '', value: null, notes: [] } : row
  }

  /** Figures that are counted each by itself; what is named beside them without a figure belongs to them. */
  #asMeasures({ key, title, entries, span }: ReadGroup, into: FigureReading): void {
    const isKeyed = key.length > 0 && !this.#isNumbers(key)
    const named = entries.map((entry, at) => (isKeyed && at === 0 ? this.#underKey(entry, title) : entry))
    const fitting = inherited(named.filter((entry) => !this.#isPart(entry) && !this.#isNote(entry))).filter(
      ({ label }) => label !== '' && label.length <= LONGEST_LABEL && label.split(/\s+/).length <= MOST_WORDS,
    )
    const first = fitting.findIndex(({ amount }) => amount !== '')
    const weak = key.length === 0 && fitting.filter(({ amount }) => amount !== '').length === 1
    // 'a chart of Lumo 7' beside things that have no number
    if (first < 0 || (weak && fitting.every(({ amount, notes }) => /^\d*$/.test(amount) && notes.length === 0))) return
    const isWhole = fitting.length === entries.length
    const isListed = key.length > 0 || fitting.filter(({ amount }) => amount !== '').length > 1
    const shown = fitting.filter(
      ({ amount, label }, at) => amount !== '' || (isListed && at > first && label.split(/\s+/).length <= MOST_NAMED),
    )
    into.measures.push(...shown)
    if (isWhole && key.length > 0 && shown.length === entries.length) into.spans.push(span)
    else
      into.spans.push(...shown.map(({ start, end }, at) => ({ start: at === 0 && isKeyed ? span.start : start, end })))
  }

  /** '4 KPI cards', 'a chart of Lumo 7', 'a table of the last 7 days': parts of the page, and their number. */
  #isPart({ label, amount }: FigureEntry): boolean {
    const words = label.split(/\s+/).map(plainWord)
    const known = lexicon(this.#words.language)
    const isCounted = /^\d?\d$/.test(amount) || amount === ''
    const isNamed = words.some((word) => known.has('component', word) || parts.has(known.idOf('section', word) ?? ''))
    return (
      this.#words.drawingIn(words) !== null || this.#words.find('lists', words)?.first === 0 || (isCounted && isNamed)
    )
  }

  /** 'waiting time: 3 days', 'fridge: temp 3.4 °C': the key is the name, what stands beside the amount belongs to it. */
  #underKey(entry: FigureEntry, title: string): FigureEntry {
    const { label, amount, start, notes } = entry
    if (label === '') return { ...entry, label: title }
    if (amount === '') return entry
    const isUnit = this.#text.startsWith(amount, start) && label.split(' ').length <= LONGEST_UNIT
    return isUnit
      ? { ...entry, label: title, amount: `${amount} ${label}` }
      : { ...entry, label: title, notes: [label, ...notes] }
  }

  #slice(tokens: readonly FigureToken[]): string {
    const [first] = tokens
    return first ? this.#text.slice(first.start, tokens.at(-1)?.end) : ''
  }
}

/** What says nothing of its own but a time or a word is the entry itself. */
const asRow = (entry: FigureEntry): FigureEntry =>
  entry.label === '' && entry.amount !== '' ? { ...entry, label: entry.amount, amount: '' } : entry

/** '46 kg fresh, 9 kg dry' and '212 bags of 100 g, 64 of 250 g': what the second leaves out is said by the first. */
function inherited(entries: readonly FigureEntry[]): FigureEntry[] {
  return entries.map((entry, at) => {
    const before = entries[at - 1]
    const [joint = ''] = entry.label.split(' ')
    if (before && isKindOf(before, entry))
      return { ...entry, label: before.label, amount: `${entry.amount} ${entry.label}` }
    const head = before?.label.split(` ${joint} `) ?? []
    return before && head.length > 1 && entry.label.startsWith(`${joint} `)
      ? { ...entry, label: `${head[0]} ${entry.label}` }
      : entry
  })
}

/** 'harvest 46 kg fresh, 9 kg dry': another kind of the same, in the same unit. */
function isKindOf(before: FigureEntry, { label, amount }: FigureEntry): boolean {
  const unit = /\d(\s?[^\d\s.,]+)$/u.exec(amount)?.[1] ?? ''
  const [, kind = ''] = unit === '' ? [] : before.amount.split(`${unit} `)
  return kind !== '' && !/\s|\d/.test(kind) && /^\p{Ll}+$/u.test(label)
}
