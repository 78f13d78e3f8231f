import { pattern } from '#rules/pattern.ts'
import { grammar } from '../lexicon/grammar.ts'
import { audiences } from '../lexicon/names.ts'
import type { Language } from '../types.ts'
import { isTradeNoun } from './domain.ts'
import { phrase, startsWithArticle } from './noun-phrase.ts'
import { asName, nameRun, titleCase } from './runs.ts'
import { anyOf, words } from './source.ts'

/** A name, the trade and all that was said of it, as far as the words of a subject give them. */
export type ParsedSubject = { brand: string | null; trade: string; description: string }

/** Names that take their noun along: 'Café Morgenrot'. */
const nounsInNames = pattern()`
  ^(?:Café|Cafe|Hotel|Restaurant|Gasthof|Gasthaus|Pension|Bar|Pizzeria|Trattoria|Bistro|Kino|Theater|Haus|Hof
  |Weingut|Galerie|Atelier|Studio|Villa|Casa|Maison|Domaine|Château|Ferme)$
`
/** 'the barber shop Razor & Rye', 'Nordlys, a small roastery', 'Still Water yoga studio': languages with small nouns. */
export function parseLatin(s: string, language: Language): ParsedSubject {
  const article = `(?:(?:${grammar[language].articles}) )`
  const place = grammar[language].placeWords
  const name = (run: string | undefined) => (run ? asName(run) : null)
  const before = new RegExp(
    `^(${article}?(?!(?:${place}) )(?:(?!(?:${place}|for|pour|para|and|et|y|og|that|which) )[\\p{Ll}\\p{N}'’-]+ ){1,6})(${nameRun})(?=[ ,:;.]|$)(.*)$`,
    'u',
  ).exec(s)
  const beforeName = name(before?.[2])
  const after = before?.[3] ?? ''
  const isAdjective =
    /^ \p{Ll}/u.test(after) &&
    !new RegExp(`^ (?:${place}|with|avec|con|med|about|for|pour|para|is|on|that|which|and|to) `, 'u').test(`${after} `)
  const subject = / (?:about|for|sur|sobre|om) [^,.:;]+$/u.exec(after)?.[0] ?? ''
  if (before && beforeName && !isAdjective) {
    const trade = before[1]?.trim() ?? ''
    return { brand: beforeName, trade, description: `${trade}${subject}` }
  }

  const first = new RegExp(`^${article}?(${nameRun})(?=[ ,:;.]|$)(.*)$`, 'u').exec(s)
  const brand = name(first?.[1])
  if (first && brand) {
    const rest = first[2] ?? ''
    const said = /^(?:,| is| –| -|:)? +(.*)$/u.exec(rest)?.[1] ?? ''
    const inline =
      /^ \p{Ll}/u.test(rest) &&
      !new RegExp(`^ (?:${place}|with|avec|con|med|is|and|et|y|og|that|to|pour|for) `, 'u').test(`${rest} `)
    const described =
      /^(?:, | is | – | - )\p{Ll}/u.test(rest) &&
      !new RegExp(`^(?:, | is | – | - )(?:${place}|with|avec|con|med) `, 'u').test(`${rest} `)
    if (inline) return { brand, trade: phrase(rest.trim()), description: rest.trim() }
    if (described) return { brand, trade: phrase(said), description: said }
    return { brand, trade: '', description: '' }
  }
  const apposition = new RegExp(
    `^(${article}?[\\p{Ll}\\p{N}'’ -]+?), (${nameRun})(?=,|:|;|\\.| (?:${place}) |$)`,
    'u',
  ).exec(s)
  const named = name(apposition?.[2])
  if (apposition && named) return { brand: named, trade: apposition[1] ?? '', description: apposition[1] ?? '' }

  const small =
    /^([\p{Ll}][\p{L}\p{N}.'&-]*(?: [\p{L}\p{N}.'&-]+){0,2}), ((?:an?|the|une?|las?|les?|un|el|en|et) .*)$/u.exec(s)
  const word = small?.[1] ?? ''
  if (small && !startsWithArticle(s, language) && !isTradeNoun(word) && !words(anyOf(audiences), 'iu').test(word)) {
    return { brand: titleCase(word), trade: phrase(small[2] ?? ''), description: small[2] ?? '' }
  }
  return { brand: null, trade: phrase(s), description: s }
}

/** 'die Zahnarztpraxis Dr. Ilse Brandt': every noun has a capital, so known trades tell names from nouns. */
export function parseGerman(s: string): ParsedSubject {
  const article = `(?:${grammar.de.articles})`
  const described = new RegExp(`^(${nameRun}), (${article} .*)$`, 'u').exec(s)
  const brand = asName(described?.[1] ?? '')
  if (described && brand && !startsWithArticle(s, 'de'))
    return { brand, trade: phrase(described[2] ?? ''), description: described[2] ?? '' }

  const nouned = new RegExp(`^(${article} (?:[\\p{Ll}-]+ )*)(${nameRun})(.*)$`, 'u').exec(s)
  if (nouned) {
    const [noun = '', ...rest] = (nouned[2] ?? '').split(' ')
    const lead = nouned[1] ?? ''
    const apposed = new RegExp(`^, (${nameRun})(?=,|:|;|\\.| in | im | auf | mit |$)`, 'u').exec(nouned[3] ?? '')
    if (rest.length > 0) {
      const own = nounsInNames.test(noun) || !isTradeNoun(noun)
      return {
        brand: asName(own ? [noun, ...rest].join(' ') : rest.join(' ')),
        trade: own && !isTradeNoun(noun) ? '' : lead + noun,
        description: '',
      }
    }
    if (apposed) return { brand: asName(apposed[1] ?? ''), trade: lead + noun, description: '' }
    return { brand: null, trade: lead + noun, description: s }
  }
  const run = asName(new RegExp(`^${nameRun}`, 'u').exec(s)?.[0] ?? '')
  const [noun = ''] = run?.split(' ') ?? []
  if (run)
    return isTradeNoun(run)
      ? { brand: null, trade: run, description: s }
      : { brand: run, trade: isTradeNoun(noun) ? noun : '', description: '' }
  const small = /^([\p{Ll}][\p{L}'&-]*(?: [\p{L}'&-]+){0,1}), ((?:ein|eine|einen|das|die|der) .*)$/u.exec(s)
  if (small) return { brand: titleCase(small[1] ?? ''), trade: phrase(small[2] ?? ''), description: small[2] ?? '' }
  return { brand: null, trade: phrase(s), description: s }
}
