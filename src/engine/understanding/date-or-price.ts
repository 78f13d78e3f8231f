import { lexicon } from './lexicon.ts'
import { readTokens } from './tokens.ts'
import type { ReadingLanguage } from './types.ts'

const facts = new Set(['date', 'clock', 'range', 'price'])

/** 'work party 12.4., 9 am', 'first Sunday, 10 to 4': whether words tell a day, a time or an amount; 'lightbox', 'three columns' tell none. */
export function hasDateOrPrice(text: string, language: ReadingLanguage): boolean {
  const tokens = readTokens(text).filter(({ kind }) => kind !== 'space')
  return tokens.some(({ kind }) => facts.has(kind)) || lexicon(language).find(tokens, ['day', 'month']).length > 0
}
