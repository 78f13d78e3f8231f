import { lexicon } from '../../../understanding/lexicon.ts'
import type { Brief } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import { cities, notBrands } from '../lexicon/names.ts'
import { voiceWords } from '../phrases/voice-words.ts'
import type { Language } from '../types.ts'
import { nameRun, titleCase } from './runs.ts'
import { anyOf, type Source, words } from './source.ts'

const city = words(anyOf(cities), 'iu')
const within = /^(?:lake|north|south|east|west|old|city)\b/i
const neverPlaces =
  /^(?:deutsch|german|english|french|spanish|norwegian|norsk|français|español|react|html|css|tailwind|vue|php|rust|python|go|java|material|figma)\b/i

/** Where it is: 'Bergen', 'the Lake District'. */
export function readPlace(source: Source, language: Language, brand: string | null): Brief['place'] {
  const inBrand = (name: string) => brand?.includes(name) ?? false
  const named = new RegExp(
    `(?:^|[\\s,(])(?:${grammar[language].placeWords}|${language === 'en' ? 'in|on' : 'in'}) ((?:the |der |den |dem |` +
      `la |le |les |el |los )?(?:island of |city of |town of |village of )?${nameRun})`,
    'gu',
  )
  for (const match of source.bare.matchAll(named)) {
    const place = clean(match[1] ?? '')
    const first = place.replace(/^(?:the|der|den|dem|la|le|les|el|los) /, '').split(' ')[0] ?? ''
    if (
      !place ||
      neverPlaces.test(place) ||
      (notBrands.has(first.toLowerCase()) && !within.test(first)) ||
      inBrand(place)
    )
      continue
    if (
      language === 'de' &&
      !city.test(place) &&
      !/(?:^|\s)(?:in|aus|bei|nahe) $/.test(source.bare.slice(0, match.index + match[0].indexOf(match[1] ?? '')))
    )
      continue
    return place
  }
  const known = city.exec(source.bare)?.[0]
  if (!known || inBrand(known) || /^(?:nice|bath|reading|york|phoenix)$/.test(known)) return null
  return titleCase(known)
}

function clean(run: string): string {
  return run
    .replace(/^(?:the )?(?:island|city|town|village) of /, '')
    .replace(/^(the|der|den|dem|la|le|les|el|los) /, (article) =>
      /^(?:the|la|le|les|el|los) $/.test(article) ? article : '',
    )
    .replace(/(?<!\b(?:St|Dr))\.$/, '')
    .replace(/ (?:with|for|and|und|et)$/, '')
    .trim()
}

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
