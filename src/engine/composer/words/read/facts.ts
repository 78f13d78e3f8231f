import { pattern } from '#rules/pattern.ts'
import type { Brief } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import type { Source } from './source.ts'
import type { Subject } from './subject.ts'

/** Sentences in which the person speaks of the business itself: these are copy already. */
const speaking = pattern('i')`
  ^\s*(?:we|our|i|my|it'?s|it is|founded|established|since|opened|family|located|wir|unser|unsere|ich|seit
  |gegründet|es ist|nous|notre|je|fondée?|depuis|c'est|nosotros|nuestr[oa]|somos|fundad[oa]|desde|vi|vår|vårt|jeg
  |siden|grunnlagt)\b
`
const wishes = pattern('i')`
  ^\s*(?:i|we|wir|ich|nous|je|vi|jeg)(?:'d| would)? (?:want|need|like|would|am looking|are looking|brauche
  |brauchen|möchte|möchten|will|wollen|hätte|veux|voudrais|vil|trenger|suche|wish)\b|\b(?:website|web page
  |landing page|homepage|use|set|apply) \b.*\b(?:should|background|must)\b|\b(?:should|must) (?:be|have|include
  |contain)\b
`

/** What the request states about the business, in its own words: whole sentences first, then the description of the subject. */
export function readFacts(source: Source, subject: Subject, language: Language, place: string | null): Brief['facts'] {
  const facts: string[] = []
  for (const { start, end } of source.sentences) {
    const sentence = source.request.slice(start, end).trim()
    if (
      speaking.test(source.text.slice(start, end)) &&
      !wishes.test(source.text.slice(start, end)) &&
      sentence.length <= 220
    )
      facts.push(sentence)
  }
  const description = describe(subject, language, place)
  if (description) facts.push(description)
  facts.push(...asides(source, subject, language, place))
  return [...new Set(facts)]
}

/** 'a command line tool that draws dependency graphs': kept when it says more than the trade. */
function describe(subject: Subject, language: Language, place: string | null): string | null {
  const text = (subject.description.split(/,(?= )|;| [–—] /)[0] ?? '')
    .trim()
    .replace(/\.$/, '')
    .replace(/^(?:my|our) (?:new )?(?=\p{L})/iu, 'the ')
  const bare = place
    ? text.replace(
        new RegExp(
          `,? (?:${grammar[language].placeWords}) (?:the )?${place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`,
          'iu',
        ),
        '',
      )
    : text
  if (!subject.brand && !/^(?:an?|eine?) /i.test(bare)) return null
  return bare.length > subject.trade.length + 4 && bare.length <= 140 && bare.split(' ').length > 2 ? bare : null
}

const dated = pattern('i')`
  \b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz
  |mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|enero|abril|mayo|junio|julio)\b
`

/** '…, 14 rooms around a courtyard': a part of the subject that carries a number, which is no colour. */
function asides(source: Source, subject: Subject, language: Language, place: string | null): string[] {
  const head = source.request.slice(subject.head.start, subject.head.end)
  const parts = head
    .split(/,(?= )/)
    .slice(1)
    .map((part) => part.trim().replace(/[.:]$/, ''))
  const spoken = new RegExp(
    `^(?:${grammar[language].articles}|${grammar[language].placeWords}|${grammar[language].asks}|and|und) `,
    'iu',
  )
  return parts.filter(
    (part) =>
      !dated.test(part) &&
      part.split(' ').length > 2 &&
      part.length <= 90 &&
      /\d/.test(part) &&
      !part.includes('#') &&
      !spoken.test(part) &&
      part !== place,
  )
}
