import { around, childParts, type OpenPage, type Part, partsIn, within } from './open-page.ts'

const inKind = (kinds: RegExp) => (part: Part, page: OpenPage) =>
  page.sections.some(({ kind, element }) => kind !== null && kinds.test(kind) && within(part.element, element))
export const inHeader = inKind(/^(?:header|nav|sidebar)$/)
export const inFooter = inKind(/^footer$/)

export const isHeading = ({ tag }: Part) => /^h[1-6]$/.test(tag)

/** One of several alike: an entry of a list, a card in a grid, a plan. */
export function isItem(part: Part, page: OpenPage): boolean {
  if (inHeader(part, page) || inFooter(part, page)) return false
  if (!/^(?:li|article|details|tr|figure|div|a|section)$/.test(part.tag)) return false
  if (page.sections.some(({ key }) => key === part.key)) return false
  const [parent] = around(page, part)
  if (!parent || part.text === '' || parent.tag === 'body') return false
  const alike = childParts(page, parent).filter(({ tag, element }) => tag === part.tag && element.end > element.openEnd)
  if (alike.length < 2) return false
  const rich = ({ key, element }: Part) =>
    key.startsWith('c') && page.document.html.slice(element.openEnd, element.closeStart).includes('<')
  if (part.tag !== 'div' && part.tag !== 'a' && part.tag !== 'section') return rich(part)
  // columns of a section have headings too, but not the same ones
  const headings = alike.map(
    (other) => partsIn(page, other).find((inner) => isHeading(inner) || inner.tag === 'dt')?.tag,
  )
  return (
    headings.every((tag) => tag !== undefined && tag === headings[0]) &&
    alike.every((other) => partsIn(page, other).length < 60)
  )
}

/** The element around the entries: of an entry its parent, of a section the one with the most entries. */
export function gridFor(page: OpenPage, part: Part): Part | null {
  const section = page.sections.some(({ key }) => key === part.key)
  if (!section && isItem(part, page)) return around(page, part)[0] ?? null
  const parents = new Map<string, number>()
  for (const inner of partsIn(page, part)) {
    if (!isItem(inner, page)) continue
    const key = inner.element.parent ?? ''
    parents.set(key, (parents.get(key) ?? 0) + inner.element.end - inner.element.start)
  }
  const [best] = [...parents].sort(([, one], [, other]) => other - one)
  return (best && page.byKey.get(best[0])) ?? null
}

/** Words for entries, and the section in which they stand. */
export const homes: readonly [pattern: RegExp, section: string][] = [
  [/plan|tier|package/i, 'pricing'],
  [/question|faq/i, 'faq'],
  [/dish|course/i, 'menu'],
  [/member|person|people/i, 'team'],
  [/testimonial|quote|review/i, 'testimonials'],
  [/feature/i, 'features'],
  [/service/i, 'services'],
  [/product/i, 'products'],
  [/step/i, 'steps'],
  [/project/i, 'gallery'],
  [/post/i, 'posts'],
  [/event/i, 'events'],
  [/day/i, 'hours'],
]

/** The entries of a section, or every outermost one of the page. */
export function entriesIn(page: OpenPage, scope: Part | null): Part[] {
  const grid = scope && gridFor(page, scope)
  if (grid) return childParts(page, grid).filter((part) => isItem(part, page))
  const all = page.parts.filter((part) => isItem(part, page) && (!scope || within(part.element, scope.element)))
  return all.filter((part) => !all.some((other) => within(part.element, other.element)))
}
