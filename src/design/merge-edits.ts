import { childrenOf, openDocument, sourceOf } from './document.ts'
import { applyOperation } from './operations.ts'
import { pageSections } from './sections.ts'
import { attributePlaces } from './start-tag.ts'
import { decodeAttribute, visibleText } from './text.ts'
import { customProperties } from './theme.ts'
import type { Key, Operation, PageDocument, PageElement } from './types.ts'

/** A page made anew with what was changed since in the old one; `kept` counts those changes, `lost` names the others. */
export type MergedEdits = { html: string; kept: number; lost: string[] }

type Pages = {
  /** the page as it was made */
  made: PageDocument
  /** the same page with what was changed since */
  now: PageDocument
  /** made anew from the same request */
  fresh: PageDocument
  /** the new page has the structure of the old one, so that one place is the other's */
  isAlike: boolean
}

type Merge = Pages & { operations: Operation[]; kept: number; lost: string[] }

/**
 * Brings what was changed by hand or in the chat into a page that is made anew. What was changed since wins over what
 * the new page says there; what has no place any more is named.
 * @param isAlike both pages have one look; else only words are found again
 */
export function mergeEdits(made: string, now: string, fresh: string, isAlike: boolean): MergedEdits {
  if (made === now) return { html: fresh, kept: 0, lost: [] }
  const old = openDocument(made)
  const pages: Pages = { made: old, now: openDocument(now, old), fresh: openDocument(fresh, old), isAlike }
  const merge: Merge = { ...pages, operations: [], kept: 0, lost: [] }
  if (isAlike) mergeTheme(merge)
  const root = old.elements.has('body') ? 'body' : null
  if (root && pages.fresh.elements.has(root)) mergeChildren(merge, root)
  else for (const { key } of childrenOf(old, null)) mergeElement(merge, key)
  let document = pages.fresh
  let kept = 0
  const lost = [...merge.lost]
  for (const operation of merge.operations) {
    const outcome = applyOperation(document, operation, { isOwn: true })
    if (outcome.ok) {
      document = outcome.document
      kept += 1
    } else if (outcome.refusal.code !== 'no-change') lost.push(wordsOf(operation))
  }
  return { html: document.html, kept, lost: [...new Set(lost)].filter((words) => words !== '').slice(0, 6) }
}

const LONGEST_WORDS = 60
const short = (words: string) =>
  words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1).trimEnd()}…` : words
const wordsOf = (operation: Operation) =>
  short('html' in operation ? visibleText(operation.html) : 'text' in operation ? operation.text : '')
const wordsAt = (document: PageDocument, key: Key) => visibleText(sourceOf(document, key))

/** Values of the theme that were changed, each by itself: the new page may have others that follow from the request. */
function mergeTheme({ made, now, operations }: Merge): void {
  const values = (document: PageDocument) => {
    const css = sourceOf(document, 'theme')
    return new Map(
      customProperties(css).map(({ name, valueStart, valueEnd }) => [name, css.slice(valueStart, valueEnd)]),
    )
  }
  const before = values(made)
  for (const [name, value] of values(now))
    if (before.get(name) !== value) operations.push({ do: 'token', k: 'theme', name: name as `--${string}`, value })
}

/** One element of the old page, at its place in the new one. */
function mergeElement(merge: Merge, key: Key): void {
  const { made, now, fresh, operations } = merge
  const [before, after] = [sourceOf(made, key), sourceOf(now, key)]
  if (before === after || key === 'theme') return
  const place = placeOf(merge, key)
  if (place === null) return lose(merge, key)
  if (!now.elements.has(key)) {
    operations.push({ do: 'remove', k: place })
    return
  }
  if (sourceOf(fresh, place) === before) {
    operations.push({ do: 'replace', k: place, html: after })
    return
  }
  mergeAttributes(merge, key, place)
  const inside = childrenOf(made, key).length + childrenOf(now, key).length
  if (inside > 0) return mergeChildren(merge, key)
  const text = wordsAt(now, key)
  if (text === wordsAt(made, key)) return
  operations.push(
    childrenOf(fresh, place).length === 0 ? { do: 'text', k: place, text } : { do: 'replace', k: place, html: after },
  )
}

/** What stands inside: elements of the old page at their new places, those that were added beside their neighbours. */
function mergeChildren(merge: Merge, key: Key): void {
  const { made, now, fresh } = merge
  for (const child of childrenOf(made, key)) mergeElement(merge, child.key)
  let neighbour: PageElement | null = null
  for (const child of childrenOf(now, key)) {
    if (!made.elements.has(child.key)) {
      const html = sourceOf(now, child.key)
      const beside: Key | null = neighbour && placeOf(merge, neighbour.key)
      if (beside) merge.operations.push({ do: 'after', k: beside, html })
      else if (fresh.elements.has(key)) merge.operations.push({ do: 'prepend', k: key, html })
      else merge.lost.push(short(visibleText(html)))
    } else neighbour = child
  }
  mergeOrder(merge, key)
}

/** Sections that were moved go behind the one that they stand behind now. */
function mergeOrder({ made, now, fresh, operations }: Merge, key: Key): void {
  const order = (document: PageDocument) =>
    pageSections(document)
      .map((section) => section.key)
      .filter((one) => document.elements.get(one)?.parent === key && made.elements.has(one) && now.elements.has(one))
  const [before, after] = [order(made), order(now)]
  if (before.join() === after.join()) return
  after.forEach((one, index) => {
    const above = after[index - 1]
    if (above && before[before.indexOf(one) - 1] !== above && fresh.elements.has(one) && fresh.elements.has(above))
      operations.push({ do: 'move-after', k: one, to: above })
  })
}

/** Attributes that were changed: another look brings its own classes. */
function mergeAttributes({ made, now, operations, isAlike }: Merge, key: Key, place: Key): void {
  const [before, after] = [attributesOf(made, key), attributesOf(now, key)]
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(name) ?? null
    if (before.get(name) === (value ?? undefined) || (name === 'class' && !isAlike)) continue
    operations.push({ do: 'attr', k: place, name, value })
  }
}

function attributesOf(document: PageDocument, key: Key): Map<string, string> {
  const element = document.elements.get(key)
  if (!element) return new Map()
  const { html } = document
  return new Map(
    attributePlaces(html, element.start, element.openEnd).map(({ name, valueStart, valueEnd }) => [
      name,
      decodeAttribute(html.slice(valueStart, valueEnd)),
    ]),
  )
}

/** Where an element of the old page is in the new one: at its own place in a page of one look, else where its words are. */
function placeOf({ made, fresh, isAlike }: Merge, key: Key): Key | null {
  const element = made.elements.get(key)
  if (!element) return null
  const found = fresh.elements.get(key)
  if (found && (isAlike || /^(?:body|main|section|header|footer)$/.test(element.tag))) return key
  const words = wordsAt(made, key)
  if (words === '') return null
  const same = [...fresh.elements.values()].filter((one) => wordsAt(fresh, one.key) === words)
  const best = same.filter(({ tag }) => tag === element.tag)
  return (best.length > 0 ? best : same).at(-1)?.key ?? null
}

/** What was changed inside of something that the new page does not have. */
function lose(merge: Merge, key: Key): void {
  const { made, now } = merge
  const children = childrenOf(made, key)
  if (!now.elements.has(key)) return
  if (children.length > 0) return mergeChildren(merge, key)
  if (wordsAt(made, key) !== wordsAt(now, key)) merge.lost.push(short(wordsAt(now, key)))
}
