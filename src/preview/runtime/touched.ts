import { listen } from './natives.ts'

const stateAttributes = new Set(['open', 'value', 'checked', 'selected'])
let touched = new WeakSet<Element>()

/** Remembers what the person opened, typed and picked, so that a new rendering leaves it alone. */
export function watchTouches(): void {
  listen('input', onChange, true)
  listen('change', onChange, true)
  listen('click', onClick, true)
}

export function forgetTouches(): void {
  touched = new WeakSet()
}

/** Whether this attribute of this element is the person's and no longer the page's. */
export function isTouched(attribute: string, element: Element): boolean {
  if (!stateAttributes.has(attribute)) return false
  return touched.has(element.localName === 'option' ? (element.closest('select') ?? element) : element)
}

function onChange(event: Event): void {
  if (event.target instanceof Element) touched.add(event.target)
}

function onClick(event: Event): void {
  const details = event.target instanceof Element && event.target.closest('summary')?.parentElement
  if (details) touched.add(details)
}
