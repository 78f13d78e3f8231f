import { childrenOf, sourceOf } from '#design/document.ts'
import { readAttribute } from '#design/start-tag.ts'
import { decodeText, escapeText, visibleText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import { quote } from './change-text.ts'
import { type OpenPage, type Part, sectionAround } from './open-page.ts'
import { type Outcome, problem } from './outcome.ts'

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'alt', 'title', 'placeholder']
const code = new Set(['script', 'style', 'template'])
/** A longer text in a link is no name. */
const longestName = 60

/** Gives what the page is about another name, wherever the old one stands. */
export function changeName(page: OpenPage, name: string): Outcome {
  const old = shownName(page)
  if (old === null) return problem('could not find a name on this page')
  if (old === name) return { operations: [], said: '' }
  const title = page.document.elements.get('title')
  const named = title ? wordsWith(visibleText(sourceOf(page.document, 'title')), old, name) : null
  return {
    operations: [
      ...(named === null ? [] : [{ do: 'text' as const, k: 'title', text: named }]),
      ...page.parts.filter(({ tag }) => !code.has(tag)).flatMap((part) => renamed(page, part, old, name)),
    ],
    said: `called it ${quote(name)} instead of ${quote(old)}, wherever the name stood`,
  }
}

/** The name that a page goes by: the words of its link home, else how its title begins. Null when it has neither. */
export function shownName(page: OpenPage): string | null {
  const link = page.parts.find((part) => leadsHome(page, part) && part.text !== '' && part.text.length <= longestName)
  if (link) return (leafIn(page, link) ?? link).text
  if (!page.document.elements.has('title')) return null
  const title = visibleText(sourceOf(page.document, 'title'))
  return title.split(/: | [|·–—-] /)[0]?.trim() || null
}

function leadsHome(page: OpenPage, part: Part): boolean {
  const href = part.tag === 'a' ? readAttribute(page.document.html, part.element, 'href') : null
  if (href === null || !/^(?:#|#top|#main|\/|(?:\.\/)?(?:index|home)(?:\.html)?)$/i.test(href)) return false
  const kind = sectionAround(page, part)?.kind
  return kind === 'header' || kind === 'sidebar'
}

/** The first element inside that has words and nothing else. */
const leafIn = (page: OpenPage, { element }: Part) =>
  page.parts.find(
    ({ element: inner, text }) =>
      text !== '' &&
      inner.start > element.start &&
      inner.end <= element.end &&
      childrenOf(page.document, inner.key).length === 0,
  )

/** The words with the new name in them; null when the old one does not stand there. */
function wordsWith(words: string, old: string, name: string): string | null {
  const literal = old.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const changed = words.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'), () => name)
  return changed === words ? null : changed
}

function renamed(page: OpenPage, part: Part, old: string, name: string): Operation[] {
  const { document } = page
  const { element, key } = part
  const attributes = spoken.flatMap((attribute): Operation[] => {
    const value = wordsWith(readAttribute(document.html, element, attribute) ?? '', old, name)
    return value === null ? [] : [{ do: 'attr', k: key, name: attribute, value }]
  })
  const children = childrenOf(document, key)
  if (children.length === 0) {
    const text = wordsWith(decodeText(document.html.slice(element.openEnd, element.closeStart)), old, name)
    return text === null ? attributes : [...attributes, { do: 'text', k: key, text }]
  }
  const gaps = [...children, null].map((child, index) =>
    document.html.slice(children[index - 1]?.end ?? element.openEnd, child?.start ?? element.closeStart),
  )
  const written = gaps.map((gap) => wordsWith(gap, escapeText(old), escapeText(name)))
  if (written.every((gap) => gap === null)) return attributes
  const inner = gaps.map((gap, index) => {
    const child = children[index]
    return `${written[index] ?? gap}${child ? `<keep k="${child.key}"/>` : ''}`
  })
  const open = document.html.slice(element.start, element.openEnd)
  return [{ do: 'replace', k: key, html: `${open}${inner.join('')}</${part.tag}>` }, ...attributes]
}
