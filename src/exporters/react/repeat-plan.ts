import type { DomElement, DomText } from './jsx-children.ts'
import { styleObject } from './jsx-style.ts'
import { stringLiteral } from './jsx-text.ts'
import type { Hole, RepeatedMarkup } from './repeat-find.ts'
import { distinctName, fieldName, listNames } from './repeat-names.ts'

/** How a list is written: `source.map((entry, index) => <… key={key}>)`; without entries it only counts. */
export type ListCall = { source: string; entry: string | null; key: string; usesIndex: boolean }

export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'drawing'; element: DomElement }
  | { kind: 'list'; values: Value[] }
  | { kind: 'entry'; fields: [name: string, value: Value][] }

export type DataType = { name: string; fields: [name: string, type: string][] }
export type DataList = { name: string; type: string; values: Value[] }

/** What a component is written with where its elements repeat. */
export type Filled = {
  calls: Map<DomElement, ListCall>
  /** elements that another one of their list stands for */
  gone: Set<DomElement>
  words: Map<DomText, string>
  attributes: Map<DomElement, Map<string, string>>
  drawings: Map<DomElement, string>
  /** what has to be there for an element to be written */
  conditions: Map<DomElement, string>
  types: DataType[]
  lists: DataList[]
}

type ValueHole = Exclude<Hole, { kind: 'list' }>
type Field = { name: string; type: string; values: (Value | null)[]; isKey: boolean }
type Planned = { call: Omit<ListCall, 'source'>; type: string; values: Value[] }

/**
 * Names and data for the lists of one component.
 * @param kind what its section is, such as 'pricing', if that is known
 * @param props names that the component's props have already
 */
export function planRepeats(
  repeats: readonly RepeatedMarkup[],
  kind: string | null,
  props: readonly string[] = [],
): Filled {
  const filled: Filled = {
    calls: new Map(),
    gone: new Set(),
    words: new Map(),
    attributes: new Map(),
    drawings: new Map(),
    conditions: new Map(),
    types: [],
    lists: [],
  }
  const taken = new Set(['index', ...props])
  const types = new Set(['ReactNode', 'CSSProperties'])
  const main = repeats.toSorted((a, b) => weight(b) - weight(a))[0]
  for (const repeat of repeats) {
    const [one, many] = listNames(repeat.template, repeat === main ? kind : null)
    const name = distinctName(many, taken)
    const planned = planList(
      repeat,
      repeat.elements.map((_, index) => index),
      distinctName(one, taken),
      { filled, taken, types },
    )
    const isCount = planned.call.entry === null
    setCall(filled, repeat, { ...planned.call, source: isCount ? countSource(repeat.elements.length) : name })
    if (!isCount) filled.lists.push({ name, type: planned.type, values: planned.values })
  }
  return filled
}

type Naming = { filled: Filled; taken: Set<string>; types: Set<string> }

const weight = ({ elements, holes }: RepeatedMarkup) => elements.length * (holes.length + 1)
const countSource = (length: number | string) => `Array.from({ length: ${length} })`

function setCall({ calls, gone }: Filled, { elements, template }: RepeatedMarkup, call: ListCall): void {
  calls.set(template, call)
  for (const other of elements) if (other !== template) gone.add(other)
}

/** @param places where each element stands in its own list */
function planList({ holes }: RepeatedMarkup, places: readonly number[], entry: string, naming: Naming): Planned {
  const counted = holes.filter((hole) => hole.kind === 'words' && countOf(hole.values, places) !== null)
  for (const hole of counted) if (hole.kind === 'words') fill(naming.filled, hole, countOf(hole.values, places) ?? '')
  const names = new Set<string>()
  const fields: Field[] = []
  const own = holes.filter((hole) => !counted.includes(hole))
  const values = own.filter((hole): hole is ValueHole => hole.kind !== 'list')
  const isPlain =
    own.length === 1 && values[0] !== undefined && values[0].kind !== 'optional' && typeOf(values[0]) === 'string'
  for (const hole of own) {
    if (hole.kind === 'list') {
      const field = listField(hole, entry, names, naming)
      if (field) fields.push(field)
      continue
    }
    const flag = flagOf(hole)
    const own = flag?.field ?? fieldOf(hole, places)
    const same = fields.find((field) => isSame(field, own))
    const field = same ?? { ...own, name: distinctName(own.name, names) }
    if (!same) fields.push(field)
    const expression = isPlain ? entry : `${entry}.${field.name}`
    fill(naming.filled, hole, flag ? `${expression} ? ${flag.rare} : ${flag.common}` : expression)
  }
  for (const hole of own)
    if (hole.kind === 'optional') naming.filled.conditions.set(hole.element, naming.filled.words.get(hole.node) ?? '')
  const key = fields.find(({ isKey }) => isKey)
  const call = {
    entry: fields.length === 0 ? null : entry,
    key: key ? (isPlain ? entry : `${entry}.${key.name}`) : 'index',
    usesIndex: key === undefined || counted.length > 0,
  }
  if (fields.length === 0) return { call, type: 'number', values: places.map(() => ({ kind: 'code', code: '0' })) }
  if (isPlain) return { call, type: 'string', values: fields[0]?.values.filter((value) => value !== null) ?? [] }
  const type = distinctName(entry.charAt(0).toUpperCase() + entry.slice(1), naming.types)
  const isPartial = ({ values: own }: Field) => own.includes(null)
  naming.filled.types.push({
    name: type,
    fields: fields.map((field) => [`${field.name}${isPartial(field) ? '?' : ''}`, field.type]),
  })
  return {
    call,
    type,
    values: places.map((_, index) => ({
      kind: 'entry',
      fields: fields.flatMap(({ name, values: own }): [string, Value][] => {
        const value = own[index]
        return value ? [[name, value]] : []
      }),
    })),
  }
}

/** A list in every entry: a field with the entries of its own. */
function listField(
  { list, sizes }: Extract<Hole, { kind: 'list' }>,
  entry: string,
  names: Set<string>,
  naming: Naming,
): Field | null {
  const [one, many] = listNames(list.template, null)
  const places = sizes.flatMap((size) => Array.from({ length: size }, (_, index) => index))
  const planned = planList(list, places, distinctName(one, naming.taken), naming)
  const isCount = planned.call.entry === null
  const isFixed = isCount && sizes.every((size) => size === sizes[0])
  if (isFixed) {
    setCall(naming.filled, list, { ...planned.call, source: countSource(sizes[0] ?? 0) })
    return null
  }
  const name = distinctName(many, names)
  const source = `${entry}.${name}`
  setCall(naming.filled, list, { ...planned.call, source: isCount ? countSource(source) : source })
  let at = 0
  const values = sizes.map((size): Value => {
    const part = planned.values.slice(at, at + size)
    at += size
    return isCount ? { kind: 'code', code: String(size) } : { kind: 'list', values: part }
  })
  return { name, type: isCount ? 'number' : `${planned.type}[]`, values, isKey: false }
}

/** Two looks of which some entries have the rarer one: a flag chooses between them. */
function flagOf(hole: ValueHole): { field: Field; rare: string; common: string } | null {
  if (hole.kind !== 'attribute' || hole.name !== 'class') return null
  const looks = hole.values.map((text) => text.replace(/\s+/g, ' ').trim())
  const [one = '', other, ...more] = [...new Set(looks)]
  if (other === undefined || more.length > 0) return null
  const isRarer = looks.filter((look) => look === one).length < looks.length / 2
  const [rare, common] = isRarer ? [one, other] : [other, one]
  const values = looks.map((look): Value | null => (look === rare ? { kind: 'code', code: 'true' } : null))
  const field: Field = { name: 'isFeatured', type: 'boolean', values, isKey: false }
  return { field, rare: stringLiteral(rare), common: stringLiteral(common) }
}

function fieldOf(hole: ValueHole, places: readonly number[]): Field {
  const type = typeOf(hole)
  const values = hole.kind === 'words' || hole.kind === 'attribute' ? hole.values : []
  return {
    name: fieldName(hole),
    type,
    values: valuesOf(hole),
    isKey:
      type === 'string' &&
      values.length > 0 &&
      isDistinct(values, places) &&
      !(hole.kind === 'attribute' && hole.name === 'class'),
  }
}

function typeOf(hole: ValueHole): string {
  if (hole.kind === 'drawing') return 'ReactNode'
  return hole.kind === 'attribute' && hole.name === 'style' ? 'CSSProperties' : 'string'
}

function valuesOf(hole: ValueHole): (Value | null)[] {
  if (hole.kind === 'optional') return hole.values.map((text) => (text === null ? null : { kind: 'text', text }))
  if (hole.kind === 'drawing') return hole.values.map((element) => ({ kind: 'drawing', element }))
  if (hole.kind === 'attribute' && hole.name === 'style') return hole.values.map(styleValue)
  if (hole.kind === 'attribute' && hole.name === 'class')
    return hole.values.map((text) => ({ kind: 'text', text: text.replace(/\s+/g, ' ').trim() }))
  return hole.values.map((text) => ({ kind: 'text', text }))
}

function styleValue(text: string): Value {
  const style = styleObject(text)
  return { kind: 'code', code: `${style?.source ?? '{}'}${style?.kind === 'variables' ? ' as CSSProperties' : ''}` }
}

/** A heading that is also the name of its picture is one field. */
function isSame(field: Field, other: Field): boolean {
  if (field.type !== other.type || !/^(?:string|boolean)$/.test(field.type)) return false
  return field.values.every((value, index) => sourceOf(value) === sourceOf(other.values[index]))
}

function sourceOf(value: Value | null | undefined): string | null {
  return value?.kind === 'text' ? stringLiteral(value.text) : value?.kind === 'code' ? value.code : null
}

function isDistinct(values: readonly string[], places: readonly number[]): boolean {
  let own = new Set<string>()
  return values.every((value, index) => {
    if (places[index] === 0) own = new Set()
    if (own.has(value)) return false
    own.add(value)
    return true
  })
}

/** The expression for words that only count the entries: 1, 2, 3 or 01, 02, 03. */
function countOf(values: readonly string[], places: readonly number[]): string | null {
  if (!places.some((place) => place > 0)) return null
  const width = values[0]?.length ?? 0
  if (values.every((value, index) => value === String((places[index] ?? 0) + 1))) return 'index + 1'
  const isPadded =
    width > 1 && values.every((value, index) => value === String((places[index] ?? 0) + 1).padStart(width, '0'))
  return isPadded ? `String(index + 1).padStart(${width}, '0')` : null
}

function fill({ words, attributes, drawings }: Filled, hole: ValueHole, expression: string): void {
  if (hole.kind === 'words' || hole.kind === 'optional') words.set(hole.node, expression)
  else if (hole.kind === 'drawing') drawings.set(hole.element, expression)
  else
    attributes.set(hole.element, (attributes.get(hole.element) ?? new Map<string, string>()).set(hole.name, expression))
}
