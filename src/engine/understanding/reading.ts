import type { RequestBlock } from './blocks/block.ts'
import type { FigureReading } from './figures/types.ts'
import type { LanguageReading } from './language.ts'
import type { Fact } from './read/facts.ts'
import type { Matter } from './read/matter.ts'
import type { FoundSpans } from './read/second-opinion.ts'
import type { Span } from './types.ts'

/** How sure a reading is of what a person would notice first, from 0 to 1. */
export type RequestCertainty = { name: number; subject: number; trade: number; language: number }

/** A request with everything that it says, each thing with its place. */
export type RequestReading = {
  text: string
  language: LanguageReading
  facts: Fact[]
  /** the trade by its id, null where the head noun has no row or makes something else of it */
  trade: string | null
  /** what was found out before it was read: what it is called, and what it is */
  said?: FoundSpans
  /** what kind of matter it is where it is no business */
  matter: Matter | null
  certainty: RequestCertainty
  /** words that only ask for a page, or say which kind of fact follows */
  asking: Span[]
  /** 'pls', 'mille grazie' at the end of what is wished */
  courtesies: Span[]
  /** words that nobody could read */
  leftOver: Span[]
  /** of a letter: its formulas, which stand in the text no more, and who signed it where nothing else says so */
  letter?: { formulas: Span[]; untold: Span[]; signed: Fact[] }
  /** what is said to whoever builds the page, and to no visitor */
  talk: Span[]
  /** phrases around such words, and around what was taken for something that only asks */
  beside: Span[]
  /** names of parts of the page, by their kinds, that are no facts */
  parts: (Span & { id: string })[]
  /** rows that are listed together and shown as they were written; no other fact stands in them */
  blocks: RequestBlock[]
  /** of a dashboard: what it says in figures, which nothing else reads */
  figures?: FigureReading
}
