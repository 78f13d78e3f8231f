import { isAddress } from '#rules/plain-text.ts'
import { classList } from './class-names.ts'
import { childrenOf, sourceOf } from './document.ts'
import { aroundOf, type OpenSlot } from './slots.ts'
import { escapeAttribute, readAttribute } from './start-tag.ts'
import { escapeText, visibleText } from './text.ts'
import type { Key, Operation, PageDocument, PageElement } from './types.ts'

const dashes = ['border-b', 'border-dashed', 'border-current']
const phone = /^\+?[\d ()/-]{6,24}$/

/** Gives a fact to all its places: the mark and its dashed line go, the words come; an address to write to or to call is a link. */
export function fillOperations(document: PageDocument, { keys }: OpenSlot, text: string): Operation[] {
  const said = text.trim()
  const href = isAddress(said) ? `mailto:${said}` : phone.test(said) ? `tel:${said.replace(/[^+\d]/g, '')}` : null
  return keys.flatMap((key): Operation[] => {
    const element = document.elements.get(key)
    if (!element) return []
    const worn = classList(readAttribute(document.html, element, 'class') ?? '').filter(
      (name) => !dashes.includes(name),
    )
    const names = worn.length > 0 ? ` class="${escapeAttribute(worn.join(' '), '"')}"` : ''
    const isLinked = href !== null && !isInLink(document, element)
    const inner = isLinked ? `<a href="${escapeAttribute(href, '"')}">${escapeText(said)}</a>` : escapeText(said)
    return [{ do: 'replace', k: key, html: `<${element.tag}${names}>${inner}</${element.tag}>` }]
  })
}

const isInLink = (document: PageDocument, element: PageElement) =>
  aroundOf(document, element).some(({ tag }) => tag === 'a' || tag === 'button')

const lines = /^(?:li|tr|p|dd|details)$/
const holders = /^(?:section|main|body|header|footer|ul|ol|dl|table|tbody|form|article)$/

/** Takes the line of a fact off the page, with the label that names it, from each of its places. */
export function removeOperations(document: PageDocument, { keys, label, asks }: OpenSlot): Operation[] {
  // beside a mere 'Add' stands something that the person gave, and that stays
  const places = keys.map((key) => lineOf(document, key, asks.includes(' ') ? label : ''))
  return [...new Set(places)].map((k): Operation => ({ do: 'remove', k }))
}

/** The largest element around a place that says nothing but the label and what is asked for. */
function lineOf(document: PageDocument, key: Key, label: string): Key {
  let line = key
  let at = document.elements.get(key)
  const asks = wordsOf(document, key)
  while (at && at.parent !== null) {
    const around = document.elements.get(at.parent)
    if (!around || holders.test(around.tag)) break
    const rest = wordsOf(document, around.key).replace(asks, '').replace(label, '').trim()
    if (rest !== '') break
    at = around
    if (lines.test(at.tag) || at.tag === 'div' || at.tag === 'span') line = at.key
  }
  return line
}

const wordsOf = (document: PageDocument, key: Key) => visibleText(sourceOf(document, key))

const photoHolders = /^(?:section|main|body|header|footer|article|form|nav|ul|ol|table|td|dl|a|button)$/

/** Takes the frames of a picture off the page, each with the boxes that hold nothing else. */
export function removePhotoOperations(document: PageDocument, { keys }: OpenSlot): Operation[] {
  return keys.map((key): Operation => ({ do: 'remove', k: aroundAlone(document, key) }))
}

function aroundAlone(document: PageDocument, key: Key): Key {
  const at = document.elements.get(key)
  const around = at?.parent ? document.elements.get(at.parent) : undefined
  if (!at || !around || photoHolders.test(around.tag)) return key
  const isAlone = childrenOf(document, around.key).length === 1 && visibleText(sourceOf(document, around.key)) === ''
  return isAlone ? aroundAlone(document, around.key) : key
}
