import { z } from 'zod'

/** A place in a body where a text may stand: the names and numbers that lead there. */
export type FieldPath = readonly (string | number)[]

type Shape = {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  const?: unknown
  enum?: unknown[]
  maxLength?: number
}

/** What a schema takes in, as JSON Schema says it. */
const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

const variants = (shape: Shape) => shape.anyOf ?? shape.oneOf ?? []
const isText = ({ type, const: only, enum: some }: Shape) =>
  (type === 'string' || type === undefined) && only === undefined && some === undefined

function walk(shape: Shape, place: FieldPath, seen: (shape: Shape, place: FieldPath) => void): void {
  for (const variant of variants(shape)) walk(variant, place, seen)
  for (const [name, inner] of Object.entries(shape.properties ?? {})) walk(inner, [...place, name], seen)
  if (shape.items) walk(shape.items, [...place, 0], seen)
  const isLeaf = variants(shape).length === 0 && !shape.properties && !shape.items
  if (isLeaf) seen(shape, place)
}

/** Every place of an input where a caller can write what they like. */
export function textPlaces(schema: z.ZodType): FieldPath[] {
  const places = new Map<string, FieldPath>()
  walk(shapeOf(schema), [], (shape, place) => {
    if (isText(shape)) places.set(place.join('.'), place)
  })
  return [...places.values()]
}

/** The places of an input whose text has no longest length. */
export function unlimitedPlaces(schema: z.ZodType): string[] {
  const places: string[] = []
  walk(shapeOf(schema), [], (shape, place) => {
    if (shape.type === 'string' && isText(shape) && shape.maxLength === undefined) places.push(place.join('.'))
  })
  return places
}

/** An input of the right shape; nothing in it needs to be valid. */
function sample(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [variant] = variants(shape).filter(({ type }) => type !== 'null')
  if (variant) return sample(variant)
  if (shape.properties)
    return Object.fromEntries(Object.entries(shape.properties).map(([name, inner]) => [name, sample(inner)]))
  if (shape.items) return [sample(shape.items)]
  return shape.type === 'string' ? 'x' : shape.type === 'boolean' ? true : shape.type === 'null' ? null : 1
}

/** An input with `text` at one place. */
export function withText(schema: z.ZodType, place: FieldPath, text: unknown): unknown {
  return set(shapeOf(schema), place, text)
}

function set(shape: Shape, [step, ...rest]: FieldPath, text: unknown): unknown {
  if (step === undefined) return text
  const inside = [shape, ...variants(shape), ...variants(shape).flatMap(variants)].find((one) =>
    typeof step === 'number' ? one.items : reaches(one, [step, ...rest]),
  )
  if (inside?.items && typeof step === 'number') return [set(inside.items, rest, text)]
  const inner = inside?.properties?.[step] ?? {}
  return Object.assign({}, inside && sample(inside), { [step]: set(inner, rest, text) })
}

const reaches = (shape: Shape, [step]: FieldPath) => shape.properties !== undefined && String(step) in shape.properties

/** What makes careless patterns, parsers and recursions slow, repeated to `length` characters. */
export function attacks(length: number): [name: string, text: string][] {
  const repeated = (part: string, end = '!') => part.repeat(Math.ceil(length / part.length)) + end
  return [
    ['an address that never ends', repeated('a@a.')],
    ['spaces', repeated(' ')],
    ['opening tags', repeated('<')],
    ['nested HTML', repeated('<div>')],
    ['half comments', repeated('<!--')],
    ['attributes', `<a ${repeated('a="')}`],
    ['brackets', repeated('[{(')],
    ['nested JSON', repeated('{"a":[', '')],
    ['digits', repeated('1')],
    ['slashes', repeated('/', 'x')],
    ['backslashes', repeated('\\')],
    ['data', `data:image/png;base64,${repeated('A=')}`],
    ['dates', `2026-01-01T00:00:00.${repeated('0')}`],
    ['marks that combine', repeated('a\u0301\u0327')],
    ['ligatures', repeated('\uFDFA')],
    ['joiners', repeated('👩\u200D')],
  ]
}

/** Every place of a body, whatever kind of value stands there; without those that stand in the address. */
export function bodyPlaces(schema: z.ZodType, path: string): FieldPath[] {
  const places = new Map<string, FieldPath>()
  walk(shapeOf(schema), [], (_shape, place) => {
    if (place.length > 0 && !path.includes(`{${String(place[0])}}`)) places.set(place.join('.'), place)
  })
  return [...places.values()]
}
