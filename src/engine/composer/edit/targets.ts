import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { byText } from './by-text.ts'
import { isAlias } from './find-sections.ts'
import { isNoun, nouns } from './nouns.ts'
import { type OpenPage, type Part, sectionAround, within } from './open-page.ts'
import { type EditOutcome, problem } from './outcome.ts'
import { bare, beforeFooter, byNoun, findElements, showsExactly } from './noun-search.ts'
import { readOrdinal } from './ordinal.ts'
import type { Scene } from './scene.ts'
import type { TargetMatch } from './target-match.ts'
import { type Certainty, leftOver } from './target/left-over.ts'
import {
  type Description,
  isNarrow,
  isSingleElement,
  isSingleEntry,
  readDescriptions,
} from '../../understanding/descriptions.ts'
import type { Candidate } from './target/candidates.ts'
import { resolve } from './target/resolve.ts'

/** Words for what is picked, or for what was spoken of. */
export const pronoun = pattern('i')`
  ^(?:it|this|that|them|they|these|those|this one(?:, .*)?|that one|this bit|this guy|here|there
  |the selected (?:one|element|part|section)|(?:this|that|the selected) (?:element|part|thing|section|block|area
  |bit|box|card|text|button|image|picture|heading|link|paragraph))?$
`

/**
 * Finds what a description means, in this order: what is picked, what every word of it fits, a text in quotation marks,
 * a noun such as 'main button', a section, any text that the page shows. A word that nothing found meets makes it a
 * question: a narrower wish never becomes a wider change.
 */
export function findTarget(scene: Scene, description: string, certainty: Certainty = 'likely'): TargetMatch {
  const { page, picked } = scene
  if (pronoun.test(description.trim())) return picked.length > 0 ? { found: picked } : { missing: description }
  const own = picked.length > 0 ? amongPicked(page, picked, bare(description)) : null
  const found = own ?? byDescription(page, description, certainty) ?? byNoun(page, description)
  return met(page, description, found, certainty)
}

/** Where a description singles something out, that and nothing else; null when it names a kind of parts or a text. */
function byDescription(page: OpenPage, description: string, certainty: Certainty): TargetMatch | null {
  const words = bare(description)
  const read = readDescriptions(description.replace(beforeFooter, ''), 'en')
  const single = read.some((one) => isSingleEntry(one) || one.head?.kind === 'price' || isCounted(one))
  if (((isNoun(words) || isAlias(words)) && !single) || showsExactly(page, words)) return null
  if (!single && !read.some((one) => isNarrow(one) || (certainty === 'sure' && isSingleElement(one)))) return null
  const resolved = resolve(page, read, certainty)
  return resolved && ('found' in resolved ? resolved : asking(description, resolved.candidates, resolved.unmet))
}

const isCounted = ({ both, count, rank, except }: Description) =>
  both || count !== null || rank !== null || except.length > 0

const mostChoices = 4

/** A question with some of the parts that may be meant. */
export function asking(question: string, all: readonly Candidate[], unmet = true): TargetMatch {
  const candidates = all.slice(0, mostChoices)
  return { question, choices: candidates.map(({ label }) => label), candidates, unmet }
}

/** What was found, if it meets every word; else it is asked whether it is meant. */
function met(page: OpenPage, description: string, match: TargetMatch, certainty: Certainty): TargetMatch {
  if (!('found' in match) || match.called !== undefined) return match
  const words = bare(description)
  const fits = match.found.every((part) => isOfKind(page, part, description, certainty))
  if (fits && (isNoun(words) || isAlias(words) || leftOver(page, description, match.found, certainty).length === 0))
    return match
  return asking(
    description,
    match.found.map((part) => candidateFor(page, part)),
  )
}

/** What holds others; any other part that stands in the body by itself is what it is, whatever else counts it as a section. */
const boxes = /^(?:section|div|header|footer|nav|main|article|aside|form|body)$/

/** A button or a heading is no whole section; its text may stand for it. */
function isOfKind({ sections }: OpenPage, { key, tag }: Part, description: string, certainty: Certainty): boolean {
  const heads = readDescriptions(description, 'en').flatMap(({ head }) => (head?.of === 'element' ? [head.kind] : []))
  if (!boxes.test(tag) || !sections.some((section) => section.key === key)) return true
  return heads.every((kind) => kind === 'form' || (certainty === 'likely' && kind === 'paragraph'))
}

/** What a question calls a part. */
export function candidateFor(page: OpenPage, part: Part): Candidate {
  const section = page.sections.find((one) => one.key === part.key)
  const { key } = part
  if (section)
    return { of: 'section', kind: section.kind, label: section.heading, at: page.sections.indexOf(section), key }
  const label = part.text.replaceAll('"', '').slice(0, 60).trim()
  return { of: 'entry', kind: sectionAround(page, part)?.kind ?? null, label, at: 0, key }
}

/** A word for the picked element itself or for something in it; null when the description leads elsewhere. */
function amongPicked(page: OpenPage, picked: Part[], words: string): TargetMatch | null {
  if (pronoun.test(words)) return { found: picked }
  const noun = nouns.find(({ pattern }) => pattern.test(readOrdinal(words).words))
  if (noun && picked.every((part) => noun.is(part, page))) return { found: picked }
  if (/^(?:section|block|area|band|part)$/i.test(words)) {
    const sections = picked.flatMap((part) => sectionAround(page, part) ?? [])
    return sections.length > 0 ? { found: sections } : null
  }
  const [scope] = picked
  if (!scope || (!noun && !words.startsWith('"'))) return null
  const inside = noun ? findElements(page, words, scope, false) : byText(page, words.replaceAll('"', ''), scope)
  return 'missing' in inside ? null : inside
}

/** The outcome when a target was not found, or could be one of several. */
export function unfound(found: Exclude<TargetMatch, { found: Part[] }>, description: string): EditOutcome {
  if (!('question' in found)) return problem('unfound', quotedName(found.missing))
  const { choices, candidates, unmet } = found
  const say = unmet ? 'meant' : 'which'
  return { question: { say, what: description }, choices, about: description, ...(candidates ? { candidates } : {}) }
}

const quotedName = (words: string) => (pronoun.test(words) ? `"${words || 'this'}"` : `"${words.replaceAll('"', '')}"`)

/** Carries something out on what a description means; when that is not clear, says so. */
export function withTarget(
  scene: Scene,
  description: string,
  act: (parts: Part[]) => EditOutcome,
  certainty: Certainty = 'likely',
): EditOutcome {
  return withMatch(scene, findTarget(scene, description, certainty), description, act)
}

/** The same for what was found already; `description` is what the part is called in the outcome. */
export function withMatch(
  { page }: Scene,
  match: TargetMatch,
  description: string,
  act: (parts: Part[]) => EditOutcome,
): EditOutcome {
  if (!('found' in match)) return unfound(match, description)
  const outcome = act(match.found)
  if (!('operations' in outcome)) return outcome
  const { said } = outcome
  // one of several is told by what it is called on the page, not by the words that led to it
  const touched = (match.called ?? []).filter(({ parts }) =>
    parts.some((part) => isTouched(part, outcome.operations, page)),
  )
  const names = touched.map(({ label }) => `"${label}"`).join(', ')
  const told = names !== '' && said.what === description ? { ...said, what: names } : said
  return { ...outcome, said: told, targets: match.found }
}

/** True when an operation is on a part or on something in it. */
const isTouched = ({ key, element }: Part, operations: readonly Operation[], page: OpenPage) =>
  operations.some(({ k }) => {
    const part = page.byKey.get(k)
    return k === key || (part !== undefined && within(part.element, element))
  })
