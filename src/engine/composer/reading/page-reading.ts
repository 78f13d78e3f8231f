import {
  type BriefChanges,
  chipLength,
  type PageReading,
  type ReadChip,
  type ReadSection,
  readLength,
} from '#rules/page-reading.ts'
import { openDocument } from '#design/document.ts'
import { headingOf, pageSections } from '#design/sections.ts'
import { readAttribute } from '#design/start-tag.ts'
import type { PageDocument } from '#design/types.ts'
import type { Fact } from '../../understanding/read/facts.ts'
import type { RequestReading } from '../../understanding/reading.ts'
import { certaintyOf, inherit } from '../compose-page.ts'
import { leftUnused } from '../not-used.ts'
import { sectionLabels } from '../section-labels.ts'
import { sharedLook } from '../shared-look.ts'
import { missingFacts, missingWords } from '../stated-facts.ts'
import type { Brief, SectionKind } from '../types.ts'
import { readBrief, readingForPage } from '../words/brief.ts'
import { changedBrief, changedReading } from './changed.ts'
import { fittingLooks, lookOf } from './looks.ts'
import { nearest } from './nearest.ts'

/** A page and what it was asked for with. */
export type AskedPage = {
  prompt: string
  html: string
  variant: number
  /** other pages of the project: they lend their name */
  pages: { html: string }[]
  changes: BriefChanges
}

const frames = new Set(['header', 'footer', 'sidebar', 'toolbar', 'nav'])

/** What can be added to a page that runs down, the most usual first; what it would say is the person's to give. */
const addable = [
  'about',
  'services',
  'pricing',
  'gallery',
  'hours',
  'location',
  'contact',
  'booking',
  'faq',
  'team',
  'events',
  'steps',
  'newsletter',
] as const satisfies SectionKind[]

/** The reading of a request beside the page that came of it, by a model or by the designer. Never throws. */
export function readPage({ prompt, html, variant, pages, changes }: AskedPage): PageReading {
  const request = prompt.slice(0, readLength)
  const original = readingForPage(request)
  const reading = changedReading(original, changes)
  const brief = changedBrief(inherit(readBrief(request, reading), sharedLook(pages)), reading, changes)
  const certainty = certaintyOf(reading, brief)
  const document = openDocument(html)
  const { sections, missing } = placed(document, reading, brief)
  const look = lookOf(html)
  const taken = { name: brief.brand ?? '', what: brief.trade, place: brief.place ?? '' }
  const near = nearest(original, taken)
  const chip = (kind: Fact['kind'], text: string, sure: boolean, others: string[]): ReadChip => ({
    text: cut(text),
    sure,
    near: others,
    at: rangeOf(original.facts.find((fact) => fact.kind === kind)),
  })
  const kinds = new Set(pageSections(document).map(({ kind }) => kind))
  return {
    request,
    seal: '',
    variant,
    name: chip('name', taken.name, changes.name !== undefined || certainty.name !== 'uncertain', near.name),
    what: chip('what', taken.what, changes.what !== undefined || certainty.subject !== 'uncertain', near.what),
    place: chip('place', taken.place, true, near.place),
    language: {
      id: brief.language,
      sure: changes.language !== undefined || certainty.language !== 'uncertain',
    },
    looks: look === null ? [] : fittingLooks(brief, look, variant),
    look,
    sections,
    addable: addable.flatMap((kind) => (kinds.has(kind) ? [] : [{ kind, label: sectionLabels.en[kind] }])),
    unused: unusedOf(missing, missingWords(reading, html, brief), brief, html),
    changes,
  }
}

const cut = (text: string) => (text.length > chipLength ? `${text.slice(0, chipLength - 1).trimEnd()}…` : text)
const rangeOf = (fact: Fact | undefined) => (fact ? { start: fact.start, end: fact.end } : null)

const isText = (text: string) => text.trim() !== '' && text.length <= chipLength

/** Whole texts only: what is too long for a chip is told in the answer. */
const unusedOf = (missing: readonly Fact[], words: readonly string[], brief: Brief, html: string): string[] =>
  // of a single part its own reader says what it could not use
  [...new Set(brief.alone ? brief.leftOver : leftUnused(missing, words, brief, html))]
    .filter((text) => isText(text) && text !== brief.brand)
    .slice(0, 12)

/** The facts of a request under the sections that say them, and those that none says. */
function placed(
  document: PageDocument,
  reading: RequestReading,
  brief: Brief,
): { sections: ReadSection[]; missing: Fact[] } {
  const stated = reading.facts.filter(({ kind }) => kind !== 'section' && kind !== 'without')
  let open = stated.filter(({ kind }) => !['what', 'name', 'style', 'colour', 'quote'].includes(kind))
  const missing = missingFacts({ ...reading, facts: open }, brief, document.html)
  open = open.filter((fact) => !missing.includes(fact))
  const all = pageSections(document)
  // a page may have several parts of its own, each with its name
  const isOne = (kind: string) => kind !== 'details' && all.filter((other) => other.kind === kind).length === 1
  const sections = all.flatMap(({ key, kind, label, start, end }): ReadSection[] => {
    if (frames.has(kind)) return []
    const element = document.elements.get(key)
    const id = (element && readAttribute(document.html, element, 'id')) || key
    const away = new Set(missingFacts({ ...reading, facts: open }, brief, document.html.slice(start, end)))
    const here = open.filter((fact) => !away.has(fact))
    open = open.filter((fact) => away.has(fact))
    const facts = here.flatMap(({ kind: what, text, start: from, end: to }): ReadSection['facts'] =>
      what !== 'place' && isText(text) ? [{ text, at: { start: from, end: to } }] : [],
    )
    const known = isOne(kind) && kind in sectionLabels.en ? sectionLabels.en[kind as SectionKind] : null
    const name = known ?? (element && headingOf(document, element)?.text) ?? label
    return [{ id: id.slice(0, 80), label: name.slice(0, 80), facts: facts.slice(0, 20) }]
  })
  return { sections: sections.slice(0, 40), missing }
}
