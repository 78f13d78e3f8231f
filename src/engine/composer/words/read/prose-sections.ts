import { readTokens } from '../../../understanding/tokens.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/read-request.ts'
import { plainWords } from '../phrases/plain.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, SectionKind } from '../../types.ts'
import { capital } from './source.ts'

/** So many sentences are running text; more are easier to find under what they tell of. */
const RUNNING = 3
/** So much stands under a heading. */
const LONGEST_LEAD = 240

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** Kinds that show amounts of their own. */
const costing = new Set<SectionKind>(['pricing', 'menu', 'products'])

/** Sentences that tell of one thing, with the section where visitors look for that. */
type ProseSections = { sections: AskedSection[]; sentences: ReadonlySet<Fact> }

/**
 * Where much is told in sentences: what it costs stands under that heading, and how one reaches somebody above the ways to do
 * so, each as it was written; the rest is running text.
 */
export function proseSections(
  sections: readonly AskedSection[],
  sentences: readonly Fact[],
  { facts }: RequestReading,
  { language }: Pick<Brief, 'language'>,
): ProseSections {
  if (sentences.length <= RUNNING) return { sections: [...sections], sentences: new Set() }
  const isInside = (fact: Fact, { start, end }: Fact) => fact.start >= start && fact.end <= end
  const amounts = ({ text }: Fact) => readTokens(text).filter(({ kind }) => kind === 'price').length
  const hasPrices = sections.some(({ kind, items }) => costing.has(kind) && items.length > 0)
  // the first sentence says who it is
  const costs = hasPrices ? [] : sentences.slice(1).filter((one) => amounts(one) > 0)
  const reach = sentences.find(
    (one) =>
      !costs.includes(one) &&
      one.text.length <= LONGEST_LEAD &&
      facts.some((fact) => fact.kind === 'contact' && fact.id !== 'address' && isInside(fact, one)),
  )
  const apart = [...costs, ...(reach ? [reach] : [])]
  if (apart.length >= sentences.length) return { sections: [...sections], sentences: new Set() }
  return { sections: withReach(withCosts(sections, costs, language), reach, language), sentences: new Set(apart) }
}

function withCosts(sections: readonly AskedSection[], costs: readonly Fact[], language: Brief['language']) {
  const [first] = costs
  if (!first) return [...sections]
  const there = sections.find(({ kind, items }) => costing.has(kind) && items.length === 0)
  // a row of its own below the question: what is said there is a text, and no entry
  const items = [{ title: plainWords[language].ask.cost, text: costs.map(({ text }) => asSentence(text)).join(' ') }]
  const words = there?.words ?? sectionLabels[language].pricing
  return [...sections.filter((one) => one !== there), { kind: 'details' as const, words, items, span: first }]
}

function withReach(sections: readonly AskedSection[], reach: Fact | undefined, language: Brief['language']) {
  if (!reach) return [...sections]
  const lead = asSentence(reach.text)
  const there = sections.find(({ kind }) => kind === 'contact')
  const contact = there ?? { kind: 'contact' as const, words: sectionLabels[language].contact, items: [], span: reach }
  return [...sections.filter((one) => one !== there), { ...contact, lead }]
}
