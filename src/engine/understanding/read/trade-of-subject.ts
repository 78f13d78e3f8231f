import { knownNames } from '../lexicon.ts'
import { readTrade } from '../trades.ts'
import type { Fact } from './facts.ts'
import type { RequestText } from './request-text.ts'
import type { SubjectReading } from './subject.ts'

/** How sure a subject was read, from 0 to 1. */
export const sureOf = ({ score, trade }: SubjectReading) =>
  trade?.trade && score >= 4 ? 0.95 : score >= 3.5 ? 0.85 : score >= 2.5 ? 0.7 : 0.5

const LONG_NOUN = 8

/** The subject's trade; else what its name says that it is: 'The All-In Bourbon Bar'. */
export function tradeOf(
  request: RequestText,
  subject: SubjectReading | null,
  name: Fact | undefined,
): { id: string | null; sure: number } {
  if (subject?.trade?.trade) {
    // a designer's portfolio is about a person
    const own = request.hits('pages').some(({ phrase }) => request.lexicon.heads.get(phrase)?.is === 'personal')
    return { id: own && subject.trade.trade === 'agency' ? 'personal' : subject.trade.trade, sure: sureOf(subject) }
  }
  const words = (name?.text.split(/[\s,]+/) ?? []).filter((word) => !knownNames().legalForms.has(word))
  const whole = readTrade(request.lexicon, words)
  // 'Green Thumb Landscaping': a long noun at the end is meant as it is said
  const last = words.at(-1) ?? ''
  const named = whole?.trade || last.length < LONG_NOUN ? whole : readTrade(request.lexicon, [last])
  if (named?.trade && (subject === null || subject.isName || sureOf(subject) < 0.7))
    return { id: named.trade, sure: 0.75 }
  return { id: null, sure: subject ? 0.9 : 0.5 }
}
