import { type ElementNode, linkRoles, type Repeat, repeats } from './nodes.ts'
import { isValueShape, valueShapes } from './value-shapes.ts'

type Attribute = { name: string; value: string; prefix?: string }

const slotNames = new Set([
  'headline',
  'lead',
  'kicker',
  'note',
  'brand',
  'tagline',
  'year',
  'place',
  'submit',
  'art-title',
  'title',
  'text',
  'meta',
  'price',
  'unit',
  'tag',
  'number',
  'count',
  'initials',
  'value',
  'label',
])
/** what `data-if` and `data-unless` may ask for besides slots */
const conditions = new Set([...repeats, ...linkRoles, 'featured', 'first', 'last'])
/** texts that a person reads or hears; in a template they have to come from a slot or the dictionary */
const spokenAttributes = new Set([
  'aria-label',
  'alt',
  'placeholder',
  'title',
  'aria-description',
  'aria-roledescription',
])
const languageNeutral = /^[^\p{L}]*$/u

/** Splits the attributes of a template element into what the composer acts on and what reaches the page. */
export function readDirectives(source: Attribute[], tag: string, problems: string[]) {
  const directives: Partial<ElementNode> = {}
  const attributes: [string, string][] = []
  let repeat: Repeat | undefined
  const complain = (text: string) => problems.push(`<${tag}> ${text}`)
  const keep = source.some((entry) => entry.name === 'data-keep')
  for (const { name: local, value, prefix } of source) {
    const name = prefix ? `${prefix}:${local}` : local
    const known = read(name, value, directives, complain)
    if (known === 'repeat') repeat = value as Repeat
    if (known) continue
    if (name.startsWith('on')) complain(`has a script in ${name}`)
    if (/^(https?:)?\/\//.test(value.trim())) complain(`loads from a foreign host: ${value}`)
    if (
      spokenAttributes.has(name) &&
      !keep &&
      !languageNeutral.test(value) &&
      !source.some((entry) => entry.name === `data-t-${name}` || entry.name === `data-slot-${name}`)
    ) {
      complain(`${name}="${value}" is a text of its own: use data-t-${name}="word" or data-slot-${name}="slot"`)
    }
    attributes.push([name, value])
  }
  if (tag === 'script') complain('is not allowed')
  return { directives, attributes, repeat }
}

function read(
  name: string,
  value: string,
  into: Partial<ElementNode>,
  complain: (text: string) => void,
): 'repeat' | boolean {
  if (!name.startsWith('data-')) return false
  const key = name.slice(5)
  if (key.startsWith('t-')) into.attributeWords = [...(into.attributeWords ?? []), [key.slice(2), value]]
  else if (key.startsWith('slot-'))
    into.attributeSlots = [...(into.attributeSlots ?? []), [key.slice(5), known(value, complain)]]
  else
    switch (key) {
      case 'slot':
        into.slot = known(value, complain)
        break
      case 'optional':
        into.optional = true
        break
      case 'max':
        into.max = positive(value, name, complain)
        break
      case 'pad':
        into.pad = positive(value, name, complain)
        break
      case 'fit':
        into.fit = value === '' ? 0 : positive(value, name, complain)
        break
      case 'emphasis':
        into.emphasis = value
        break
      case 'if':
        into.when = names(value, complain)
        break
      case 'unless':
        into.unless = names(value, complain)
        break
      case 'link':
        if (linkRoles.some((role) => role === value)) into.link = value as (typeof linkRoles)[number]
        else complain(`data-link="${value}" is none of ${linkRoles.join(', ')}`)
        break
      case 'repeat':
        if (!repeats.some((over) => over === value)) complain(`data-repeat="${value}" is none of ${repeats.join(', ')}`)
        return 'repeat'
      case 'field':
        into.field = true
        break
      case 'field-label':
        into.fieldLabel = true
        break
      case 'type':
        into.type = value
        break
      case 'featured':
        into.featured = true
        break
      case 'once':
        into.once = true
        break
      case 'range':
        into.range = range(value, complain)
        break
      case 't':
        into.word = value
        break
      case 'art':
        into.art = value
        break
      case 'drawn':
        if (isValueShape(value)) into.drawn = value
        else complain(`data-drawn="${value}" is none of ${valueShapes.join(', ')}`)
        break
      case 'keep':
        break
      default:
        return false
    }
  return true
}

function known(slot: string, complain: (text: string) => void): string {
  if (!slotNames.has(slot)) complain(`data-slot="${slot}" is no slot`)
  return slot
}

function names(value: string, complain: (text: string) => void): string[] {
  const list = value.split(/\s+/).filter(Boolean)
  for (const name of list)
    if (!slotNames.has(name) && !conditions.has(name)) complain(`asks for "${name}", which is no slot`)
  return list
}

function positive(value: string, name: string, complain: (text: string) => void): number {
  const number = Number(value)
  if (Number.isFinite(number) && number > 0) return number
  complain(`${name}="${value}" is not a number`)
  return 0
}

/** '2' | '2-4' | '3-' */
function range(value: string, complain: (text: string) => void): [number, number] {
  const match = /^(\d+)(-(\d*))?$/.exec(value)
  if (!match) complain(`data-range="${value}" is not like 2, 2-4 or 3-`)
  const from = Number(match?.[1] ?? 1)
  return [from, match?.[2] === undefined ? from : match[3] ? Number(match[3]) : Number.POSITIVE_INFINITY]
}
