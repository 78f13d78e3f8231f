import type { DomElement } from './jsx-children.ts'
import type { SourceAttribute } from './jsx-attributes.ts'
import { jsxValue, stringLiteral } from './jsx-text.ts'

/** The attributes of an element whose state belongs to the person: what the page says is only where it begins. */
export type FormAttributes = {
  attributes: SourceAttribute[]
  written: string[] /** it has no children of its own in JSX */
  isWhole: boolean
}

/** Inputs whose value is no state: what they send or what they are called. */
const namedByValue = /^(button|checkbox|hidden|image|radio|reset|submit)$/i

/** @param isExact every blank of a text counts, that of an option too */
export function formAttributes(element: DomElement, isExact: boolean): FormAttributes {
  const { tagName, attrs } = element
  const read = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? null
  const without = (...names: string[]) => attrs.filter(({ name }) => !names.includes(name))
  if (tagName === 'input') {
    const value = read('value')
    const isState = value !== null && !namedByValue.test(read('type') ?? 'text')
    return {
      attributes: without('checked', ...(isState ? ['value'] : [])),
      written: [
        ...(isState ? [`defaultValue=${jsxValue(value)}`] : []),
        ...(read('checked') === null ? [] : ['defaultChecked']),
      ],
      isWhole: true,
    }
  }
  if (tagName === 'textarea') {
    const text = textOf(element)
    return { attributes: attrs, written: text === '' ? [] : [`defaultValue=${jsxValue(text)}`], isWhole: true }
  }
  if (tagName === 'select') {
    const chosen = optionsOf(element)
      .filter((option) => option.attrs.some(({ name }) => name === 'selected'))
      .map((option) => valueOf(option, isExact))
    const [first] = chosen
    if (first === undefined) return { attributes: attrs, written: [], isWhole: false }
    const isMultiple = read('multiple') !== null
    const value = isMultiple ? `{[${chosen.map(stringLiteral).join(', ')}]}` : jsxValue(chosen.at(-1) ?? first)
    return { attributes: attrs, written: [`defaultValue=${value}`], isWhole: false }
  }
  return { attributes: tagName === 'option' ? without('selected') : attrs, written: [], isWhole: false }
}

function optionsOf(element: DomElement): DomElement[] {
  const inner = element.childNodes.filter((node) => 'tagName' in node)
  return inner.flatMap((node) => (node.tagName === 'option' ? [node] : optionsOf(node)))
}

/** Without a value it is its text; a blank that does not break is a letter of it. */
function valueOf(option: DomElement, isExact: boolean): string {
  const value = option.attrs.find(({ name }) => name === 'value')?.value
  if (value !== undefined) return value
  const text = textOf(option)
  return isExact ? text : text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')
}

function textOf(element: DomElement): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
