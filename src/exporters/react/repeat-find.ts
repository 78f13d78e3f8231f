import { isTextAttribute } from './jsx-attributes.ts'
import type { DomElement, DomText } from './jsx-children.ts'
import { styleObject } from './jsx-style.ts'
import { isDrawing, isOpaque, isShapeless, type Shapes, sourceOf, tagOf, type Unit } from './repeat-units.ts'

/** A place in which the entries of a list differ; its values stand in the order of the entries. */
export type Hole =
  | { kind: 'words'; node: DomText; parent: DomElement; values: string[] }
  | { kind: 'attribute'; element: DomElement; name: string; values: string[] }
  | { kind: 'drawing'; element: DomElement; values: DomElement[] }
  /** words in an element of their own that only some entries have */
  | { kind: 'optional'; element: DomElement; node: DomText; values: (string | null)[] }
  /** entries that have lists of their own: `sizes` says how many of the list's elements belong to each */
  | { kind: 'list'; list: RepeatedMarkup; sizes: number[] }

/** Elements beside each other that differ in a few places. One of them is written for all: the one that has every part. */
export type RepeatedMarkup = { elements: DomElement[]; template: DomElement; holes: Hole[] }

/** Two entries are a list when there is enough in them to be written only once. */
const worthTwice = 4

/** The lists among the elements inside, the outermost ones. */
export function findRepeats(root: DomElement, shapes: Shapes): RepeatedMarkup[] {
  return rows(shapes.unitsOf(root)).flatMap((row) => {
    const whole = repeatOf(row.flat(), shapes)
    if (whole) return [whole]
    return row.flatMap((run) => {
      const repeat = row.length > 1 ? repeatOf(run, shapes) : null
      return repeat ? [repeat] : run.flatMap((element) => findRepeats(element, shapes))
    })
  })
}

/** Runs beside each other whose elements have the same tag: entries of which some may have a part more. */
function rows(units: readonly Unit[]): DomElement[][][] {
  const found: DomElement[][][] = []
  let before: Unit | undefined
  for (const unit of units) {
    const isSameTag =
      unit.kind === 'run' && before?.kind === 'run' && before.elements[0]?.tagName === unit.elements[0]?.tagName
    if (unit.kind === 'run' && isSameTag) found.at(-1)?.push(unit.elements)
    else if (unit.kind === 'run') found.push([unit.elements])
    before = unit
  }
  return found
}

function repeatOf(elements: DomElement[], shapes: Shapes): RepeatedMarkup | null {
  const isEnough = elements.length > 2 || (elements.length === 2 && Math.max(...elements.map(sizeOf)) >= worthTwice)
  return isEnough && isAlike(elements) ? generalise(elements, largest(elements), shapes) : null
}

/** Elements of very different looks beside each other are no list, whatever their shape. */
function isAlike(elements: readonly DomElement[]): boolean {
  const looks = new Set(elements.map((element) => attribute(element, 'class')))
  return looks.size === 1 || (elements.length > 2 && looks.size === 2)
}

/** What has to be filled in so that the template becomes each of them; null when they are too different. */
export function generalise(elements: DomElement[], template: number, shapes: Shapes): RepeatedMarkup | null {
  const holes: Hole[] = []
  if (!compare({ elements, template, shapes, holes })) return null
  return { elements, template: elements[template] as DomElement, holes }
}

/** Elements that should be one, and what was found to differ. */
type Comparison = {
  elements: DomElement[] /** index of the one that is written */
  template: number
  shapes: Shapes
  holes: Hole[]
}

function compare(comparison: Comparison): boolean {
  const { elements, template, holes } = comparison
  const own = elements[template] as DomElement
  if (new Set(elements.map(tagOf)).size > 1) return false
  if (isOpaque(own)) {
    const isSame = new Set(elements.map(sourceOf)).size === 1
    if (!isSame && isDrawing(own)) holes.push({ kind: 'drawing', element: own, values: elements })
    return isSame || isDrawing(own)
  }
  return compareAttributes(comparison, own) && compareUnits(comparison, own)
}

function compareAttributes({ elements, holes }: Comparison, own: DomElement): boolean {
  return own.attrs.every(({ name, value }) => {
    if (isShapeless(own, name)) return true
    const values = elements.map((element) => attribute(element, name))
    if (values.every((other) => other === value)) return true
    if (name === 'style' ? !values.every(isStyle) : !isTextAttribute(own, name)) return false
    holes.push({ kind: 'attribute', element: own, name, values })
    return true
  })
}

/** A style that React's types take as an object. */
function isStyle(value: string): boolean {
  const style = styleObject(value)
  return style !== null && style.kind !== 'odd'
}

function compareUnits(comparison: Comparison, parent: DomElement): boolean {
  const { elements, template, shapes, holes } = comparison
  const units = shapes.unitsOf(parent)
  const all = elements.map((element) => aligned(units, shapes.unitsOf(element)))
  if (all.includes(null)) return false
  return units.every((unit, index) => {
    const here = all.map((found) => found?.[index])
    if (here.includes(undefined)) return isOptional(unit, here, comparison)
    if (unit.kind === 'space') return true
    if (unit.kind === 'run') {
      const runs = here.map((run) => (run?.kind === 'run' ? run.elements : []))
      return compareRuns(runs, { template, shapes, holes })
    }
    const values = here.map((words) => (words ? textOf(words) : ''))
    if (values.some((value) => value !== values[0])) holes.push({ kind: 'words', node: unit.node, parent, values })
    return true
  })
}

/** Which of an entry's units stands for which of the template's; null when one of them has no place there. */
function aligned(template: readonly Unit[], own: readonly Unit[]): (Unit | undefined)[] | null {
  let at = 0
  const found = template.map((unit) => {
    const next = own[at]
    if (!next || keyOf(next) !== keyOf(unit)) return undefined
    at += 1
    return next
  })
  return at === own.length ? found : null
}

const keyOf = (unit: Unit) => (unit.kind === 'run' ? (unit.elements[0]?.tagName ?? '') : unit.kind)

/** Whether a part that some entries lack is one element with words, the same but for these wherever it is. */
function isOptional(unit: Unit, here: readonly (Unit | undefined)[], { shapes, holes }: Comparison): boolean {
  const only = onlyElement(unit)
  const node = only && onlyWords(only, shapes)
  if (!only || !node) return false
  const values = here.map((other) => {
    const element = other && onlyElement(other)
    const words = element && onlyWords(element, shapes)
    return words ? textOf({ kind: 'words', node: words, words: wordsOf(words) }) : null
  })
  const inner: Hole[] = []
  const present = here.flatMap((other) => (other && onlyElement(other)) ?? [])
  const isSame = compare({ elements: present, template: present.indexOf(only), shapes, holes: inner })
  if (!isSame || inner.some((hole) => hole.kind !== 'words')) return false
  holes.push({ kind: 'optional', element: only, node, values })
  return true
}

function onlyElement(unit: Unit): DomElement | undefined {
  return unit.kind === 'run' && unit.elements.length === 1 ? unit.elements[0] : undefined
}

/** The text of an element that holds nothing else, however deep it stands. */
function onlyWords(element: DomElement, shapes: Shapes): DomText | null {
  const units = shapes.unitsOf(element)
  const [unit] = units
  if (units.length !== 1 || !unit) return null
  if (unit.kind === 'words') return unit.node
  const only = onlyElement(unit)
  return only ? onlyWords(only, shapes) : null
}

function compareRuns(runs: DomElement[][], { template, shapes, holes }: Omit<Comparison, 'elements'>): boolean {
  const sizes = runs.map(({ length }) => length)
  const own = runs[template] ?? []
  const flat = runs.flat()
  if (sizes.some((size) => size !== 1) && isAlike(flat)) {
    const before = runs.slice(0, template).flat().length
    const list = generalise(flat, before + largest(own), shapes)
    if (list) {
      holes.push({ kind: 'list', list, sizes })
      return true
    }
  }
  if (sizes.some((size) => size !== own.length)) return false
  return own.every((_, index) =>
    compare({ elements: runs.map((run) => run[index] as DomElement), template, shapes, holes }),
  )
}

const wordsOf = (node: DomText) => node.value.split(/[ \t\n\f\r]+/).filter((word) => word !== '')

function textOf(unit: Unit): string {
  return unit.kind === 'words' ? unit.words.join(' ') : unit.kind === 'exact' ? unit.text : ''
}

const attribute = (element: DomElement, name: string) => element.attrs.find((own) => own.name === name)?.value ?? ''

function largest(elements: readonly DomElement[]): number {
  const sizes = elements.map(sizeOf)
  return sizes.indexOf(Math.max(...sizes))
}

function sizeOf(element: DomElement): number {
  return 1 + element.childNodes.reduce((sum, node) => sum + ('tagName' in node ? sizeOf(node) : 0), 0)
}
