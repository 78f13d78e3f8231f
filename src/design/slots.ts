import { childrenOf, sourceOf } from './document.ts'
import { pageSections } from './sections.ts'
import { readAttribute } from './start-tag.ts'
import { visibleText } from './text.ts'
import type { Key, PageDocument, PageElement } from './types.ts'

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
  /** a picture is asked for; `from`: its address on another host, where one is remembered */
  photo?: { from: string | null }
}

/** What a picture waits with: `<img data-slot="photo" alt="what should be seen">`. */
export const photoSlot = 'photo'
/** Where the picture that stood there is, on another host. */
export const slotAddress = 'data-from'

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
  for (const element of document.elements.values()) {
    if (readAttribute(document.html, element, mark) === null) continue
    const asks = visibleText(sourceOf(document, element.key))
    const beside = labelBeside(document, element)
    const { section, sectionId } = placeOf(document, element)
    // 'Add' alone says nothing, and the rows of one list are facts of their own
    const twin = slots.find(
      (slot) =>
        slot.asks === asks &&
        asks.includes(' ') &&
        slot.section !== section &&
        (slot.beside === null || beside === null || slot.beside === beside),
    )
    if (twin) {
      twin.keys.push(element.key)
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
      sectionId,
      beside,
    })
  }
  return slots.map(({ beside: _beside, ...slot }) => slot)
}

/** The part of the page that an element stands in. */
export function placeOf(
  document: PageDocument,
  element: Pick<PageElement, 'start' | 'end'>,
): Pick<OpenSlot, 'section' | 'sectionId'> {
  const around = sectionsOf(document).find(({ start, end }) => element.start >= start && element.end <= end)
  return { section: around?.label ?? '', sectionId: idOf(document, around?.key) }
}

/** Asked for by each of many slots of one document. */
const known = new WeakMap<PageDocument, ReturnType<typeof pageSections>>()

function sectionsOf(document: PageDocument) {
  const sections = known.get(document) ?? pageSections(document)
  known.set(document, sections)
  return sections
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
export function aroundOf(document: PageDocument, { parent }: PageElement): PageElement[] {
  const holder = parent === null ? undefined : document.elements.get(parent)
  return holder ? [holder, ...aroundOf(document, holder)] : []
}

function readsAsLabel(document: PageDocument, key: Key): boolean {
  const source = sourceOf(document, key)
  const text = visibleText(source)
  return text !== '' && text.length <= LONGEST_LABEL && !source.includes(mark)
}
