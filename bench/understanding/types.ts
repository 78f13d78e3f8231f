import { type PageLanguage, pageLanguages } from '#rules/languages.ts'

export const tongues = pageLanguages
export type Tongue = PageLanguage

/** What a drawn brief gives. `look` kinds (colour, mood) are seen, not read. */
export const factKinds = [
  'name',
  'trade',
  'place',
  'service',
  'price',
  'hours',
  'date',
  'person',
  'phone',
  'email',
  'address',
  'section',
  'button',
  'colour',
  'mood',
  'audience',
  'note',
  'deed',
] as const
export type FactKind = (typeof factKinds)[number]

export type DrawnFact = {
  kind: FactKind
  /** as it stands in the request */
  words: string
  /** of a price: what it is for, as it stands in the request */
  item?: string
  /** of a trade: the trades of the product that may speak of it; of a section: its kinds; of a mood: its tones */
  allowed?: readonly string[]
  /** of a colour */
  css?: string
}

export type DrawnRequest = {
  /** what it was drawn by: seed and number */
  id: string
  tongue: Tongue
  family: string
  heldOut: boolean
  /** language that the page should have */
  pageTongue: Tongue
  prompt: string
  facts: DrawnFact[]
}

export const editActions = [
  'remove',
  'hide',
  'keepOnly',
  'color',
  'bigger',
  'text',
  'price',
  'moveAbove',
  'moveLast',
  'rename',
] as const
export type EditAction = (typeof editActions)[number]
