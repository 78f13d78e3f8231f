import { openDocument, withKeys } from './document.ts'
import { type Located, parseSource } from './parse.ts'
import type { Key, PageDocument } from './types.ts'

/** A larger page has the keys that follow from its source. */
const mostKeys = 4_000

/** The keys of a page in document order and the numbers given so far, as one short line; null for a very large page. */
export function keyTable({ elements, issued }: PageDocument): string | null {
  if (elements.size > mostKeys) return null
  const numbers = Object.entries(issued).map(([role, number]) => `${role}${number}`)
  return `${[...elements.keys()].join(' ')}|${numbers.join(' ')}`
}

/** A version of a page and the table that was made of its keys. */
export type KeyedVersion = { html: string; keys: string }

/** A page with the keys that its elements had in an earlier version; what is new gets keys that were never given. */
export function openAsBefore(html: string, earlier: KeyedVersion | null): PageDocument {
  const previous = earlier && withTable(earlier)
  return previous ? openDocument(html, previous) : openDocument(html)
}

/** Null when the table is not that of this source. */
function withTable({ html, keys }: KeyedVersion): PageDocument | null {
  const [names = '', numbers = ''] = keys.split('|')
  const list = names.split(' ').filter((name) => name !== '')
  const { elements, tidy } = parseSource(html)
  const shown = elements.filter(({ place }) => place !== 'other')
  if (shown.length !== list.length || new Set(list).size !== list.length) return null
  const known = new Map<Located, Key>(shown.map((element, index) => [element, list[index] ?? '']))
  const issued = numbers.split(' ').flatMap((entry): [string, number][] => {
    const [, role, number] = /^([a-z])(\d{1,9})$/.exec(entry) ?? []
    return role ? [[role, Number(number)]] : []
  })
  return withKeys(html, elements, known, Object.fromEntries(issued), tidy)
}
