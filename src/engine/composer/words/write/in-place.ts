import { lexicon } from '../../../understanding/lexicon.ts'
import type { Brief } from '../../types.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import type { Language } from '../types.ts'

/** Before a place in any request. */
const common = [
  'in',
  'on',
  'near',
  'at',
  'i',
  'på',
  'à',
  'au',
  'aux',
  'en',
  'im',
  'am',
  'an der',
  'auf',
  'bei',
  'près de',
  'cerca de',
  'hos',
  'ved',
]

/** 'in Bergen', 'on Frøya', 'à Lyon': the place with the preposition of the request, or the usual one of the page's language. */
export function inPlace(brief: Brief, requestLanguage: Language): string {
  const { place, language } = brief
  if (!place) return ''
  const escaped = place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const before = [...lexicon(requestLanguage).grammar.at, ...common]
    .toSorted((one, other) => other.length - one.length)
    .join('|')
  const said = new RegExp(
    `(?:^|\\s)(${before})(?: the)?(?: island of)? ((?:(?:la|le|el|les|los|las|the) )?)${escaped}`,
    'iu',
  )
    .exec(brief.request)
    ?.slice(1, 3)
    .join(' ')
    .trim()
    .toLowerCase()
  if (language === requestLanguage && said) return `${said} ${place}`
  const { usual, rows } = voiceWords[language].inPlace
  const row = rows.find(([pattern]) => new RegExp(pattern, 'iu').test(place))
  return row ? place.replace(new RegExp(row[0], 'iu'), row[1]) : `${usual} ${place}`
}
