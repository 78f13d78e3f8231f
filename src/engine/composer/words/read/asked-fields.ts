import { pageLanguages } from '#rules/languages.ts'
import { askedFieldNames, grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'

type AskedFieldName = (typeof askedFieldNames)[number]

const patterns = new Map<AskedFieldName, RegExp>()

/** What a field is called, in whatever language the request is. */
function patternOf(name: AskedFieldName): RegExp {
  const asks = pageLanguages.map((language) => grammar[language].fields[name].asks)
  const known = patterns.get(name) ?? new RegExp(asks.filter(Boolean).join('|'), 'i')
  patterns.set(name, known)
  return known
}

/** The fields that a request for a form names, in the order in which a form has them. */
export const askedFields = (request: string, language: Language): string[] =>
  askedFieldNames.flatMap((name) => (patternOf(name).test(request) ? [grammar[language].fields[name].field] : []))
