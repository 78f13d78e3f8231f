import { type ComparedSection, compareSections } from './compare-sections.ts'
import { openDocument } from './document.ts'
import { freeId, idsOutside, withIds } from './free-ids.ts'
import { applyOperation } from './operations.ts'
import { readAttribute } from './start-tag.ts'
import type { Key, Operation, PageDocument, PageElement } from './types.ts'

export type TakenSection =
  | { ok: true; html: string; label: string; how: 'replaced' | 'inserted' }
  | { ok: false; message: string }

/**
 * Takes one section of an older version back into the page as it is now: in the place of what became of it, or, when it
 * is gone, behind the nearest section before it that still stands. Everything else stays byte for byte, the theme too;
 * ids that the page uses elsewhere are given way to.
 * @param key of the section in the older version, as `openDocument(then)` names it
 */
export function takeSection(now: string, then: string, key: Key): TakenSection {
  const page = openDocument(now)
  const older = openDocument(then)
  const { sections } = compareSections(older, page)
  const row = sections.find(({ before }) => before?.key === key)
  const root = older.elements.get(key)
  if (!row || !root) return { ok: false, message: 'This version has no such section.' }
  const { label, change, after } = row
  if (change === 'same') return { ok: false, message: `${label} is the same on the page now.` }
  if (change === 'moved') return { ok: false, message: `${label} is unchanged; it only stands elsewhere now.` }
  const target = (after && page.elements.get(after.key)) ?? null
  const html = fitting(page, older, root, target)
  const operation: Operation | null = target
    ? { do: 'replace', k: target.key, html }
    : placeFor(page, older, sections, { key, html })
  if (!operation) return { ok: false, message: `There is no place for ${label} on the page now.` }
  const outcome = applyOperation(page, operation, { isOwn: true })
  if (!outcome.ok) return { ok: false, message: outcome.refusal.message }
  const linked = target && withLinkedId(page, target, outcome.document, outcome.touched[0])
  return { ok: true, html: (linked ?? outcome.document).html, label, how: target ? 'replaced' : 'inserted' }
}

/** The old source with ids that no other element of the page has; its root answers to the links that lead to its successor. */
function fitting(page: PageDocument, older: PageDocument, root: PageElement, target: PageElement | null): string {
  const taken = idsOutside(page, target)
  const own = readAttribute(older.html, root, 'id')
  const present = target && readAttribute(page.html, target, 'id')
  const names = new Map<string, string>()
  const inside = [...older.elements.values()].filter(({ start, end }) => start >= root.start && end <= root.end)
  for (const element of inside) {
    const id = readAttribute(older.html, element, 'id')
    if (!id || names.has(id)) continue
    const wanted = id === own && present ? present : id
    const name = freeId(wanted, taken)
    names.set(id, name)
    taken.add(name)
  }
  return withIds(older, root, (id) => names.get(id) ?? null)
}

/** Links of the page lead to the id of what goes; an old section without one of its own takes it over. */
function withLinkedId(
  page: PageDocument,
  target: PageElement,
  taken: PageDocument,
  root: Key | undefined,
): PageDocument | null {
  const id = readAttribute(page.html, target, 'id')
  const element = root === undefined ? undefined : taken.elements.get(root)
  if (!id || !element || readAttribute(taken.html, element, 'id') || idsOutside(taken, null).has(id)) return null
  const isLinked = page.html.includes(`href="#${id}"`)
  const given = isLinked && applyOperation(taken, { do: 'attr', k: element.key, name: 'id', value: id })
  return given && given.ok ? given.document : null
}

type Arriving = { key: Key; html: string }

/** Where a section goes that the page has no more: beside what stood beside it, best inside the same parent. */
function placeFor(
  page: PageDocument,
  older: PageDocument,
  sections: readonly ComparedSection[],
  { key, html }: Arriving,
): Operation | null {
  const olds = sections
    .filter(({ before }) => before !== null)
    .toSorted((a, b) => (a.before?.start ?? 0) - (b.before?.start ?? 0))
  const own = olds.findIndex(({ before }) => before?.key === key)
  const parent = older.elements.get(key)?.parent
  const isBeside = ({ before }: ComparedSection) => older.elements.get(before?.key ?? '')?.parent === parent
  const above = olds.slice(0, own).toReversed()
  const below = olds.slice(own + 1)
  const stands = ({ after }: ComparedSection) => after !== null
  const found = [
    { row: above.find((row) => stands(row) && isBeside(row)), where: 'after' as const },
    { row: below.find((row) => stands(row) && isBeside(row)), where: 'before' as const },
    { row: above.find(stands), where: 'after' as const },
    { row: below.find(stands), where: 'before' as const },
  ].find(({ row }) => row !== undefined)
  if (found?.row?.after) return { do: found.where, k: found.row.after.key, html }
  const last = sections.findLast(({ after }) => after !== null)?.after
  if (last) return { do: 'after', k: last.key, html }
  return page.elements.has('body') ? { do: 'append', k: 'body', html } : null
}
