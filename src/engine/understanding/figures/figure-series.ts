import { plainWord } from '../tokens.ts'
import type { EntryReader } from './figure-entries.ts'
import type { ReadGroup } from './figure-kinds.ts'
import { besidePhrase } from './figure-labels.ts'
import { phraseTokensOf } from './figure-phrase.ts'
import { plainWords } from './figure-tokens.ts'
import { spannedLabels } from './figure-ranges.ts'
import type { FigureWords } from './figure-words.ts'
import type { FigureEntry, GivenSeries, SeriesDrawing } from './types.ts'

/** From so many values on a curve is easier to read than bars. */
const MANY = 13

/** The series that a group is: values of days or months, values alone, or whatever a drawing was asked for. */
export function seriesOf(
  group: ReadGroup,
  words: FigureWords,
  entries: EntryReader,
  isNumbers: boolean,
): GivenSeries | null {
  const first = parted(group.entries, entries)
  const { said, asked } = withoutDrawing(first ? [first.entry, ...group.entries.slice(1)] : group.entries, words)
  const lead = [group.title, first?.lead ?? ''].filter(Boolean).join(' ')
  const leading = phraseTokensOf(lead)
  const named = words.drawingIn(plainWords(leading))
  const cue = named ?? asked
  // 'thu 4-6pm' is no value
  if (said.some(({ amount, value }) => amount !== '' && value === null)) return null
  const points = withClosed(said, entries)
  const kind = kindOf(points, entries, { isKeyed: lead !== '' || cue !== null, isDrawn: cue !== null, isNumbers })
  if (!kind) return null
  const drawing: SeriesDrawing = drawingOf(cue?.drawing ?? null, { isTimed: kind !== 'named', count: points.length })
  const beside = named ? besidePhrase(leading, named, words).map(({ text }) => text) : []
  const spanned = kind === 'bare' ? spannedLabels(lead, points.length, words.language) : null
  const counted = points.map((point, at) =>
    point.label === '' ? { ...point, label: spanned?.[at] ?? String(at + 1) } : point,
  )
  const { start, end } = group.span
  return { start, end, title: beside.join(' ') || lead, drawing, points: counted }
}

type SeriesSigns = { isKeyed: boolean; isDrawn: boolean; isNumbers: boolean }

/** Whether points stand over time, by themselves, or under names of which a drawing was asked for; null for no series. */
function kindOf(
  points: readonly FigureEntry[],
  entries: EntryReader,
  { isKeyed, isDrawn, isNumbers }: SeriesSigns,
): 'timed' | 'bare' | 'named' | null {
  const valued = points.filter(({ value }) => value !== null)
  if (valued.length < 2) return null
  if (points.every(({ label }) => entries.isTime(label)) && (valued.length > 2 || isKeyed)) return 'timed'
  const areBare = valued.length > 2 && points.length === valued.length && valued.every(({ label }) => label === '')
  if (areBare && (isDrawn || !isNumbers)) return 'bare'
  return isDrawn && points.every(({ label }) => label !== '') ? 'named' : null
}

/** 'starter 9, team 22 AS A PIE CHART': how it is drawn is said behind the values. */
function withoutDrawing(entries: readonly FigureEntry[], words: FigureWords) {
  const last = entries.at(-1)
  const drawing = (said: string | undefined) => words.drawingIn((said ?? '').split(' ').map(plainWord))
  const inNote = drawing(last?.notes.at(-1))
  if (last && inNote)
    return { said: [...entries.slice(0, -1), { ...last, notes: last.notes.slice(0, -1) }], asked: inNote }
  const alone = last?.amount === '' ? drawing(last.label) : null
  return { said: alone ? entries.slice(0, -1) : [...entries], asked: alone }
}

function drawingOf(
  asked: 'columns' | 'line' | 'shares' | null,
  { isTimed, count }: { isTimed: boolean; count: number },
) {
  if (asked === 'line') return 'line'
  if (asked === 'shares' || !isTimed) return asked === 'columns' && count < MANY ? 'columns' : 'bars'
  return count < MANY ? 'columns' : 'line'
}

/** 'BAR CHART KG PER DAY mon 52', 'LINE CHART OF VISITS 12': what stands before the label of the first value. */
function parted(
  [first, next]: readonly FigureEntry[],
  entries: EntryReader,
): { lead: string; entry: FigureEntry } | null {
  if (!first || !next || first.amount === '') return null
  const words = first.label.split(' ').filter(Boolean)
  // labels of a series have the same number of words
  const length = next.label === '' ? 0 : next.label.split(' ').length
  const [lead, label] = [words.slice(0, words.length - length).join(' '), words.slice(words.length - length).join(' ')]
  if (lead === '' || length > words.length || (length > 0 && !entries.isTime(label))) return null
  return { lead, entry: { ...first, label } }
}

/** 'sun closed': a day that has a word in place of its value, wherever it stands. */
const withClosed = (points: readonly FigureEntry[], entries: EntryReader): FigureEntry[] =>
  points.flatMap((point) => {
    const closed = point.notes.flatMap((note) => closedDay(note, entries) ?? [])
    const notes = point.notes.filter((note) => closedDay(note, entries) === null)
    const own = point.amount === '' ? closedDay(point.label, entries) : null
    const empty = (day: { label: string; amount: string }): FigureEntry => ({
      ...point,
      ...day,
      value: null,
      notes: [],
      isAlert: false,
    })
    return [own ? empty(own) : { ...point, notes }, ...closed.map(empty)]
  })

function closedDay(said: string, entries: EntryReader): { label: string; amount: string } | null {
  const [label = '', ...rest] = said.split(' ')
  return rest.length > 0 && rest.length < 4 && entries.isTime(label) ? { label, amount: rest.join(' ') } : null
}
