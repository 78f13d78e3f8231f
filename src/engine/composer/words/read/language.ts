import { grammar, languageMarkers, letters } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { anyOf, words } from './source.ts'

const languages = ['en', 'de', 'fr', 'es', 'no'] as const satisfies readonly Language[]
const small = languages.map((language) => [language, new Set(languageMarkers[language].split(' '))] as const)
const asked = languages.map((language) => [language, words(anyOf(grammar[language].asks))] as const)

/** The language the request itself is written in; English when in doubt. */
export function requestLanguage(request: string): Language {
  const seen =
    request
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}']+/gu) ?? []
  const score: Record<Language, number> = { en: 0.5, de: 0, fr: 0, es: 0, no: 0 }
  for (const [language, tales] of small) for (const word of seen) if (tales.has(word)) score[language] += 1
  for (const [language, pattern] of letters) score[language] += Math.min(2, (request.match(pattern)?.length ?? 0) * 0.4)
  return languages.reduce((best, language) => (score[language] > score[best] ? language : best), 'en')
}

/** The language of the page: the one asked for ('in German'), else the one of the request. */
export function pageLanguage(request: string): Language {
  const text = request.toLowerCase()
  for (const [language, pattern] of asked) {
    pattern.lastIndex = 0
    if (pattern.test(text)) return language
  }
  return requestLanguage(request)
}
