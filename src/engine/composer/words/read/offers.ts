import { pattern } from '#rules/pattern.ts'
import type { Item } from '../../types.ts'
import { featureLines } from '../lexicon/feature-lines.ts'
import { capabilityVerbs, gerunds } from '../lexicon/verbs.ts'
import type { Entry } from './entries.ts'
import { isGivenAnyway } from './match-section.ts'
import { capital, type Source, words } from './source.ts'

const functions = words(featureLines.map(([pattern]) => pattern.replaceAll('*', '[a-z]*')).join('|'), 'iu')

/** True for what programs do: 'quizzes', 'user profiles', 'job postings'. */
export const isFunction = (text: string) => text.split(' ').length <= 4 && functions.test(text)

const able = pattern('i')`
  \b(?:users?|visitors|parents|businesses|drivers|members|people|customers|they|which|it|module) (?:should|can
  |must|will|need to)?(?: also)?(?: be)?(?: able)?(?: to)? ?
`

/** 'Users should be able to browse X, follow Y and view Z.' → ['Browse X', 'Follow Y', 'View Z'] */
export function readCapabilities(source: Source): string[] {
  const found: string[] = []
  for (const { start, end } of source.sentences) {
    const sentence = source.request.slice(start, end)
    const match = /\b(?:should|can|must)(?: also)?(?: be able to)? (?=[a-z])/i.exec(sentence)
    if (
      !match ||
      !able.test(sentence.slice(0, match.index + match[0].length)) ||
      !/\b(?:users?|visitors|parents|drivers|members|customers|people|players)\b/i.test(sentence.slice(0, match.index))
    )
      continue
    const spoken = sentence.slice(match.index + match[0].length).replace(/[.!]\s*$/, '')
    for (const [, between = '', piece = ''] of spoken.matchAll(
      /(^|,\s*and\s+|,\s*|\s+and\s+)(.*?)(?=,\s|\s+and\s|$)/g,
    )) {
      const clause = piece.replace(/^(?:also|then|quickly|easily|directly|finally) /i, '').trim()
      const verb = clause.split(' ')[0]?.toLowerCase() ?? ''
      if (capabilityVerbs.has(verb)) found.push(clause)
      else if (found.length > 0 && clause) found.push(`${found.pop()}${/and/.test(between) ? ' and ' : ', '}${clause}`)
    }
  }
  return [
    ...new Set(
      found.map((clause) => capital(clause.replace(/\btheir own\b/g, 'your own').replace(/\btheir\b/g, 'your'))),
    ),
  ].filter((clause) => !/^(?:Log ?in|Register)\b.{0,20}$/.test(clause))
}

const fillers =
  /^(?:a|an|the|some|various|different|basic|comprehensive|simple|multiple|such as|other|related|full|own|its|their|features? (?:like|such as))\s+/i
const vague = pattern('i')`
  ^(?:basic|the|a|an|its|four|three|etc|others|more|and more|so on|other information|various components|price|text
  |images|videos|elements that include elements)\.?$
`

/** A listed thing as the title of an offer: 'managing user accounts' → 'Manage user accounts'. */
function offerTitle(text: string): string | null {
  let title = text.replace(/["[\]]/g, '').trim()
  for (let before = ''; before !== title; ) {
    before = title
    title = title.replace(fillers, '')
  }
  title = title
    .replace(
      / (?:which|that|where|so that|allowing|enabling|to (?:help|make|enable|improve|ensure|allow)|in order to|based on|through|including) .*$/i,
      '',
    )
    .replace(/[.,:]+$/, '')
  const [first = '', ...rest] = title.split(' ')
  const verb = gerunds[first.toLowerCase()]
  if (verb && rest.length > 0)
    title = ['display', 'provide'].includes(verb) ? rest.join(' ') : [verb, ...rest].join(' ')
  const count = title.split(' ').length
  if (!title || vague.test(title) || count > 7 || title.length > 48 || title.length < 3 || isGivenAnyway(title))
    return null
  return capital(title)
}

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ments?|ings?|ions?|ies|es|s|al|ers?)$/, '')
    .slice(0, 7)
const stems = (text: string) =>
  new Set(
    text
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
      .map(stem),
  )

/** The listed functions with what the request says one can do with them; the capabilities alone when nothing is listed. */
export function readOffers(listed: readonly Entry[], capabilities: readonly string[]): Item[] {
  const titles = [...new Set(listed.flatMap((entry) => offerTitle(entry.text) ?? []))]
  if (titles.length === 0)
    return capabilities
      .flatMap((clause) => (clause.length <= 48 && clause.includes(' ') ? [{ title: clause }] : []))
      .slice(0, 9)
  const used = new Set<string>()
  const listedOffers = titles.slice(0, 12).map((title) => {
    const own = stems(title)
    const text = capabilities.find(
      (clause) =>
        !used.has(clause) &&
        clause.length <= 110 &&
        [...stems(clause)].filter((word) => own.has(word)).length >= Math.min(2, own.size),
    )
    if (text && text.toLowerCase() !== title.toLowerCase()) {
      used.add(text)
      return { title, text: `${text}.` }
    }
    return { title }
  })
  // A short list is filled with what the request says one can do.
  const more = capabilities.filter((clause) => !used.has(clause) && clause.length <= 48 && clause.split(' ').length > 1)
  return titles.length >= 4
    ? listedOffers
    : [...listedOffers, ...more.slice(0, 6 - titles.length).map((title) => ({ title }))]
}
