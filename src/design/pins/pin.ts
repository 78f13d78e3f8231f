import { crumbsOf, excerptOf } from '../direct-edits/pick.ts'
import { openDocument } from '../document.ts'
import { visibleText } from '../text.ts'
import type { Key, PageDocument, PageElement } from '../types.ts'

/**
 * What a remark is about: an element by its key in one version of a page, where keys are those that follow from its source
 * alone; and for the day when that version is gone, what it was called and what it said.
 */
export type Pin = { key: Key; place: string; says: string }

/** The pin of an element; null when the page has no such element. */
export function pinOf(html: string, key: Key): Pin | null {
  const document = openDocument(html)
  if (!document.elements.has(key)) return null
  const way = crumbsOf(document, key).map(({ label }) => label)
  return { key, place: (way.length > 2 ? [way[0], way.at(-1)] : way).join(' › '), says: excerptOf(document, key) }
}

/**
 * Where the elements of pins are in another version of their page: found again as every edit finds them, so that what was
 * moved, written over or given another look is still itself. What is not found so is looked for by its words.
 * @param from the version in which the keys were given; null when it is not kept any more
 * @returns a key in `to` for each pin, null for what is gone
 */
export function followPins(from: string | null, to: string, pins: readonly Pin[]): (Key | null)[] {
  const now = openDocument(to)
  const followed = from === null ? new Map<Key, Key>() : followedKeys(openDocument(from), now)
  return pins.map((pin) => followed.get(pin.key) ?? byWords(now, pin))
}

/** The elements of two versions that are the same one: key before → key now. */
function followedKeys(before: PageDocument, now: PageDocument): Map<Key, Key> {
  // The same source has the same elements in the same order, whatever they are called.
  const named = openDocument(now.html, before)
  const own = [...now.elements.keys()]
  return new Map([...named.elements.keys()].map((key, index) => [key, own[index] ?? key]).filter(isOf(before)))
}

const isOf =
  (before: PageDocument) =>
  (pair: string[]): pair is [Key, Key] =>
    before.elements.has(pair[0] ?? '')

/** The only element of its kind that says the same, word for word. */
function byWords(document: PageDocument, { key, says }: Pin): Key | null {
  if (says === '') return null
  const alike = [...document.elements.values()].filter(
    (element) => kindOf(element.key) === kindOf(key) && saysSo(document, element, says),
  )
  return alike.length === 1 ? (alike[0]?.key ?? null) : null
}

const kindOf = (key: Key) => /^[a-z]+/.exec(key)?.[0]

function saysSo(document: PageDocument, element: PageElement, says: string): boolean {
  if (element.end - element.start > 4000) return false
  const own = visibleText(document.html.slice(element.start, element.end))
  return own === says || (says.endsWith('…') && own.startsWith(says.slice(0, -1)))
}
