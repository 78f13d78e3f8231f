import type { Span } from '../types.ts'

/** What a piece of a request says. */
export const readKinds = [
  'name',
  'what',
  'place',
  'service',
  'price',
  'hours',
  'date',
  'contact',
  'person',
  'section',
  'without',
  'style',
  'colour',
  'audience',
  'quote',
  'statement',
  'question',
  'field',
] as const
export type ReadKind = (typeof readKinds)[number]

/** One thing that a request says, with where it says so. */
export type Fact = Span & {
  kind: ReadKind
  /** as it was written */
  text: string
  /**
   * the section's kind, the style's tone, the kind of contact and of a field, a person 'listed' beside others; of a style,
   * 'wish' or 'unshown' where no tone is meant
   */
  id?: string
  /** of a price: what costs it, '' when nothing is named; of a field: its label; of a button: what stands on it; of a row: its key */
  of?: string
  /** of a price: 'a visit' */
  unit?: string
  /** of a field: what is chosen from */
  options?: string[]
  /** of a question: what follows it */
  answer?: string
  /** of a thing: when it is, or what stands behind it in brackets */
  detail?: string
  /** of a note: a piece of a list, which needs no word before it */
  isPiece?: boolean
  /** of a person: what they do there */
  role?: string
  /** from 0 to 1: how sure the kind is */
  sure: number
}
