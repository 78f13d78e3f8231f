import { applySplices } from './splices.ts'
import { attributePlaces, attributeSplice, escapeAttribute } from './start-tag.ts'
import { decodeAttribute } from './text.ts'
import type { Splice } from './types.ts'

/** What stands behind one placeholder of a model view; its number is its place in the list, from 1. */
export type Fold =
  | { tag: string; source: string /** where the start tag ends in `source` */; openEnd: number }
  | { value: string; quote: '"' | "'" | '' }
  | { text: string }

const placeholder = /<(svg|script|style|math|fold)\b((?:[^>"']|"[^"]*"|'[^']*')*?)\/?>(?:\s*<\/\1\s*>)?/gi

/** Undoes a model view in a page or in any piece of one. Placeholders that were never given are dropped. */
export function expandView(html: string, folds: readonly Fold[]): string {
  const whole = withoutKeys(html).replace(placeholder, (found, tag: string, attributes: string) => {
    const number = /\s(?:data-fold|n)\s*=\s*["']?(\d+)/i.exec(attributes)?.[1]
    if (number === undefined) return found
    const fold = folds[Number(number) - 1]
    if (!fold || 'value' in fold) return ''
    if ('text' in fold) return fold.text
    return fold.tag === tag.toLowerCase() ? withNewAttributes(fold, found) : fold.source
  })
  return whole.replace(/(=\s*)(["']?)fold:(\d+)\2/g, (_, equals: string, quote: '"' | "'" | '', number: string) => {
    const fold = folds[Number(number) - 1]
    if (!fold || !('value' in fold)) return `${equals}""`
    if (fold.quote === quote) return equals + quote + fold.value + quote
    const around = quote || '"'
    return equals + around + escapeAttribute(decodeAttribute(fold.value), around) + around
  })
}

/** Attributes that a model set on the placeholder (a class, most often) go onto what comes back. */
function withNewAttributes(fold: { source: string; openEnd: number }, found: string): string {
  const openEnd = found.indexOf('</') > 0 ? found.lastIndexOf('</') : found.length
  const set = attributePlaces(found, 0, openEnd).filter(
    ({ name }) => !['k', 'n', 'data-fold', 'aria-label', 'title'].includes(name),
  )
  let { source, openEnd: end } = fold
  for (const { name, valueStart, valueEnd } of set) {
    const value = decodeAttribute(found.slice(valueStart, valueEnd))
    const splice = attributeSplice(source, { start: 0, openEnd: end }, name, value)
    if (!splice) continue
    source = applySplices(source, [splice])
    end += splice.insert.length - (splice.end - splice.start)
  }
  return source
}

const startTag = /<([a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>/gi
const keyLike = /^(?:[shabifcpx]\d+|title|theme|body)$/

/** Takes `k="…"` off every element; `<keep k="…"/>` and `<edit k="…">` need theirs. */
function withoutKeys(html: string): string {
  const splices: Splice[] = []
  for (const { index, 0: tag, 1: name = '' } of html.matchAll(startTag)) {
    if (!/\sk\s*=/.test(tag) || /^(keep|edit)$/i.test(name)) continue
    const openEnd = index + tag.length
    const place = attributePlaces(html, index, openEnd).find((other) => other.name === 'k')
    if (!place || !keyLike.test(html.slice(place.valueStart, place.valueEnd).replace(/\/$/, ''))) continue
    const splice = attributeSplice(html, { start: index, openEnd }, 'k', null)
    if (splice) splices.push(splice)
  }
  return applySplices(html, splices)
}
