import { attributeValue, type Located } from '../parse.ts'
import { visibleText } from '../text.ts'

export const labelMax = 120

/** One line of at most `labelMax` letters. */
export function shortLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= labelMax ? line : `${line.slice(0, labelMax - 1).trimEnd()}…`
}

const controls = new Set(['input', 'select', 'textarea', 'button', 'option'])

/** Finds what people read beside a field. Made once for a page. */
export function labelFinder(html: string, elements: readonly Located[]): (field: Located) => string {
  const byFor = new Map<string, Located>()
  const byId = new Map<string, Located>()
  for (const element of elements) {
    const id = attributeValue(element, 'id')
    if (id && !byId.has(id)) byId.set(id, element)
    const target = element.tag === 'label' ? attributeValue(element, 'for') : null
    if (target && !byFor.has(target)) byFor.set(target, element)
  }
  const words = (element: Located) => visibleText(withoutControls(html, element, elements))
  const around = (field: Located) => {
    for (let at = field.parent; at >= 0; at = elements[at]?.parent ?? -1)
      if (elements[at]?.tag === 'label') return elements[at]
    return undefined
  }
  return (field) => {
    const named = (attributeValue(field, 'aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => byId.get(id))
      .map((other) => (other ? words(other) : ''))
      .join(' ')
    const label = byFor.get(attributeValue(field, 'id') ?? '') ?? around(field)
    const said = [named, attributeValue(field, 'aria-label'), label ? words(label) : '']
    const rest = [attributeValue(field, 'placeholder'), attributeValue(field, 'title')]
    return shortLine([...said, ...rest].find((text) => text?.trim()) ?? '')
  }
}

function withoutControls(html: string, around: Located, elements: readonly Located[]): string {
  let text = ''
  let at = around.openEnd
  for (const { tag, start, end } of elements) {
    if (start < at || end > around.closeStart || !controls.has(tag)) continue
    text += html.slice(at, start)
    at = end
  }
  return text + html.slice(at, around.closeStart)
}
