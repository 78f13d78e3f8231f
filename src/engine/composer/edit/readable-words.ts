import { blend, formatHex, wcagContrast } from 'culori'
import { computedStyles } from '#design/computed/computed-styles.ts'
import { colourOperations } from '#design/direct-edits/colour.ts'
import { leastContrast, readableInk } from '#design/direct-edits/readable-ink.ts'
import { childrenOf } from '#design/document.ts'
import { visibleText } from '#design/text.ts'
import type { Key, Operation, PageDocument, PageElement } from '#design/types.ts'

/**
 * Colours for words that a change of a page would leave unreadable: their own, as much lighter or darker as it has to be.
 * Words that were as hard to read before stay, and so do those over pictures and gradients.
 */
export function readableWords(before: PageDocument, after: PageDocument): Operation[] {
  return [...after.elements.values()].flatMap((element) => {
    if (!hasWords(after, element)) return []
    const now = contrastAt(after, element.key)
    if (now === null || now.ratio >= leastContrast) return []
    const then = before.elements.has(element.key) ? contrastAt(before, element.key) : null
    if (then !== null && then.ratio < leastContrast) return []
    return colourOperations(after, element.key, 'text', `[${readableInk(now.ink, now.ground)}]`)
  })
}

/** The colour of words on a ground, with what there is between them; null where it cannot be told. */
export function contrastAt(document: PageDocument, key: Key): { ink: string; ground: string; ratio: number } | null {
  const styles = computedStyles(document)
  const [ink, ground] = [styles.of(key)?.color ?? null, styles.groundBehind(key)]
  if (ink === null || ground === null) return null
  return { ink, ground, ratio: wcagContrast(formatHex(blend([ground, ink])), ground) }
}

/** Whether words stand right in an element. */
function hasWords(document: PageDocument, element: PageElement): boolean {
  if (/^(?:script|style|template|title|svg|option|head)$/.test(element.tag) || element.key === 'theme') return false
  let at = element.openEnd
  for (const child of [...childrenOf(document, element.key), null]) {
    if (visibleText(document.html.slice(at, child?.start ?? element.closeStart)).trim() !== '') return true
    at = child?.end ?? at
  }
  return false
}
