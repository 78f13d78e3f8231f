import { childrenOf, sourceOf } from '#design/document.ts'
import { escapeText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import type { OpenPage, Part } from './open-page.ts'
import { within } from './open-page.ts'
import { type Outcome, problem } from './outcome.ts'
import { findTarget, type Found } from './targets.ts'

/** Gives the target other words; what stands beside them (an icon, an arrow) stays. */
export function changeText(page: OpenPage, target: string, text: string): Outcome {
  const aimed = findTarget(page, target)
  const found: Found = 'found' in aimed ? { found: aimed.found.slice(0, 1) } : aimed
  if (!('found' in found)) return unfound(found)
  const [part] = found.found
  if (!part) return problem(`could not find ${target}`)
  const holder = textHolder(page, part)
  // The same label often stands twice: once for wide screens, once for phones.
  const twins = holder.text
    ? page.parts.filter(
        (other) =>
          other.key !== holder.key &&
          other.tag === holder.tag &&
          other.text === holder.text &&
          isLeaf(page, other) &&
          other.key[0] === holder.key[0],
      )
    : []
  return {
    operations: [
      ...setText(page, holder, text),
      ...(isButtonLike(part) ? [] : twins.flatMap((twin) => setText(page, twin, text))),
    ],
    said: `changed ${quote(holder.text || target)} to ${quote(text)}`,
  }
}

/** Replaces a text wherever it stands. */
export function swapText(page: OpenPage, from: string, to: string): Outcome {
  const found = findTarget(page, `"${from}"`)
  if (!('found' in found)) return unfound(found)
  const operations = found.found.flatMap((part) => {
    const next = part.text.toLowerCase() === from.toLowerCase() ? to : replaceOnce(part.text, from, to)
    return setText(page, part, next)
  })
  return { operations, said: `replaced ${quote(from)} with ${quote(to)}` }
}

function replaceOnce(text: string, from: string, to: string): string {
  const at = text.toLowerCase().indexOf(from.toLowerCase())
  return at < 0 ? text : text.slice(0, at) + to + text.slice(at + from.length)
}

const isButtonLike = (part: Part) => part.key.startsWith('b') || part.tag === 'button'
const isLeaf = (page: OpenPage, part: Part) => childrenOf(page.document, part.key).length === 0

/** The element that holds the words: the part itself, or its only descendant that shows the same. */
function textHolder(page: OpenPage, part: Part): Part {
  const deeper = page.parts.filter(
    (other) => within(other.element, part.element) && other.text === part.text && other.text !== '',
  )
  return deeper.at(-1) ?? part
}

function setText(page: OpenPage, part: Part, text: string): Operation[] {
  const children = childrenOf(page.document, part.key)
  if (children.length === 0) return [{ do: 'text', k: part.key, text }]
  // Words beside an icon: the icon's source is kept, the words around it are written anew.
  const inner = sourceOf(page.document, part.key).slice(
    part.element.openEnd - part.element.start,
    part.element.closeStart - part.element.start,
  )
  const icons = children.filter(({ tag }) => tag === 'svg' || tag === 'img')
  if (icons.length !== children.length) return [{ do: 'text', k: part.key, text }]
  const first = icons[0]
  const leads = first !== undefined && inner.slice(0, first.start - part.element.openEnd).trim() === ''
  const drawn = icons.map(({ key }) => `<keep k="${key}"/>`).join('')
  const open = sourceOf(page.document, part.key).slice(0, part.element.openEnd - part.element.start)
  const words = escapeText(text)
  return [
    { do: 'replace', k: part.key, html: `${open}${leads ? `${drawn}${words}` : `${words} ${drawn}`}</${part.tag}>` },
  ]
}

/** Points a link or button to an address. */
export function changeLink(page: OpenPage, target: string, href: string): Outcome {
  const found = findTarget(page, target)
  if (!('found' in found)) return unfound(found)
  const links = found.found.filter(({ tag }) => tag === 'a')
  if (links.length === 0) return problem(`${target} is not a link, so it has no address`)
  const address = /^(?:#|\/|[a-z]+:)/i.test(href) ? href : /@/.test(href) ? `mailto:${href}` : `https://${href}`
  return {
    operations: links.map(({ key }) => ({ do: 'attr', k: key, name: 'href', value: address })),
    said: `linked ${target} to ${address}`,
  }
}

export function unfound(found: Exclude<Found, { found: Part[] }>): Outcome {
  return 'question' in found ? found : problem(`could not find ${quote(found.missing)} on this page`)
}

export const quote = (text: string) => `'${text.length > 50 ? `${text.slice(0, 48)}…` : text}'`
