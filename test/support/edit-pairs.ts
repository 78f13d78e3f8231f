import fc from 'fast-check'
import { copyOperations } from '#design/direct-edits/copy.ts'
import { besideOf, orderOperations } from '#design/direct-edits/order.ts'
import { childrenOf, sourceOf } from '#design/document.ts'
import { applyOperation } from '#design/operations.ts'
import { idsAfter, type KnownPage } from '#design/rebase/element-ids.ts'
import { visibleText } from '#design/text.ts'
import type { Applied, Key, Operation, PageDocument } from '#design/types.ts'

/** What somebody wants of an element. */
export const editKinds = [
  'text',
  'class',
  'attribute',
  'style',
  'title',
  'remove',
  'after',
  'before',
  'alike',
  'replace-alike',
  'move',
  'duplicate',
] as const
export type EditKind = (typeof editKinds)[number]

export const wish = fc.record({ kind: fc.constantFrom(...editKinds), at: fc.nat(99_999), n: fc.nat(99) })
export type EditWish = { kind: EditKind; at: number; n: number }

const isLeaf = (document: PageDocument, k: Key): boolean => {
  const element = document.elements.get(k)
  return element !== undefined && element.closeStart > element.openEnd && childrenOf(document, k).length === 0
}

/** The operations of a wish; `who` is in everything that comes of it. */
export function operationsFor(document: PageDocument, k: Key, { kind, n }: EditWish, who: string): Operation[] {
  const said = `${who}${n}`
  switch (kind) {
    case 'text':
      return isLeaf(document, k)
        ? [{ do: 'text', k, text: `${said} wrote this` }]
        : [{ do: 'attr', k, name: 'lang', value: said }]
    case 'class':
      return [{ do: 'class', k, add: [said], remove: [] }]
    case 'attribute':
      return [{ do: 'attr', k, name: 'data-note', value: said }]
    case 'style':
      return [{ do: 'attr', k, name: 'style', value: `--${said}: 1` }]
    case 'title':
      return [{ do: 'attr', k, name: 'title', value: said }]
    case 'remove':
      return [{ do: 'remove', k }]
    case 'after':
      return [{ do: 'after', k, html: `<p>${said} added</p>` }]
    case 'before':
      return [{ do: 'before', k, html: `<p>${said} put</p>` }]
    case 'alike':
      return [{ do: 'after', k, html: likeOf(document, k, said) }]
    case 'replace-alike':
      return [
        { do: n % 2 === 0 ? 'after' : 'before', k, html: likeOf(document, k, said) },
        { do: 'remove', k },
      ]
    case 'move':
      return orderOperations(document, k, n % 2 === 0 ? 1 : -1)
    case 'duplicate':
      return copyOperations(document, k)
  }
}

/** An element that looks like another one: its tags, with other words in it. */
function likeOf(document: PageDocument, k: Key, said: string): string {
  const source = sourceOf(document, k)
  const element = document.elements.get(k)
  if (!element || visibleText(source) === '') return `<p>${said} instead</p>`
  const open = document.html
    .slice(element.start, element.openEnd)
    .replaceAll(/\sid\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/g, '')
  return `${open}${said} instead${document.html.slice(element.closeStart, element.end)}`
}

/** A page after changes, with the keys of its elements and, as the browser of who made them knows, their ids. */
export type EditedPage = { document: PageDocument; known: KnownPage; isChanged: boolean }

export const baseOf = (document: PageDocument): KnownPage => ({ html: document.html, ids: 'base0000:*' })

/** Each wish is carried out whole or not at all, as the tools do. */
export function made(document: PageDocument, wishes: readonly (readonly Operation[])[], who: string): EditedPage {
  let now = document
  for (const operations of wishes) {
    let next: PageDocument | null = now
    for (const operation of operations) {
      const applied: Applied | null = next && applyOperation(next, operation)
      next = applied?.ok ? applied.document : null
    }
    now = next ?? now
  }
  const ids = idsAfter(document, baseOf(document).ids, now, who)
  return { document: now, known: { html: now.html, ids }, isChanged: now !== document }
}

type Range = { start: number; end: number }

function meets(html: string, a: Range, b: Range): boolean {
  if (a.start <= b.end && b.start <= a.end) return true
  return html.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)).trim() === ''
}

/** What can be changed by hand. */
export const changeable = (document: PageDocument) =>
  [...document.elements.values()].filter(
    ({ tag }) => !['html', 'head', 'body', 'title', 'style', 'script'].includes(tag),
  )

/**
 * Elements of which none is in another, nor directly beside it; null when two of those that were drawn are. What is moved
 * reaches as far as what it changes places with.
 */
export function apart(document: PageDocument, wishes: readonly EditWish[]): Key[] | null {
  const all = changeable(document)
  const taken: (Range & { key: Key })[] = []
  for (const { at, kind, n } of wishes) {
    const element = all[at % all.length]
    const beside = kind === 'move' && element ? besideOf(document, element.key, n % 2 === 0 ? 1 : -1) : null
    if (!element) return null
    const { key } = element
    const range = {
      key,
      start: Math.min(element.start, beside?.start ?? element.start),
      end: Math.max(element.end, beside?.end ?? element.end),
    }
    if (taken.some((other) => meets(document.html, range, other))) return null
    taken.push(range)
  }
  return taken.map(({ key }) => key)
}
