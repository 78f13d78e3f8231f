import type { Key } from '#design/types.ts'
import { type Description, isNarrow } from '../../../understanding/descriptions.ts'
import type { Head } from '../../../understanding/part-meanings.ts'
import { findSections } from '../find-sections.ts'
import { inHeader, isHeading } from '../items.ts'
import { type Noun, nouns } from '../nouns.ts'
import {
  attributeOf,
  bodySections,
  type OpenPage,
  type Part,
  partsIn,
  type Section,
  sectionAround,
  within,
} from '../open-page.ts'
import { chosenFrom, isChosen, meeting } from './choose.ts'
import { hasWords } from './has-words.ts'
import type { Certainty } from './left-over.ts'
import { type Row, rowsIn, wordsOf } from './rows.ts'

/** One that may be meant: what it is, how it is called there, the how manieth of its kind it is, and its element. */
export type Candidate = { of: Head['of']; kind: string | null; label: string; at: number; key: Key | null }

/** What a question calls the rows of a list. */
export function named(page: OpenPage, some: readonly Row[], all: readonly Row[], { head }: Description): Candidate[] {
  return some.map((row): Candidate => {
    const [part] = row.parts
    const section = part && page.sections.find(({ key }) => key === part.key)
    const around = part && sectionAround(page, part)
    const of = section ? 'section' : head?.of === 'element' ? 'element' : 'entry'
    const kind = of === 'element' ? (head?.kind ?? null) : ((section ?? around)?.kind ?? null)
    return { of, kind, label: row.label, at: all.indexOf(row), key: part?.key ?? null }
  })
}

/** `whole`: told by what it is, not by what it says. */
export type Candidates = { rows: Row[]; whole?: boolean } | { candidates: Candidate[] } | null

/** Everything of the kind that a description is about, before it is narrowed; `places`: what it stands in. */
export function candidatesFor(
  page: OpenPage,
  one: Description,
  places: readonly Part[] | null,
  certainty: Certainty,
): Candidates {
  const { head } = one
  if (one.everything && !head) return { rows: places ? inside(page, places) : wholePage(page, certainty) }
  if (!head) return null
  if (head.of === 'element') return elements(page, one, places)
  if (head.of === 'section') return sections(page, one, places)
  return entries(page, one, places)
}

const inside = (page: OpenPage, places: readonly Part[]) => places.flatMap((place) => rowsIn(page, place))

/** Header and footer are not removed with 'everything'. */
const wholePage = (page: OpenPage, certainty: Certainty) =>
  (certainty === 'sure' ? bodySections(page) : page.sections).map(sectionRow)

const asRow = (page: OpenPage, part: Part): Row => {
  const alt = attributeOf(page, part, 'alt') ?? attributeOf(page, part, 'aria-label') ?? ''
  const words = `${wordsOf(page, part)} ${alt}`.trim()
  return { parts: [part], label: words.replaceAll('"', '').slice(0, 60).trim(), words }
}

/** What a section is told by: its heading, its id, its kind; not every word in it. */
const sectionRow = (section: Section): Row => ({
  parts: [section],
  label: section.heading.slice(0, 60) || section.kind || section.id,
  words: [section.heading, section.id.replaceAll('-', ' '), section.kind ?? ''].join(' '),
})

function elements(page: OpenPage, one: Description, places: readonly Part[] | null): Candidates {
  const noun = one.head?.kind ?? ''
  const known = nouns.find(({ pattern }) => pattern.test(noun))
  if (!known) return null
  // 'the second photo in the gallery' is the whole entry that shows it
  if (noun === 'image' && places?.length === 1 && places[0]) {
    const rows = rowsIn(page, places[0])
    if (rows.length > 1 && rows.every(({ parts }) => countIn(page, parts, known) === 1)) return { rows }
  }
  const every = page.parts.filter(
    (part) => known.is(part, page) && (!places || places.some(({ element }) => within(part.element, element))),
  )
  const counted = places ? every : every.filter((part) => !inHeader(part, page))
  const preferred = known.many === 'preferred' ? counted.filter((part) => known.prefer?.(part, page)) : counted
  const rows = [preferred, counted, every].find((list) => list.length > 0)?.map((part) => asRow(page, part)) ?? []
  // 'the button in the hero' is its main one, unless it is to go
  const main = isSingle(one) ? mainOf(page, rows, known) : null
  if (main) return { rows: [main], whole: true }
  if (one.said.length === 0 || meeting(rows, one).length > 0) return { rows }
  // 'the Solo button' stands on the card that is called so
  const cards = bodySections(page).flatMap((section) => meeting(rowsIn(page, section).map(byName), one))
  const onCards = rows.filter(({ parts: [part] }) =>
    cards.some(({ parts }) => parts.some(({ element }) => part && within(part.element, element))),
  )
  return onCards.length > 0
    ? { rows: onCards.map((row) => ({ ...row, words: `${row.words} ${one.said.join(' ')}` })) }
    : null
}

const isSingle = (one: Description) =>
  !one.head?.many && !one.all && !isChosen(one) && one.said.length + one.quoted.length + one.except.length === 0

/** The one that is meant without saying: the preferred one, of headings the highest; null when several are. */
function mainOf(page: OpenPage, rows: readonly Row[], { prefer }: Noun): Row | null {
  const best = prefer ? rows.filter(({ parts: [part] }) => part && prefer(part, page)) : []
  const [first, second] = best.length > 0 ? best : topHeadings(rows)
  return first && !second ? first : null
}

/** Headings of the highest level among them. */
function topHeadings(rows: readonly Row[]): Row[] {
  const levels = rows.map(({ parts: [part] }) => (part && isHeading(part) ? Number(part.tag[1]) : 9))
  return rows.filter((_row, index) => levels[index] === Math.min(...levels))
}

const byName = (row: Row): Row => ({ ...row, words: row.label })

const countIn = (page: OpenPage, parts: readonly Part[], noun: Noun) =>
  parts.flatMap((part) => [part, ...partsIn(page, part)]).filter((part) => noun.is(part, page)).length

function sections(page: OpenPage, one: Description, places: readonly Part[] | null): Candidates {
  const kind = one.head?.kind ?? null
  if (kind === null) return anySections(page, one)
  if (places) return null
  const found = sectionsOf(page, kind, one)
  const rows = found.map(sectionRow)
  const told = one.said.length + one.quoted.length === 0 || meeting(rows, one).length > 0
  if (found.length === 0 || (told && (!isChosen(one) || found.length > 1))) return { rows, whole: true }
  // 'the opening hours on Sunday', 'the first of the prices': an entry of the section
  const inner = found.flatMap((section) => rowsIn(page, section))
  return inner.length > 0 ? { rows: inner } : { candidates: named(page, rows, rows, one) }
}

function anySections(page: OpenPage, one: Description): Candidates {
  const list = bodySections(page)
  const rows = list.map(sectionRow)
  if (one.said.length + one.quoted.length === 0 || meeting(rows, one).length > 0) return { rows, whole: true }
  const mentioning = rows.filter(({ parts: [part] }) => part && hasWords(wordsOf(page, part), one.said))
  return { candidates: named(page, mentioning.length > 0 ? mentioning : rows, rows, one) }
}

/** Sections of a kind; where none is, those whose heading or id says the noun. */
function sectionsOf(page: OpenPage, kind: string, { head, words }: Description): Section[] {
  const own = page.sections.filter((section) => section.kind === kind)
  if (own.length > 0 && kind !== 'hero' && kind !== 'header') return own
  const known = findSections(page, kind)
  if (known.length > 0) return known
  const said = words.filter((word) => head?.word.split(' ').includes(word))
  return said.length === 0
    ? []
    : bodySections(page).filter(({ heading, id }) => hasWords(`${heading} ${id.replaceAll('-', ' ')}`, said))
}

function entries(page: OpenPage, one: Description, places: readonly Part[] | null): Candidates {
  const kind = one.head?.kind ?? null
  if (places) return { rows: places.flatMap((place) => rowsIn(page, place)) }
  if (kind !== null) {
    const found = sectionsOf(page, kind, one)
    if (found.length === 0) return null
    // 'the reviews' are the section of them
    if (one.head?.many && !isNarrow(one)) return { rows: found.map(sectionRow), whole: true }
    const rows = found.flatMap((section) => rowsIn(page, section))
    if (rows.length > 0) return { rows }
    const wholes = found.map(sectionRow)
    return { candidates: named(page, wholes, wholes, one) }
  }
  const lists = bodySections(page)
    .map((section) => rowsIn(page, section))
    .filter((rows) => rows.length > 1)
  // 'the second card' of a page with several rows of cards is any of several
  const told = one.said.length + one.quoted.length > 0
  if (lists.length < 2 || told) return { rows: lists.flat() }
  return {
    candidates: lists.flatMap((rows) => named(page, chosenFrom(page, rows, one) ?? rows.slice(0, 1), rows, one)),
  }
}
