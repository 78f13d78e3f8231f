import type { Operation, PageDocument } from '#design/types.ts'
import { linksTo } from './links-to.ts'
import { childParts, type OpenPage, type Part, within } from './open-page.ts'
import type { EditOutcome } from './outcome.ts'

type Done = Extract<EditOutcome, { operations: unknown }>

/** The operations of an outcome that reach beyond the parts which were described, and what belongs to those. */
export function beyond(page: OpenPage, { operations, targets }: Done): Operation[] {
  if (!targets) return []
  const links = targets.flatMap((part) => linksTo(page, part))
  const own = [...targets, ...links, ...listsOf(page, targets)]
  const inside = (part: Part) => own.some((one) => one.key === part.key || within(part.element, one.element))
  const changed = operations.flatMap(({ k }) => page.byKey.get(k) ?? [])
  const texts = new Set(changed.filter(inside).map(({ text }) => text))
  return operations.filter((operation) => {
    const part = page.byKey.get(operation.k)
    // a label often stands twice, for wide screens and for phones
    return !part || !(inside(part) || (isWords(operation) && texts.has(part.text)))
  })
}

/** What holds nothing but the parts: the space between all cards is set on their row. */
const listsOf = (page: OpenPage, parts: readonly Part[]): Part[] =>
  [...new Set(parts.map(({ element }) => element.parent ?? ''))].flatMap((key) => {
    const list = page.byKey.get(key)
    const children = list ? childParts(page, list).filter(({ text }) => text !== '') : []
    return list && parts.length > 1 && children.every((child) => parts.some((part) => part.key === child.key))
      ? [list]
      : []
  })

const isWords = ({ do: kind }: Operation) => kind === 'text' || kind === 'replace'

/** Sections that a change took away although none of the parts that were described is one of them. */
export function lostSections(before: OpenPage, after: PageDocument, { targets = [] }: Done): Part[] {
  return before.sections.filter(
    ({ key, element }) =>
      !after.elements.has(key) && !targets.some((part) => part.key === key || within(element, part.element)),
  )
}
