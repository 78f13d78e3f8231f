import { isAddress } from '#rules/plain-text.ts'
import { classList } from './class-names.ts'
import { childrenOf, sourceOf } from './document.ts'
import { pageSections } from './sections.ts'
import { escapeAttribute, readAttribute } from './start-tag.ts'
import { escapeText, visibleText } from './text.ts'
import type { Key, Operation, PageDocument, PageElement } from './types.ts'

/** A fact that a page waits for; one that is asked for in several places with the same words is one fact. */
export type OpenSlot = {
  /** what tells it from the others of the page, whatever was filled meanwhile */
  id: string
  /** what stands beside it, else what is asked for: 'Phone' */
  label: string
  /** the words in its place: 'Add phone number' */
  asks: string
  /** its places, top to bottom */
  keys: Key[]
  /** the part of the page that the first of them stands in, and its id (its key where it has none) */
  section: string
  sectionId: string
}

/** What marks a place that waits, in the markup of our pages. */
const mark = 'data-placeholder'
const LONGEST_LABEL = 40
/** A label stands so many levels above its line at most. */
const LABEL_DEPTH = 5
const termTags = /^(?:dt|th|label)$/
const labelTags = /^(?:dt|th|h[2-6]|summary|label|strong|b|span)$/

/** The facts that a page waits for, top to bottom. */
export function openSlots(document: PageDocument): OpenSlot[] {
  if (!document.html.includes(mark)) return []
  const slots: (OpenSlot & { beside: string | null })[] = []
  const sections = pageSections(document)
  for (const element of document.elements.values()) {
    if (readAttribute(document.html, element, mark) === null) continue
    const asks = visibleText(sourceOf(document, element.key))
    const beside = labelBeside(document, element)
    const around = sections.find(({ start, end }) => element.start >= start && element.end <= end)
    const section = around?.label ?? ''
    // 'Add' alone says nothing, and the rows of one list are facts of their own
    const known = slots.find(
      (slot) =>
        slot.asks === asks &&
        asks.includes(' ') &&
        slot.section !== section &&
        (slot.beside === null || beside === null || slot.beside === beside),
    )
    if (known) {
      known.keys.push(element.key)
      continue
    }
    const label = beside ?? withoutVerb(asks)
    const same = slots.filter((slot) => slot.asks === asks && slot.label === label).length
    slots.push({
      id: `${asks}/${label}/${same}`,
      label,
      asks,
      keys: [element.key],
      section,
      sectionId: idOf(document, around?.key),
      beside,
    })
  }
  return slots.map(({ beside: _beside, ...slot }) => slot)
}

function idOf(document: PageDocument, key: Key | undefined): string {
  const element = key === undefined ? undefined : document.elements.get(key)
  return (element && readAttribute(document.html, element, 'id')) || (key ?? '')
}

/** 'Add street address' → 'Street address'; in other languages the verb does not stand in front. */
function withoutVerb(asks: string): string {
  const rest = asks.startsWith('Add ') ? asks.slice('Add '.length) : asks
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** What names the line: the term, the heading or the cell that stands before it. */
function labelBeside(document: PageDocument, element: PageElement): string | null {
  for (const at of [element, ...aroundOf(document, element)].slice(0, LABEL_DEPTH)) {
    const holder = at.parent === null ? undefined : document.elements.get(at.parent)
    // the heading of a whole part names no line of it
    if (!holder || parts.test(holder.tag)) return null
    const before = childrenOf(document, at.parent).filter(({ end }) => end <= at.start)
    // a heading names the one line below it; over several it names none
    const isAlone = sourceOf(document, holder.key).split(mark).length === 2
    const label = before.findLast(
      ({ tag, key }) => (isAlone || termTags.test(tag)) && labelTags.test(tag) && readsAsLabel(document, key),
    )
    if (label) return visibleText(sourceOf(document, label.key))
  }
  return null
}

const parts = /^(?:section|main|body|header|footer|article|form)$/

/** The elements around one, from the inside out. */
function aroundOf(document: PageDocument, { parent }: PageElement): PageElement[] {
  const holder = parent === null ? undefined : document.elements.get(parent)
  return holder ? [holder, ...aroundOf(document, holder)] : []
}

function readsAsLabel(document: PageDocument, key: Key): boolean {
  const source = sourceOf(document, key)
  const text = visibleText(source)
  return text !== '' && text.length <= LONGEST_LABEL && !source.includes(mark)
}

const dashes = ['border-b', 'border-dashed', 'border-current']
const phone = /^\+?[\d ()/-]{6,24}$/

/** Gives a fact to all its places: the mark and its dashed line go, the words come; an address to write to or to call is a link. */
export function fillOperations(document: PageDocument, { keys }: OpenSlot, text: string): Operation[] {
  const said = text.trim()
  const href = isAddress(said) ? `mailto:${said}` : phone.test(said) ? `tel:${said.replace(/[^+\d]/g, '')}` : null
  return keys.flatMap((key): Operation[] => {
    const element = document.elements.get(key)
    if (!element) return []
    const worn = classList(readAttribute(document.html, element, 'class') ?? '').filter(
      (name) => !dashes.includes(name),
    )
    const names = worn.length > 0 ? ` class="${escapeAttribute(worn.join(' '), '"')}"` : ''
    const isLinked = href !== null && !isInLink(document, element)
    const inner = isLinked ? `<a href="${escapeAttribute(href, '"')}">${escapeText(said)}</a>` : escapeText(said)
    return [{ do: 'replace', k: key, html: `<${element.tag}${names}>${inner}</${element.tag}>` }]
  })
}

const isInLink = (document: PageDocument, element: PageElement) =>
  aroundOf(document, element).some(({ tag }) => tag === 'a' || tag === 'button')

const lines = /^(?:li|tr|p|dd|details)$/
const holders = /^(?:section|main|body|header|footer|ul|ol|dl|table|tbody|form|article)$/

/** Takes the line of a fact off the page, with the label that names it, from each of its places. */
export function removeOperations(document: PageDocument, { keys, label, asks }: OpenSlot): Operation[] {
  // beside a mere 'Add' stands something that the person gave, and that stays
  const places = keys.map((key) => lineOf(document, key, asks.includes(' ') ? label : ''))
  return [...new Set(places)].map((k): Operation => ({ do: 'remove', k }))
}

/** The largest element around a place that says nothing but the label and what is asked for. */
function lineOf(document: PageDocument, key: Key, label: string): Key {
  let line = key
  let at = document.elements.get(key)
  const asks = wordsOf(document, key)
  while (at && at.parent !== null) {
    const around = document.elements.get(at.parent)
    if (!around || holders.test(around.tag)) break
    const rest = wordsOf(document, around.key).replace(asks, '').replace(label, '').trim()
    if (rest !== '') break
    at = around
    if (lines.test(at.tag) || at.tag === 'div' || at.tag === 'span') line = at.key
  }
  return line
}

const wordsOf = (document: PageDocument, key: Key) => visibleText(sourceOf(document, key))
