import type { Field } from '../../types.ts'
import { fieldLabels, knownFields } from '../phrases/fields.ts'
import type { Language } from '../types.ts'

type Choices = { offers: readonly string[]; plans: readonly string[] }

const ascii = (label: string) =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .split('-')
    .slice(0, 3)
    .join('-')

const types = new Set<string>([
  'text',
  'email',
  'tel',
  'date',
  'time',
  'number',
  'textarea',
  'select',
  'radio',
  'checkbox',
])

function readField(spec: string, language: Language, choices: Choices): Field | null {
  const [head = '', label, list] = spec.split('=')
  const name = head.replace('*', '')
  const known = knownFields[name]
  const required = head.includes('*') || (label?.endsWith('*') ?? false)
  const shown = (label ?? fieldLabels[language][name] ?? name).replace('*', '')
  if (!known && !types.has(name)) return null
  const type = (known?.type ?? name) as Field['type']
  const options = list === '@offers' ? choices.offers : list === '@plans' ? choices.plans : list?.split('|')
  if ((type === 'select' || type === 'radio') && (options === undefined || options.length < 2)) return null
  return {
    name: label && !knownFields[name] ? ascii(shown) || name : label ? `${name}-${ascii(shown)}` : name,
    label: shown,
    type: type === 'radio' && (options?.length ?? 0) > 5 ? 'select' : type,
    ...(options ? { options: [...options] } : {}),
    ...(required ? { required: true } : {}),
    ...(known?.autocomplete ? { autocomplete: known.autocomplete } : {}),
  }
}

/** 'name*', 'date=Arrival*', 'select=Which roast?=Light|Dark' → form fields, each name once. */
export function readFields(specs: readonly string[], language: Language, choices: Choices): Field[] {
  const fields: Field[] = []
  for (const spec of specs) {
    const field = readField(spec, language, choices)
    if (field && !fields.some((other) => other.name === field.name)) fields.push(field)
  }
  return fields
}
