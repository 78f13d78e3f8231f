import { writeFrame } from '../../understanding/write-frame.ts'
import type { Language } from '../words/types.ts'
import { answerWords } from './lexicon/answer-words.ts'
import { isDark } from './change-part.ts'
import { bodySections, type OpenPage } from './open-page.ts'
import { phraseFor } from './target/phrase.ts'
import { candidateFor } from './targets.ts'

/** Changes that this page certainly takes: not what it is already, and a removal of something it has. */
export function examples(language: Language, page: OpenPage): string[] {
  const { dark, light, green, pricing } = answerWords[language].examples
  const body = page.byKey.get('body') ?? page.sections[0]
  const section = bodySections(page).find(({ kind }) => kind !== null && kind !== 'hero' && kind !== 'aside')
  const one = section && candidateFor(page, section)
  const removal = one ? [writeFrame({ do: 'remove', target: phraseFor(one, [one], language) }, language)] : []
  return [body && isDark(page, body) ? light : dark, green, pricing, ...removal]
}

/** A price told of one thing. */
export const priceOf = (name: string, price: string, language: Language) =>
  answerWords[language].examples.price.replace('{name}', () => name).replace('{price}', () => price)

/** Other colours for a page whose colour is not liked. */
export const otherHues = (language: Language): string[] => [...answerWords[language].examples.hues]
