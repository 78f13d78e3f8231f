import { lexicon } from '../../../understanding/lexicon.ts'
import { isDay } from '../../../understanding/read/hour-parts.ts'
import { opensDoor } from '../../../understanding/read/hours-of-doors.ts'
import { RequestText } from '../../../understanding/read/request-text.ts'
import { readTokens } from '../../../understanding/tokens.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { RequestReading } from '../../../understanding/reading.ts'
import { plainWords } from '../phrases/plain.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, SectionKind } from '../../types.ts'
import { asSentence } from '../plain/own-words.ts'

/** So many sentences are running text; more are easier to find under what they tell of. */
const RUNNING = 3
/** So much stands under a heading. */
const LONGEST_LEAD = 240
/** So much has room in a row, of which nothing may be cut: what has none stays running text. */
const LONGEST_TEXT = 260

/** Kinds that show amounts of their own. */
const costing = new Set<SectionKind>(['pricing', 'menu', 'products'])
const opening = new Set<SectionKind>(['hours'])

/** Sentences that tell of one thing, with the section where visitors look for that. */
type ProseSections = { sections: AskedSection[]; sentences: ReadonlySet<Fact> }

const isInside = (fact: Fact, { start, end }: Fact) => fact.start >= start && fact.end <= end

const namesPrice = ({ text }: Fact) => readTokens(text).some(({ kind }) => kind === 'price')

/** 'Open Monday to Thursday 7 to 16, Friday to 12, Saturdays only from April to June by appointment' */
function tellsDoors({ text }: Fact, language: Brief['language']): boolean {
  const request = new RequestText(text, lexicon(language))
  const last = request.tokens.length - 1
  const has = (test: (at: number) => boolean) => request.run(0, last, (at) => !test(at)) < last
  const isTime = (at: number) => ['clock', 'range', 'number'].includes(request.tokens[at]?.kind ?? '')
  return has((at) => opensDoor(request, at)) && has((at) => isDay(request, at)) && has(isTime)
}

/**
 * Where much is told in sentences: what it costs, when it is open and how one reaches somebody stand where visitors look for
 * that, each as it was written; the rest is running text.
 */
export function proseSections(
  sections: readonly AskedSection[],
  sentences: readonly Fact[],
  { facts, text }: RequestReading,
  { language, matter }: Pick<Brief, 'language' | 'matter'>,
): ProseSections {
  // a feast has one day, and its guests pay for little
  if (sentences.length <= RUNNING || matter) return { sections: [...sections], sentences: new Set() }
  const hasPrices = sections.some(({ kind, items }) => costing.has(kind) && items.length > 0)
  // the first sentence of the request says who it is
  const further = sentences.filter(({ start }) => /[.!?]\s/.test(text.slice(0, start)))
  const costs = hasPrices ? [] : fitting(further.filter(namesPrice))
  const isDated = (one: Fact) => facts.some((fact) => fact.kind === 'date' && isInside(fact, one))
  const hasHours = facts.some(({ kind }) => kind === 'hours')
  const doors = hasHours
    ? []
    : fitting(further.filter((one) => !costs.includes(one) && !isDated(one) && tellsDoors(one, language)))
  const contacts = facts.filter(({ kind }) => kind === 'contact')
  const reach = further.find(
    (one) =>
      ![...costs, ...doors].includes(one) &&
      one.text.length <= LONGEST_LEAD &&
      contacts.some((fact) => fact.id !== 'address' && isInside(fact, one)),
  )
  const { ask } = plainWords[language]
  const withPrices = withText(sections, costs, {
    kinds: costing,
    label: sectionLabels[language].pricing,
    ask: ask.cost,
  })
  const withDoors = withText(withPrices, doors, { kinds: opening, label: sectionLabels[language].hours, ask: ask.when })
  return {
    sections: withReach(withDoors, reach, contacts, language),
    sentences: new Set([...costs, ...doors, ...(reach ? [reach] : [])]),
  }
}

/** 'Address is 4 Mill Road, phone 01632 960 147' says nothing that does not stand below it. */
const FEW_WORDS = 4

function saysMore({ text, start }: Fact, contacts: readonly Fact[]): boolean {
  const words = [...text.matchAll(/\p{L}+/gu)].filter(
    ({ index }) => !contacts.some((fact) => fact.start <= start + index && start + index < fact.end),
  )
  return words.length > FEW_WORDS
}

/** The first of some sentences, as many as a row has room for. */
function fitting(sentences: readonly Fact[]): Fact[] {
  let length = 0
  return sentences.filter(({ text }) => {
    const fits = length + text.length + 2 <= LONGEST_TEXT
    if (fits) length += text.length + 2
    return fits
  })
}

type Heading = { kinds: ReadonlySet<SectionKind>; label: string; ask: string }

/** A section with one row, which asks what the sentences below answer: they are a text, and no entries. */
function withText(sections: readonly AskedSection[], told: readonly Fact[], { kinds, label, ask }: Heading) {
  const [first] = told
  if (!first) return [...sections]
  const there = sections.find(({ kind, items }) => kinds.has(kind) && items.length === 0)
  const items = [{ title: ask, text: told.map(({ text }) => asSentence(text)).join(' ') }]
  const words = there?.words ?? label
  return [...sections.filter((one) => one !== there), { kind: 'details' as const, words, items, span: first }]
}

function withReach(
  sections: readonly AskedSection[],
  reach: Fact | undefined,
  contacts: readonly Fact[],
  language: Brief['language'],
) {
  if (!reach) return [...sections]
  const lead = saysMore(reach, contacts) ? { lead: asSentence(reach.text) } : {}
  const there = sections.find(({ kind }) => kind === 'contact')
  const contact = there ?? { kind: 'contact' as const, words: sectionLabels[language].contact, items: [], span: reach }
  return [...sections.filter((one) => one !== there), { ...contact, ...lead }]
}
