import { appWords } from './app-words.ts'
import { plainWord } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'

/** A length of time in a text: its minutes, the text without it, and where it ends. */
export type TimeLength = { minutes: number; rest: string; end: number }

const pieces = /\d+(?:[.,]\d+)?|\p{L}+/gu
const LONGEST = 3

/** The first length of time that a text names: '3 min', '1,5 hours', '30s'. */
export function lengthIn(text: string, language: ReadingLanguage): TimeLength | null {
  const { lengths } = appWords(language)
  const all = [...text.matchAll(pieces)].map(({ 0: said, index }) => ({ said, start: index, end: index + said.length }))
  for (const [at, { said, start, end: last }] of all.entries()) {
    const unit = all[at + 1]
    const between = text.slice(last, unit?.start)
    const isAmount = /^\d/.test(said) && (said.match(/^\d+/)?.[0].length ?? 0) <= LONGEST
    if (!isAmount || !unit || (between !== '' && between !== ' ')) continue
    const each = lengths.get(plainWord(unit.said))
    if (each === undefined) continue
    const rest = `${text.slice(0, start)} ${text.slice(unit.end)}`.split(/[\s(:,)]+/).join(' ')
    return { minutes: Number(said.replace(',', '.')) * each, rest: rest.trim(), end: unit.end }
  }
  return null
}
