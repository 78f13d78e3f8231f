import { checkClasses, classList } from './class-names.ts'
import { refused, type Refused } from './edits.ts'
import { changeFragment, type Fragment, type PlacedFragment, placeFragment } from './fragment.ts'
import { isLazyComment, isLazyText, mayBeDots } from './placeholder-text.ts'
import type { DomNode } from './parse.ts'
import { unsafeElement, unsafeMarkup } from './safety.ts'
import { attributePlaces, attributeSplice } from './start-tag.ts'
import { decodeAttribute } from './text.ts'
import type { Key, PageDocument, Splice } from './types.ts'

export type GateOptions = {
  /** Whether a class means something to the CSS compiler. Classes that the page itself uses or defines always pass. */
  classExists?: (name: string) => boolean
  /** It stood in an earlier version of the page already, and is not judged again. */
  isOwn?: boolean
}

/** Reads a fragment at its place and lets it through only when nothing in it is lazy, foreign, unsafe or unknown. */
export function passFragment(
  document: PageDocument,
  container: Key | null | 'head',
  fragment: Fragment,
  options: GateOptions,
): PlacedFragment | Refused {
  const placed = placeFragment(document, container, fragment)
  if ('refusal' in placed) return placed
  const refusal = options.isOwn ? null : firstRefusal(placed)
  if (refusal) return refusal
  const corrected = correctClasses(document, placed, options)
  if ('refusal' in corrected || corrected.html === placed.html) return corrected
  return placeFragment(document, container, corrected)
}

const isKept = (placed: PlacedFragment, at: number) =>
  placed.kept.some((part) => at >= part.at && at < part.at + part.length)

/** What moves unchanged was there before and is not judged again. */
function firstRefusal(placed: PlacedFragment): Refused | null {
  for (const node of placed.nodes) {
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : null
    if (!place || isKept(placed, place.startOffset - placed.offset)) continue
    const refusal = refusalOf(node)
    if (refusal) return refusal
  }
  return null
}

function refusalOf(node: DomNode): Refused | null {
  if (node.nodeName === '#comment' && 'data' in node && isLazyComment(node.data)) return leftOut(node.data)
  if (node.nodeName === '#text' && 'value' in node) return lazyText(node.value, node.parentNode?.nodeName ?? '')
  if (!('tagName' in node)) return null
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  const refusal =
    unsafeElement(node.tagName, node.attrs, text) ?? (node.tagName === 'noscript' ? unsafeMarkup(text) : null)
  return refusal && { refusal }
}

function lazyText(text: string, parent: string): Refused | null {
  // code may hold '...' in its own right
  if (parent === 'script' || parent === 'style') return /(\/\/|\/\*)\s*(\.{3}|…)/.test(text) ? leftOut(text) : null
  if (mayBeDots.has(parent) && /^\s*(\.{3}|…)\s*$/.test(text)) return null
  return isLazyText(text) ? leftOut(text) : null
}

function leftOut(text: string): Refused {
  return refused(
    'placeholder-text',
    `Something was left out: '${text.trim().slice(0, 60)}'. Every part must be written in full.`,
  )
}

/** Whether a class passes: known to the compiler, or the page's own. */
export function classTest(document: PageDocument, options: GateOptions): ((name: string) => boolean) | null {
  const { classExists } = options
  if (!classExists) return null
  let own: ReadonlySet<string> | null = null
  return (name) => {
    if (classExists(name)) return true
    own ??= ownClassesOf(document)
    return own.has(name) || document.html.includes(`.${name}`)
  }
}

/** Asked for by each of many changes of one document. */
const known = new WeakMap<PageDocument, ReadonlySet<string>>()

function ownClassesOf(document: PageDocument): ReadonlySet<string> {
  const classes = known.get(document) ?? ownClasses(document)
  known.set(document, classes)
  return classes
}

function ownClasses(document: PageDocument): Set<string> {
  const names = new Set<string>()
  for (const element of document.elements.values()) {
    const place = attributePlaces(document.html, element.start, element.openEnd).find(({ name }) => name === 'class')
    if (!place) continue
    for (const name of classList(decodeAttribute(document.html.slice(place.valueStart, place.valueEnd))))
      names.add(name)
  }
  return names
}

export function unknownClasses(names: readonly string[]): Refused {
  const list = names.slice(0, 5).join(', ')
  return refused('unknown-class', `${names.length === 1 ? 'This class is' : 'These classes are'} unknown: ${list}.`)
}

function correctClasses(
  document: PageDocument,
  placed: PlacedFragment,
  options: GateOptions,
): PlacedFragment | Refused {
  const exists = classTest(document, options)
  if (!exists) return placed
  const splices: Splice[] = []
  const repairs: string[] = []
  for (const element of placed.elements) {
    const value = element.attributes.find(({ name }) => name === 'class')?.value
    if (value === undefined || isKept(placed, element.start)) continue
    const verdict = checkClasses(classList(value), exists)
    if (verdict.unknown.length > 0) return unknownClasses(verdict.unknown)
    if (verdict.repairs.length === 0) continue
    const splice = attributeSplice(placed.html, element, 'class', verdict.names.join(' '))
    if (splice) splices.push(splice)
    repairs.push(...verdict.repairs)
  }
  const changed = changeFragment(placed, splices)
  return changed ? { ...placed, ...changed, repairs: [...placed.repairs, ...repairs] } : placed
}
