import type { Span } from '../types.ts'

/** How a series is drawn: bars that stand, a curve, or bars that lie beside their names. */
export type SeriesDrawing = 'columns' | 'line' | 'bars'

/** One thing that a request gives with its amount: 'food saved this week 318 kg (last wk 274)'. */
export type FigureEntry = Span & {
  /** 'food saved this week'; '' where nothing stands beside the amount */
  label: string
  /** as it was written, with its unit; '' where only the thing is named */
  amount: string
  /** of the amount in its own unit, null where it has none: a time, a word */
  value: number | null
  /** what it is compared with and what is said of it: 'last wk 274' */
  notes: string[]
  /** it was said to be a problem */
  isAlert: boolean
}

/** A key figure; without an amount it was named among others that have one. */
export type GivenMeasure = FigureEntry

/** Values in their order, each with its label: 'mon 52 tue 38 sun closed'. */
export type GivenSeries = Span & {
  /** what it shows, without the word for the drawing; '' where that was not said */
  title: string
  drawing: SeriesDrawing
  points: FigureEntry[]
}

/** Entries under a key of their own: 'top donors: A 96 kg, B 71 kg'. */
export type GivenList = Span & {
  title: string
  rows: FigureEntry[]
  /** they are to stand out */
  isAlert: boolean
}

/** Everything that a request for a dashboard says in figures, in the order in which it says it. */
export type FigureReading = {
  measures: GivenMeasure[]
  series: GivenSeries[]
  lists: GivenList[]
  /** the stretches that are read, so that nothing else reads them again */
  spans: Span[]
}
