import { childrenOf, sourceOf } from '#design/document.ts'
import { decodeText, escapeText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import { isLeaf, type OpenPage, type Part, within } from './open-page.ts'

/** The words with others in place of some; null when those do not stand there as words of their own. */
export function wordsWith(words: string, old: string, next: string): string | null {
  const literal = old.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const changed = words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'), () => next)
  return changed === words ? null : changed
}

/** Other words in the texts that stand directly in an element; the elements between them are kept as they are. */
export function exchangeWords(page: OpenPage, part: Part, old: string, next: string): Operation[] {
  const { document } = page
  const { element, key } = part
  const children = childrenOf(document, key)
  if (children.length === 0) {
    const text = wordsWith(decodeText(document.html.slice(element.openEnd, element.closeStart)), old, next)
    return text === null ? [] : [{ do: 'text', k: key, text }]
  }
  const gaps = [...children, null].map((child, index) =>
    document.html.slice(children[index - 1]?.end ?? element.openEnd, child?.start ?? element.closeStart),
  )
  const written = gaps.map((gap) => wordsWith(gap, escapeText(old), escapeText(next)))
  if (written.every((gap) => gap === null)) return []
  const inner = gaps.map((gap, index) => {
    const child = children[index]
    return `${written[index] ?? gap}${child ? `<keep k="${child.key}"/>` : ''}`
  })
  const open = document.html.slice(element.start, element.openEnd)
  return [{ do: 'replace', k: key, html: `${open}${inner.join('')}</${part.tag}>` }]
}

/** The element that holds the words: the part itself, or its innermost descendant that shows the same. */
export function textHolder(page: OpenPage, part: Part): Part {
  if (part.text === '') return part
  const deeper = page.parts.filter((other) => within(other.element, part.element) && other.text === part.text)
  return deeper.at(-1) ?? part
}

/** Gives an element other words; icons beside them stay. */
export function setText(page: OpenPage, part: Part, text: string): Operation[] {
  const children = childrenOf(page.document, part.key)
  const icons = children.filter(({ tag }) => tag === 'svg' || tag === 'img')
  if (children.length === 0 || icons.length !== children.length) return [{ do: 'text', k: part.key, text }]
  // Words beside an icon: the icon's source is kept, the words around it are written anew.
  const source = sourceOf(page.document, part.key)
  const openLength = part.element.openEnd - part.element.start
  const first = icons[0]
  const leads = first !== undefined && page.document.html.slice(part.element.openEnd, first.start).trim() === ''
  const drawn = icons.map(({ key }) => `<keep k="${key}"/>`).join('')
  const words = escapeText(text)
  const inner = leads ? `${drawn}${words}` : `${words} ${drawn}`
  return [{ do: 'replace', k: part.key, html: `${source.slice(0, openLength)}${inner}</${part.tag}>` }]
}

/** Other elements with the same label: it often stands twice, once for wide screens, once for phones. */
export function twinsOf(page: OpenPage, part: Part): Part[] {
  if (part.text === '') return []
  return page.parts.filter(
    (other) => other.key !== part.key && other.tag === part.tag && other.text === part.text && isLeaf(page, other),
  )
}
