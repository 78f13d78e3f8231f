import { forLanguages } from '#rules/languages.ts'
import { pattern } from '#rules/pattern.ts'
import type { Brief } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import { audiences } from '../lexicon/names.ts'
import type { Language } from '../types.ts'
import { anyOf, type Source, words } from './source.ts'

const before = 'the|busy|small|young|older|independent|new|first-time|kleine|junge|petites|pequeñas|små'
const people = forLanguages((language) =>
  words(`(?:${grammar[language].forWhom}) ((?:(?:${before}) )*(?:${anyOf(audiences)}))`, 'iu'),
)
/** Plurals that name people by what they do: 'for translators'. */
const doers = /\bfor ((?:[a-z-]+ ){0,2}[a-z]{3,}(?:ers|ors|ists|ians|owners))\b(?! (?:to|and managers))/
const things = pattern('i')`
  (?:numbers|orders|papers|flowers|users|visitors|customers|computers|others|offers|colors|flavors|errors
  |drivers of|posters|stickers|containers|members|covers|letters|headers|servers|managers to|viewers|floors|doors
  |sensors|monitors|motors|tractors|investigators|burgers|sneakers|trailers|papers|corners|stories|showers|layers
  |filters|teachers' )$
`

/** Whom it is for, when the request says so: 'freelancers'. */
export function readAudience(source: Source, language: Language): Brief['audience'] {
  const known = people[language].exec(source.bare)?.[1]
  if (known && !/^(?:everyone|anyone|people)$/i.test(known)) return known
  const doer = language === 'en' ? doers.exec(source.bare)?.[1] : undefined
  return doer && !things.test(doer) && !/^(?:a|an|the|my|our) /i.test(doer) ? doer : null
}
