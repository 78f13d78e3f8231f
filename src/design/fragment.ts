import { chainOf, refused, type Refused } from './edits.ts'
import { meantKey } from './meant-key.ts'
import { type DomNode, type Located, parseSource } from './parse.ts'
import { endsOutsideTags } from './partial.ts'
import { applySplices, sortedSplices } from './splices.ts'
import type { Key, PageDocument, PageElement, Splice } from './types.ts'

/** Code units of one fragment, and of one text or value. */
export const maxFragment = 256 * 1024

/** New HTML on its way into a page. */
export type Fragment = {
  html: string
  /** parts of the page that move into it unchanged */
  kept: ReusedElement[]
  repairs: string[]
}

/** `[at, at + length)` of a fragment is the source of `element`. */
export type ReusedElement = { element: PageElement; at: number; length: number }

/** A fragment as it reads at its place. */
export type PlacedFragment = Fragment & {
  /** in document order; offsets and parents count within the fragment */
  elements: Located[]
  /** comments, texts and elements, with `offset` added to their places */
  nodes: DomNode[]
  offset: number
}

const keepTag = /<keep\b[^>]*>(?:\s*<\/keep\s*>)?/gi
const keptKey = /\s(?:k|key|id|data-k)\s*=\s*["'“”]?([^"'“”\s/>]+)/i

/** Takes the outer white space off and puts the source of each `<keep k="x1"/>` in its place. */
export function readFragment(document: PageDocument, given: string): Fragment | Refused {
  if (given.length > maxFragment) return refused('too-large', 'The fragment is longer than 256 KB.')
  const source = given.includes('<') ? given.trim() : given
  const kept: ReusedElement[] = []
  let html = ''
  let from = 0
  for (const match of source.matchAll(keepTag)) {
    const named = keptKey.exec(match[0])?.[1] ?? ''
    const key = document.elements.has(named) ? named : (meantKey(document, named) ?? named)
    const element = document.elements.get(key)
    if (!element) return refused('unknown-key', `There is no element ${key.slice(0, 40) || 'without a key'} to keep.`)
    if (['title', 'theme', 'body'].includes(key)) return refused('malformed', `The ${key} cannot move.`)
    if (kept.some((other) => other.element.start < element.end && element.start < other.element.end)) {
      return refused('malformed', `The element ${key} is kept twice.`)
    }
    html += source.slice(from, match.index)
    kept.push({ element, at: html.length, length: element.end - element.start })
    html += document.html.slice(element.start, element.end)
    from = match.index + match[0].length
  }
  return { html: html + source.slice(from), kept, repairs: [] }
}

/** Changes a fragment outside its kept parts; null when a change would reach into one. */
export function changeFragment(fragment: Fragment, splices: readonly Splice[]): Fragment | null {
  const sorted = sortedSplices(splices)
  const kept = fragment.kept.map((part) => {
    let at = part.at
    for (const { start, end, insert } of sorted) {
      if (end <= part.at) at += insert.length - (end - start)
      else if (start < part.at + part.length) return null
    }
    return { ...part, at }
  })
  if (kept.includes(null)) return null
  return { ...fragment, html: applySplices(fragment.html, sorted), kept: kept.filter((part) => part !== null) }
}

/**
 * Reads a fragment where it will stand, among the start tags around it: what is balanced in a `<div>` may break a `<p>`.
 * Unclosed elements are closed and end tags that close nothing of the fragment are dropped; what a browser would still
 * rearrange is refused.
 * @param container the element it comes into, null outside all elements of the table
 */
export function placeFragment(
  document: PageDocument,
  container: Key | null | 'head',
  fragment: Fragment,
): PlacedFragment | Refused {
  if (!endsOutsideTags(fragment.html)) return refused('unbalanced', 'The fragment ends inside a tag.')
  const { before, after } = context(document, container)
  let current = fragment
  let reason = ''
  for (let round = 0; round < 3; round++) {
    const parsed = parseSource(before + current.html + after)
    const offset = before.length
    const end = offset + current.html.length
    if (parsed.tidy) return { ...current, ...within(parsed.elements, parsed.root, offset, end), offset }
    reason = reasonOf(parsed, offset, end)
    const mended = changeFragment(current, repairsOf(parsed, offset, end))
    if (!mended || mended.html === current.html) break
    current = { ...mended, repairs: [...current.repairs, ...sentences(parsed, offset, end)] }
  }
  return refused('unbalanced', reason)
}

function reasonOf(parsed: Read, offset: number, end: number): string {
  const [open] = unclosedOf(parsed, offset, end)
  if (open) return `<${open.tag}> is not closed where it should be.`
  const [stray] = straysOf(parsed, offset, end)
  if (stray) return `</${stray.tag}> closes nothing.`
  return 'An element stands where HTML does not allow it (a <div> in a <p>, a link in a link, a <tr> outside a table).'
}

function context(document: PageDocument, container: Key | null | 'head'): { before: string; after: string } {
  const doctype = /^\s*<!doctype/i.test(document.html) ? '<!doctype html>' : ''
  if (container === 'head') return { before: `${doctype}<head>`, after: '</head><body></body>' }
  const chain = chainOf(document, container).toReversed()
  const tags = chain.map(({ start, openEnd }) => document.html.slice(start, openEnd)).join('')
  const ends = chain
    .map(({ tag }) => `</${tag}>`)
    .toReversed()
    .join('')
  return chain[0]?.key === 'body'
    ? { before: doctype + tags, after: ends }
    : { before: `${doctype}<body>${tags}`, after: `${ends}</body>` }
}

type Read = ReturnType<typeof parseSource>

/** End tags of the fragment that close something around it, or nothing at all. */
function straysOf(parsed: Read, offset: number, end: number): { tag: string; start: number; end: number }[] {
  const inside = (at: number) => at >= offset && at < end
  const reaching = parsed.elements
    .filter((element) => element.start < offset && element.closeStart < element.end && inside(element.closeStart))
    .map(({ tag, closeStart, end }) => ({ tag, start: closeStart, end }))
  return [...parsed.strayEnds.filter((tag) => inside(tag.start)), ...reaching]
}

/** Open elements of the fragment, and those that only an end tag of what is around it closes. */
function unclosedOf(parsed: Read, offset: number, end: number): Located[] {
  const left = new Set(parsed.unclosed)
  return parsed.elements.filter(
    (element) =>
      element.start >= offset &&
      element.start < end &&
      (left.has(element) || (element.closeStart >= end && element.end > element.closeStart)),
  )
}

function repairsOf(parsed: Read, offset: number, end: number): Splice[] {
  const strays = straysOf(parsed, offset, end).map((tag) => ({
    start: tag.start - offset,
    end: tag.end - offset,
    insert: '',
  }))
  const closings = new Map<number, string>()
  // the innermost comes last in the source and closes first
  for (const element of unclosedOf(parsed, offset, end).toReversed()) {
    const at = Math.min(element.end, end) - offset
    closings.set(at, `${closings.get(at) ?? ''}</${element.tag}>`)
  }
  return [...strays, ...[...closings].map(([at, insert]) => ({ start: at, end: at, insert }))]
}

function sentences(parsed: Read, offset: number, end: number): string[] {
  return [
    ...unclosedOf(parsed, offset, end).map(({ tag }) => `Closed <${tag}>.`),
    ...straysOf(parsed, offset, end).map(({ tag }) => `Dropped a </${tag}> that closed nothing.`),
  ]
}

function within(
  all: readonly Located[],
  root: DomNode,
  offset: number,
  end: number,
): { elements: Located[]; nodes: DomNode[] } {
  const first = all.findIndex((element) => element.start >= offset)
  const chosen = first < 0 ? [] : all.slice(first).filter((element) => element.start < end)
  const elements = chosen.map((element) => ({
    ...element,
    start: element.start - offset,
    openEnd: element.openEnd - offset,
    closeStart: element.closeStart - offset,
    end: element.end - offset,
    parent: element.parent < first ? -1 : element.parent - first,
  }))
  return { elements, nodes: nodesBetween(root, offset, end) }
}

function nodesBetween(root: DomNode, from: number, to: number): DomNode[] {
  const found: DomNode[] = []
  const stack = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null
    if (place && place.startOffset >= from && place.startOffset < to) found.push(node)
    if ('content' in node) stack.push(node.content)
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed())
  }
  return found
}
