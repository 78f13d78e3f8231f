import { phraseTokens } from '../phrase-tokens.ts'
import type { ReadingLanguage } from '../types.ts'
import { type AlonePiece, aloneWords, type AlonePartName } from './alone-words.ts'
import { allowedIn, isForm } from './allowed.ts'
import type { AlonePart } from './types.ts'

/** Things of a form that are known by what they say. */
const bySaying: readonly AlonePartName[] = ['forgot', 'remember', 'join', 'login']

/** '"Forgot your password?" link' says by its label what it is. */
export function quotedParts(part: AlonePart, piece: AlonePiece, language: ReadingLanguage): AlonePart[] {
  if (!isForm(piece)) return [part]
  if (part.what !== 'entry' && part.what !== 'button' && part.what !== 'checkbox') return [part]
  const known = part.labels.flatMap((label): AlonePart[] => {
    const what = sayingOf(label, language).find((one) => bySaying.includes(one) && allowedIn[piece].has(one))
    return what ? [{ ...part, what, words: '', labels: [label] }] : []
  })
  const left = part.labels.filter((label) => !known.some(({ labels }) => labels.includes(label)))
  return known.length === 0 ? [part] : [...known, ...(left.length > 0 ? [{ ...part, labels: left }] : [])]
}

/** 'Lost your password?' is a label, and nobody's name. */
export const isLabel = (text: string, language: ReadingLanguage): boolean =>
  text.trimEnd().endsWith('?') || sayingOf(text, language).some((one) => bySaying.includes(one))

const sayingOf = (label: string, language: ReadingLanguage) =>
  aloneWords(language)
    .parts.find(phraseTokens(label).map(({ text }) => text))
    .map(({ id }) => id)
