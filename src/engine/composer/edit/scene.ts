import type { ComposedPage } from '../types.ts'
import type { Language } from '../words/types.ts'
import type { OpenPage, Part } from './open-page.ts'
import type { EditOutcome } from './outcome.ts'

/** Makes a section for these words in the look and for the business of this page. */
export type MakeSection = (words: string) => ComposedPage

/** What an instruction is carried out on. */
export type Scene = {
  page: OpenPage
  /** elements that the person picked; they win over every description */
  picked: Part[]
  make: MakeSection
  /** of the page: for words that come into it */
  language: Language
}

/** One instruction, with `⟦n⟧` for the texts that stood in quotation marks. */
export type Clause = {
  words: string
  /** the quotes back in, and of what was respelt or translated the person's own words */
  text: (words: string) => string
  /** the quotes back in, with their marks: a description of a target */
  target: (words: string) => string
}

/** Carries out what was understood; null when this page shows that something else was meant. */
export type Carry = (scene: Scene) => EditOutcome | null

/** Reads one kind of instruction; null when the clause is not one. */
export type IntentReader = (clause: Clause) => Carry | null
