import type { Field } from '../types.ts'
import type { ElementNode } from './nodes.ts'
import type { Scope } from './values.ts'

/** Which prototypes may stand in for a type that has none of its own. */
const standIns: Partial<Record<Field['type'], string[]>> = {
  radio: ['radio', 'select'],
  select: ['select', 'radio'],
  theme: ['theme', 'radio'],
}
/** Types that cannot be shown by a line to write on. */
const needsOwn = new Set<Field['type']>(['checkbox', 'switch', 'button', 'risk', 'confirm'])

/** The prototype for a field; undefined leaves the field out. */
export function prototypeFor(field: Field, prototypes: ElementNode[]): ElementNode | undefined {
  for (const type of standIns[field.type] ?? [field.type]) {
    const own = prototypes.find((prototype) => prototype.type === type)
    if (own) return own
  }
  return needsOwn.has(field.type) ? undefined : prototypes.find((prototype) => prototype.type === undefined)
}

const fieldId = (field: Field) => `\u0001f-${field.name}`

/** Attributes of the control itself. */
export function fieldAttributes(tag: string, field: Field, scope: Scope): [string, string][] {
  const choice = scope.option !== undefined
  const list: [string, string][] = [
    ['id', choice ? `${fieldId(field)}-${scope.index + 1}` : fieldId(field)],
    ['name', field.name],
  ]
  if (tag === 'input') list.push(['type', choice ? 'radio' : inputType(field)])
  if (choice) list.push(['value', field.values?.[scope.index] ?? scope.option ?? ''])
  else if (tag === 'input') list.push(...amounts(field))
  if (field.isOn && !choice) list.push(['checked', ''])
  if (field.isLocked && !choice) list.push(['disabled', ''])
  if (field.required) list.push(['required', ''])
  if (field.autocomplete && !choice) list.push(['autocomplete', field.autocomplete])
  return list
}

/** '0.5' */
const isParted = (amount: string | undefined) => amount !== undefined && /^-?\d+\.\d+$/.test(amount)

/** What a field holds at first, and how far it goes. */
const amounts = ({ value, least, most, step }: Field): [string, string][] =>
  Object.entries({
    value,
    min: least,
    max: most,
    step: isParted(least) || isParted(value) ? 'any' : step,
  }).flatMap(([name, said]) => (said === undefined ? [] : [[name, said]]))

const standsFor: Partial<Record<Field['type'], string>> = {
  select: 'text',
  radio: 'text',
  theme: 'text',
  textarea: 'text',
  switch: 'checkbox',
}
const inputType = ({ type }: Field) => standsFor[type] ?? type

export const labelAttributes = (field: Field): [string, string][] => [['for', fieldId(field)]]
