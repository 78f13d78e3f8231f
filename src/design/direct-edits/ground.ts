import { blend, formatHex, parse, wcagContrast } from 'culori'
import { childrenOf } from '../document.ts'
import type { Key, Operation, PageDocument } from '../types.ts'
import { applyDirectEdit } from './apply.ts'
import { colourOperations, swatches } from './colour.ts'
import { groundOf } from './contrast.ts'
import type { DrawnStyle, DrawnWords } from './looks.ts'
import { leastContrast, readableInk } from './readable-ink.ts'

/**
 * Gives an element a ground, and colours that can be read there to the words that could be read before and would be no
 * longer: their own, lighter or darker.
 * @param looks how the element is drawn now; null while nobody has said so, and then its words stay
 */
export function groundOperations(
  document: PageDocument,
  key: Key,
  value: string,
  looks: DrawnStyle | null,
): Operation[] {
  const painted = colourOperations(document, key, 'bg', value)
  const colour = colourFor(document, value)
  if (looks === null || colour === null) return painted
  const operations = [...painted]
  let now = document
  const carryOut = (some: readonly Operation[]) => {
    const edit = applyDirectEdit(now, some)
    if (edit.ok) now = edit.document
  }
  carryOut(painted)
  for (const words of looks.words) {
    const [before, after] = [contrastOn(words, looks.grounds), contrastOn(words, [colour, ...looks.around])]
    if (after === null || after.ratio >= leastContrast || (before !== null && before.ratio < leastContrast)) continue
    const at = elementAt(document, key, words)
    // the element itself has another style by now
    const along = at === null ? [] : colourOperations(now, at, 'text', `[${readableInk(words.ink, after.ground)}]`)
    operations.push(...along)
    carryOut(along)
  }
  return operations
}

/** The contrast of words with what lies behind them; null over a picture. */
function contrastOn({ ink, grounds }: DrawnWords, around: readonly string[]): { ratio: number; ground: string } | null {
  const ground = groundOf([...grounds, ...around])
  if (ground === null || !parse(ink)) return null
  return { ratio: wcagContrast(formatHex(blend([ground, ink])), ground), ground }
}

/** The CSS of the value of a swatch; null where only a browser could tell. */
function colourFor(document: PageDocument, value: string): string | null {
  const { theme, plain } = swatches(document)
  const css = [...theme, ...plain].find((swatch) => swatch.value === value)?.css ?? value.replace(/^\[|\]$/g, '')
  return parse(css) ? css : null
}

/** A browser puts a body around rows that stand right in a table: a step into it is none in the source. */
const isBareTable = (document: PageDocument, key: Key) =>
  document.elements.get(key)?.tag === 'table' && childrenOf(document, key).every(({ tag }) => tag === 'tr')

/** The element at a place in another one; null where the source has another there. */
function elementAt(document: PageDocument, root: Key, { path, tag }: DrawnWords): Key | null {
  const indices = path === '' ? [] : path.split('/')
  let at: Key | null = root
  let isInBody = false
  for (const index of indices) {
    if (at === null) return null
    if (!isInBody && isBareTable(document, at)) isInBody = true
    else {
      at = childrenOf(document, at)[Number(index)]?.key ?? null
      isInBody = false
    }
  }
  return at !== null && document.elements.get(at)?.tag === tag ? at : null
}
