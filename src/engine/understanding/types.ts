import { type PageLanguage, pageLanguages } from '#rules/languages.ts'

/** Languages that requests and instructions are read in; each is a folder below words/. */
export const readingLanguages = pageLanguages
export type ReadingLanguage = PageLanguage

/** A range of the text that was read: [start, end). */
export type Span = { start: number; end: number }

/** Kinds of tokens, the surer ones first: where two could stand at one place, the first one does. */
export const tokenKinds = [
  'mail',
  'url',
  'handle',
  'hex',
  'quote',
  'price',
  'date',
  'phone',
  'clock',
  'range',
  'number',
  'word',
  'break',
  'space',
  'mark',
] as const
export type TokenKind = (typeof tokenKinds)[number]

/** A piece of a text. All of them together, in order, are the text. */
export type TextToken = Span & { kind: TokenKind; text: string }
