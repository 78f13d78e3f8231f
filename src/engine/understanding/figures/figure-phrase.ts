import type { FigureToken } from './figure-tokens.ts'

/** The words of a title as tokens; their places are those in the title. */
export function phraseTokensOf(title: string): FigureToken[] {
  return [...title.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    kind: 'word',
    start: index,
    end: index + text.length,
    text,
    value: Number.NaN,
    isBare: false,
  }))
}
