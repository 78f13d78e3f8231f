import { pageLanguages } from '#rules/languages.ts'
import { readLanguage } from '../../../understanding/language.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { anyOf, words } from './source.ts'

const asked = pageLanguages.map((language) => [language, words(anyOf(grammar[language].asks))] as const)

let last: { text: string; language: Language } | undefined

/** The language the request itself is written in; English when in doubt. */
export function requestLanguage(request: string): Language {
  if (last?.text === request) return last.language
  last = { text: request, language: readLanguage(request).language }
  return last.language
}

/** The language of the page: the one asked for ('in German'), else the one of the request, and English where that is none of ours. */
export function pageLanguage(request: string): Language {
  const text = request.toLowerCase()
  for (const [language, pattern] of asked) {
    pattern.lastIndex = 0
    if (pattern.test(text)) return language
  }
  return readLanguage(request).unspoken ? 'en' : requestLanguage(request)
}
