import type { AlonePiece, OrderName, AlonePartName, PlaceName } from './alone-words.ts'

/** Something that was said to stand in a part: one of the known things, or another one by its own words. */
export type AlonePart = {
  what: AlonePartName | 'entry'
  /** as it was said: 'charity number' */
  words: string
  /** what stands in quotation marks beside it, or is listed for it */
  labels: string[]
  place: PlaceName | null
  /** of a field, what is chosen from: 'level (beginner, skilled)' */
  options?: string[]
  /** 'two buttons' */
  count: number | null
}

/** A single part of a page that is asked for by itself. */
export type AloneReading = {
  piece: AlonePiece
  /** what it was called: 'pricing card' */
  called: string
  /** whose it is, without an article, and their name where one was told */
  whose: string
  name: string | null
  /** sentences before it say who asks */
  isIntroduced: boolean
  parts: AlonePart[]
  refused: AlonePartName[]
  /** the one of several that is raised */
  raised: OrderName | null
  /** the same by its name */
  raisedBy: string | null
  /** how many there are: '3 tiers' */
  count: number | null
  /** what nothing could be done with */
  unread: string[]
}
