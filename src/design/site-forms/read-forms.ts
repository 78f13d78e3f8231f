import { attributeValue, type Located, parseSource } from '../parse.ts'
import { visibleText } from '../text.ts'
import { labelFinder, shortLine } from './labels.ts'
import { askedSecret } from './secrets.ts'
import type { FormField, SiteFormSource } from './types.ts'

/** A control of a form with the name under which its value is sent. */
export type FormControl = { element: Located; name: string; label: string; type: string }

/** A form with where it stands in the source of its page. */
export type PlacedForm = SiteFormSource & { element: Located; controls: FormControl[]; buttons: Located[] }

const silent = new Set(['submit', 'button', 'reset', 'image'])
/** What of a page is not there for its visitors. */
const aside = new Set(['template', 'noscript'])

const typeOf = ({ tag, ...element }: Located): string =>
  tag === 'input' ? (attributeValue({ tag, ...element }, 'type') ?? 'text').toLowerCase() : tag

/** The forms of a page that have something to fill in, from top to bottom. A form that only closes a dialog is none. */
export function readForms(html: string): PlacedForm[] {
  if (!/<form\b/i.test(html)) return []
  const { elements } = parseSource(html)
  const labelOf = labelFinder(html, elements)
  const forms = elements.filter(
    (element) =>
      element.tag === 'form' &&
      !element.foreign &&
      attributeValue(element, 'method')?.toLowerCase() !== 'dialog' &&
      !isAside(element, elements),
  )
  return forms.flatMap((element, index) => {
    const inside = elements.filter((other) => belongsTo(other, element))
    const fields = inside.filter(
      (other) =>
        ['input', 'select', 'textarea'].includes(other.tag) &&
        !silent.has(typeOf(other)) &&
        attributeValue(other, 'disabled') === null,
    )
    const controls = namedControls(fields, labelOf)
    if (!controls.some(({ type }) => type !== 'hidden')) return []
    const shown = inside.filter(({ tag }) => tag === 'button' || tag === 'input')
    const buttons = shown.filter((other) => other.tag === 'button' || silent.has(typeOf(other)))
    const form = { fields: fieldsOf(controls, html, elements), label: labelOfForm(html, element, elements, index) }
    return [{ ...form, asksFor: askedSecret(controls), element, controls, buttons }]
  })
}

function belongsTo(other: Located, form: Located): boolean {
  const named = attributeValue(other, 'form')
  if (named !== null) return named !== '' && named === attributeValue(form, 'id')
  return other.start > form.start && other.end <= form.end
}

function isAside(element: Located, elements: readonly Located[]): boolean {
  for (let at = element.parent; at >= 0; at = elements[at]?.parent ?? -1)
    if (aside.has(elements[at]?.tag ?? '')) return true
  return false
}

/** Browsers send nothing of a field without a name: it gets one from what people read beside it. */
function namedControls(fields: readonly Located[], labelOf: (field: Located) => string): FormControl[] {
  const taken = new Set(fields.map((field) => attributeValue(field, 'name') ?? ''))
  return fields.map((element, index) => {
    const label = labelOf(element)
    const own = attributeValue(element, 'name')?.trim()
    if (own && !own.startsWith('_')) return { element, name: own, label, type: typeOf(element) }
    const base = slugOf(label) || `field-${index + 1}`
    let name = base
    for (let n = 2; taken.has(name); n += 1) name = `${base}-${n}`
    taken.add(name)
    return { element, name, label, type: typeOf(element) }
  })
}

const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, 40)

const choices = new Set(['radio', 'checkbox'])

/** Each name once. Several choices of one name are called by their legend, a field without words by its name. */
function fieldsOf(controls: readonly FormControl[], html: string, elements: readonly Located[]): FormField[] {
  const names = [...new Set(controls.map(({ name }) => name))]
  return names.flatMap((name) => {
    const [first, ...more] = controls.filter((control) => control.name === name)
    if (!first) return []
    const isGroup = choices.has(first.type) && (first.type === 'radio' || more.length > 0)
    const label = isGroup ? legendOf(first.element, html, elements) : first.label
    const isRequired = [first, ...more].some(({ element }) => attributeValue(element, 'required') !== null)
    return [{ name, label: label || humanName(name), type: first.type, isRequired }]
  })
}

function legendOf(element: Located, html: string, elements: readonly Located[]): string {
  for (let at = element.parent; at >= 0; at = elements[at]?.parent ?? -1) {
    const fieldset = elements[at]
    if (fieldset?.tag !== 'fieldset') continue
    const legend = elements.find(
      ({ tag, start, end }) => tag === 'legend' && start > fieldset.start && end < fieldset.end,
    )
    return legend ? shortLine(visibleText(html.slice(legend.openEnd, legend.closeStart))) : ''
  }
  return ''
}

/** 'first_name' as people write it. */
export function humanName(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
  return shortLine(words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1))
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'legend'])

/** Its own name, else its first heading, else the last heading before it. */
function labelOfForm(html: string, form: Located, elements: readonly Located[], index: number): string {
  const own = attributeValue(form, 'aria-label')?.trim()
  if (own) return shortLine(own)
  const named = elements.filter(({ tag }) => headings.has(tag))
  const within = named.find(({ start, end }) => start > form.start && end < form.end)
  const before = named.findLast(({ tag, end }) => tag !== 'legend' && end <= form.start)
  const heading = within ?? before
  const words = heading ? shortLine(visibleText(html.slice(heading.openEnd, heading.closeStart))) : ''
  return words || (index === 0 ? 'Form' : `Form ${index + 1}`)
}
