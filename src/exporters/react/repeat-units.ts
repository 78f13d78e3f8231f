import { serialize } from 'parse5'
import { type DomElement, type JsxPiece, piecesOf, preservesWhitespace } from './jsx-children.ts'

/** What stands between two tags, with elements of one shape beside each other taken together. */
export type Unit = Exclude<JsxPiece, { kind: 'element' | 'remark' }> | { kind: 'run'; elements: DomElement[] }

export type Shapes = {
  unitsOf: (element: DomElement) => Unit[]
  /** elements of the same shape have the same number: same tags and attributes, however often something repeats */
  shapeOf: (element: DomElement) => number
}

/**
 * The shapes of the elements of a page.
 * @param isLeftOut whether an element is written elsewhere or nowhere
 * @param isExact the style sheet of the page lets blanks count somewhere
 */
export function createShapes(isLeftOut: (element: DomElement) => boolean, isExact: boolean): Shapes {
  const numbers = new Map<string, number>()
  const shapes = new Map<DomElement, number>()
  const units = new Map<DomElement, Unit[]>()

  function unitsOf(element: DomElement): Unit[] {
    const known = units.get(element)
    if (known) return known
    const found = isOpaque(element) ? [] : runsOf(element)
    units.set(element, found)
    return found
  }

  function runsOf(element: DomElement): Unit[] {
    const shown = element.childNodes.filter((node) => !('tagName' in node) || !isLeftOut(node))
    const found: Unit[] = []
    for (const piece of piecesOf(element, shown, isExact || preservesWhitespace(element))) {
      if (piece.kind === 'remark') continue
      if (piece.kind !== 'element') {
        found.push(piece)
        continue
      }
      const last = found.at(-1)
      const first = last?.kind === 'run' ? last.elements[0] : undefined
      if (last?.kind === 'run' && first && shapeOf(first) === shapeOf(piece.element)) last.elements.push(piece.element)
      else found.push({ kind: 'run', elements: [piece.element] })
    }
    return found
  }

  function shapeOf(element: DomElement): number {
    const known = shapes.get(element)
    if (known !== undefined) return known
    const inside = unitsOf(element).map((unit) =>
      unit.kind === 'run' ? shapeOf(unit.elements[0] as DomElement) : unit.kind,
    )
    const words = [tagOf(element), ...inside].join(' ')
    const shape = numbers.get(words) ?? numbers.size
    numbers.set(words, shape)
    shapes.set(element, shape)
    return shape
  }

  return { unitsOf, shapeOf }
}

/** What is only ever taken as a whole: drawings, and what React cannot have as children. */
export const isOpaque = (element: DomElement): boolean =>
  isDrawing(element) ||
  /^(script|style|noscript|template|xmp|noembed|noframes|plaintext|textarea)$/.test(element.tagName)

export const isDrawing = (element: DomElement): boolean =>
  element.tagName === 'svg' && element.namespaceURI.endsWith('/svg')

/** An element with all that is in it, to compare. */
export function sourceOf(element: DomElement): string {
  const attributes = element.attrs.map(({ name, value }) => `${name}=${JSON.stringify(value)}`).join(' ')
  const content = 'content' in element ? (element.content as DomElement) : element
  return `<${element.tagName} ${attributes}>${serialize(content)}`
}

/** Which option is chosen is told by the field around it. */
export const isShapeless = (element: DomElement, name: string): boolean =>
  /^on./i.test(name) || (element.tagName === 'option' && name === 'selected')

/** An element without its values and what is in it. */
export function tagOf(element: DomElement): string {
  const names = element.attrs.filter(({ name }) => !isShapeless(element, name)).map(({ name }) => name)
  return `${element.namespaceURI} ${element.tagName} ${names.sort().join(',')}`
}
