import type { ReadingLanguage, Span } from '../types.ts'
import { EntryReader, SKIPPED } from './figure-entries.ts'
import { figureGroups } from './figure-groups.ts'
import { GroupReader } from './figure-kinds.ts'
import { figureTokens } from './figure-tokens.ts'
import { figureWords } from './figure-words.ts'
import type { FigureReading } from './types.ts'

/**
 * The figures of a request for a dashboard: what is measured, series with their values, lists with their entries.
 * `skipped`: stretches in which no figure is looked for, such as a telephone. Never throws.
 */
export function readFigures(text: string, language: ReadingLanguage, skipped: readonly Span[] = []): FigureReading {
  const words = figureWords(language)
  const blanked = skipped.reduce(
    (rest, { start, end }) => rest.slice(0, start) + SKIPPED.repeat(end - start) + rest.slice(end),
    text,
  )
  const reading: FigureReading = { measures: [], series: [], lists: [], spans: [] }
  if (!/\d/.test(blanked)) return reading
  const reader = new GroupReader(text, words, new EntryReader(text, words))
  reader.readAll(figureGroups(figureTokens(blanked, language)), reading)
  return isGiven(reading) ? reading : { measures: [], series: [], lists: [], spans: [] }
}

/** One number by itself may count anything; two with their names, a series or a list are meant to be shown. */
function isGiven({ measures, series, lists }: FigureReading): boolean {
  const valued = measures.filter(({ amount }) => amount !== '')
  const listed = lists.filter(({ isAlert, rows }) => !isAlert || rows.filter(({ amount }) => amount !== '').length > 1)
  return valued.length > 1 || series.length > 0 || listed.length > 0
}

/** A request without what is read of its figures; every other letter stands where it stood. */
export const withoutFigures = (text: string, { spans }: FigureReading): string =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
