import type { BriefChanges } from '#rules/page-reading.ts'
import { isTrade } from '../../trades/trade-folders.ts'
import type { Fact, ReadKind } from '../../understanding/read/facts.ts'
import { readRequest } from '../../understanding/read-request.ts'
import type { RequestReading } from '../../understanding/reading.ts'
import { voiceWords } from '../words/phrases/voice-words.ts'
import { sectionLabels } from '../section-labels.ts'
import type { PagePlan } from '../plan.ts'
import { capital } from '../words/read/source.ts'
import { type AskedSection, type Brief, type SectionKind, sectionKinds } from '../types.ts'

const isSection = (id: string): id is SectionKind => (sectionKinds as readonly string[]).includes(id)

/** The reading with what a person said about it: their word is certain, and stands where the read one stood. */
export function changedReading(reading: RequestReading, changes: BriefChanges): RequestReading {
  const { name, what, place } = changes
  const said: [ReadKind, string | undefined][] = [
    ['name', name],
    ['what', what],
    ['place', place],
  ]
  let { facts, trade, certainty } = reading
  for (const [kind, text] of said) if (text !== undefined) facts = withSaid(facts, kind, text, reading.text.length)
  if (name !== undefined) certainty = { ...certainty, name: 1 }
  if (what !== undefined) {
    const own = readRequest(what, reading.language.language)
    trade = own.trade
    certainty = { ...certainty, subject: what === '' ? 0 : 1, trade: 1 }
  }
  return { ...reading, facts, trade, certainty }
}

/** One fact of that kind, or none for ''; it keeps the place of the one that was read. */
function withSaid(facts: readonly Fact[], kind: ReadKind, text: string, end: number): Fact[] {
  const [first] = facts.filter((fact) => fact.kind === kind)
  const others = facts.filter((fact) => fact.kind !== kind)
  if (text === '') return others
  const said: Fact = { start: first?.start ?? end, end: first?.end ?? end, kind, text, sure: 1 }
  return [...others, said].sort((one, other) => one.start - other.start)
}

/** The brief with what a person said about the reading. */
export function changedBrief(brief: Brief, { trade }: RequestReading, changes: BriefChanges): Brief {
  const { name, what, place, language, added = [] } = changes
  const sections = added.filter(isSection).map((kind): AskedSection => {
    const end = brief.request.length
    return { kind, words: sectionLabels[language ?? brief.language][kind], items: [], span: { start: end, end } }
  })
  return {
    ...brief,
    ...(name === undefined ? {} : { brand: name || null }),
    ...(what === undefined ? {} : { trade: what, domain: isTrade(trade) ? trade : 'general' }),
    ...(place === undefined ? {} : { place: place || null }),
    ...(language === undefined ? {} : { language }),
    sections: [
      ...brief.sections,
      ...sections,
      ...usedSections(changes, { ...brief, language: language ?? brief.language }),
    ],
  }
}

/** Texts that a person puts on the page, in a section of their own. */
function usedSections({ used = [] }: BriefChanges, { language, request }: Brief): AskedSection[] {
  const span = { start: request.length, end: request.length }
  const items = used.map((text) => ({ title: capital(text) }))
  return items.length === 0 ? [] : [{ kind: 'details', words: voiceWords[language].goodToKnow, items, span }]
}

/** The sections of a plan in the order that a person gave them; the frame stays where it is, what is new keeps its neighbour. */
export function arranged(plan: PagePlan, { order }: BriefChanges): PagePlan {
  if (!order) return plan
  const at = new Map(order.map((id, index) => [id, index]))
  let last = -1
  const ranks = plan.places.map(({ id, kind }) => {
    if (before.has(kind)) return -1
    if (kind === 'footer') return order.length
    last = at.get(id) ?? last
    return last
  })
  const indices = plan.places.map((_, index) => index).sort((a, b) => rank(ranks, a) - rank(ranks, b) || a - b)
  const pick = <T>(list: readonly T[]) => indices.flatMap((index) => list[index] ?? [])
  return { ...plan, places: pick(plan.places), plan: { ...plan.plan, sections: pick(plan.plan.sections) } }
}

const before = new Set<SectionKind>(['header', 'sidebar', 'toolbar'])
const rank = (ranks: readonly number[], index: number) => ranks[index] ?? 0
