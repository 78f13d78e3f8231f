import { elementIdsMax } from '#rules/chat.ts'
import type { Key, PageDocument } from '../types.ts'

/** A page, and which elements it has (`element-ids.ts`); null: nobody knows, and they are found again by their source. */
export type KnownPage = { html: string; ids: string | null }

/*
 * The ids of a page's elements in document order, as runs of `origin:first+count`. An id says where its element came to
 * be: in which version or edit (the origin), and as which of those that came with it. So it stays with the element
 * wherever that goes, and two people never give the same one.
 */
const run = /^([0-9a-z-]{1,40}):(\d{1,6})\+(\d{1,6})$/

/** The ids of a page that is the origin of all of its elements. */
export const idsFrom = (origin: string): string => `${origin}:*`

/** The id of each element; null when these are not the ids of a page with so many elements. */
export function readIds(ids: string | null, count: number): Key[] | null {
  if (ids === null || ids.length > elementIdsMax) return null
  if (ids.endsWith(':*')) return Array.from({ length: count }, (_, index) => `${ids.slice(0, -2)}.${index}`)
  const list: Key[] = []
  for (const text of ids.split(' ')) {
    const [, origin = '', first = '0', many = '0'] = run.exec(text) ?? []
    if (origin === '' || list.length + Number(many) > count) return null
    for (let index = 0; index < Number(many); index += 1) list.push(`${origin}.${Number(first) + index}`)
  }
  return list.length === count && new Set(list).size === count ? list : null
}

/** Null for a page that was taken apart too often. */
export function writeIds(list: readonly Key[]): string | null {
  const runs: { origin: string; first: number; count: number }[] = []
  for (const id of list) {
    const dot = id.lastIndexOf('.')
    const [origin, index] = [id.slice(0, dot), Number(id.slice(dot + 1))]
    const last = runs.at(-1)
    if (last && last.origin === origin && last.first + last.count === index) last.count += 1
    else runs.push({ origin, first: index, count: 1 })
  }
  const ids = runs.map(({ origin, first, count }) => `${origin}:${first}+${count}`).join(' ')
  return ids.length > elementIdsMax ? null : ids
}

/**
 * The ids of a page after operations: what was there keeps its own, whatever became of it, and what is new comes from
 * `origin`, which nobody else gives.
 */
export function idsAfter(before: PageDocument, ids: string | null, after: PageDocument, origin: string): string | null {
  const list = readIds(ids, before.elements.size)
  if (list === null) return null
  const known = new Map([...before.elements.keys()].map((key, index) => [key, list[index] ?? '']))
  let count = 0
  return writeIds([...after.elements.keys()].map((key) => known.get(key) ?? `${origin}.${count++}`))
}
