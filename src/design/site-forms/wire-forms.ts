import { attributeValue, parseSource } from '../parse.ts'
import { sortedSplices, applySplices } from '../splices.ts'
import { attributeSplice } from '../start-tag.ts'
import type { Splice } from '../types.ts'
import { type PlacedForm, readForms } from './read-forms.ts'

/** Where the answers of a form go, on the site's own origin. */
export const formPath = (key: string) => `/_forms/${key}`

/** The fields that are ours; names that begin with a line are no one else's. */
export const trapField = '_more'
export const stampField = '_stamp'

/** Stands where the server writes the time at which it serves the page. */
export const stampMark = (key: string) => `%%stamp:${key}%%`

/** Every mark of a page, in its order. */
export const stampMarks = /%%stamp:([a-z0-9]{20})%%/g

const hidden = 'position:absolute;left:-6000px;width:1px;height:1px;overflow:hidden'

/**
 * Makes the forms of a page work without a script: each is sent to its key, every field has a name, every choice says what
 * it stands for. What we add stands at the end of the page, so that the form is laid out as it was.
 *
 * @param keys of its forms, in the order of `readForms`
 */
export function wireForms(html: string, keys: readonly string[]): string {
  const forms = readForms(html).flatMap((form, at) => (keys[at] === undefined ? [] : [{ form, key: keys[at] }]))
  if (forms.length === 0) return html
  const splices = forms.flatMap(({ form, key }) => wired(html, form, key))
  const { elements } = parseSource(html)
  const body = elements.find(({ place }) => place === 'body')
  const end = body?.closeStart ?? html.length
  const own = forms.map(({ form, key }) => ourFields(form, key)).join('')
  return applySplices(html, sortedSplices([...splices, { start: end, end, insert: own }]))
}

const idOf = (form: PlacedForm, key: string) => attributeValue(form.element, 'id') || `form-${key}`

function wired(html: string, form: PlacedForm, key: string): Splice[] {
  const set = (element: PlacedForm['element'], values: Record<string, string | null>): Splice[] =>
    merged(html, element, values)
  return [
    ...set(form.element, {
      id: idOf(form, key),
      action: formPath(key),
      method: 'post',
      enctype: null,
      target: null,
      'accept-charset': null,
    }),
    ...form.buttons.flatMap((button) =>
      set(button, { formaction: null, formmethod: null, formenctype: null, formtarget: null }),
    ),
    ...form.controls.flatMap(({ element, name, label, type }) => {
      const isChoice = type === 'radio' || type === 'checkbox'
      const values: Record<string, string> = { name }
      if (isChoice && attributeValue(element, 'value') === null && label !== '') values['value'] = label
      return set(element, values)
    }),
  ]
}

/** Several attributes of one tag: what is added at the same place becomes one change. */
function merged(html: string, element: PlacedForm['element'], values: Record<string, string | null>): Splice[] {
  const splices = Object.entries(values).flatMap(([name, value]) => attributeSplice(html, element, name, value) ?? [])
  const added = splices.filter(({ start, end }) => start === end)
  const [first] = added
  const rest = splices.filter(({ start, end }) => start !== end)
  if (!first) return rest
  return [...rest, { ...first, insert: added.map(({ insert }) => insert).join('') }]
}

function ourFields(form: PlacedForm, key: string): string {
  const id = idOf(form, key)
  return (
    `<div style="${hidden}" aria-hidden="true"><input type="hidden" name="${stampField}" value="${stampMark(key)}" form="${attribute(id)}">` +
    `<label>Leave this empty<input type="text" name="${trapField}" tabindex="-1" autocomplete="off" form="${attribute(id)}"></label></div>`
  )
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
