/** Classes with what they do, to be tried as inline styles before they are proposed. */
export type Cure = { add: string; styles: Record<string, string> }

/** Whether it helps when an element is dressed like that; afterwards it is as it was. */
export function helps(element: HTMLElement | SVGElement, styles: Cure['styles'], isGood: () => boolean): boolean {
  const before = element.getAttribute('style')
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  const good = isGood()
  if (before === null) element.removeAttribute('style')
  else element.setAttribute('style', before)
  return good
}

/** Child-element indices from the body down; null for what stands outside it. */
export function pathOf(element: Element): string | null {
  const steps: number[] = []
  let at: Element = element
  while (at !== document.body) {
    const above = at.parentElement
    if (!above) return null
    steps.unshift([...above.children].indexOf(at))
    at = above
  }
  return steps.join('/')
}

/** The classes of an element that a pattern names, as one text. */
export function classesLike(element: Element, pattern: RegExp): string {
  return [...element.classList].filter((name) => pattern.test(name)).join(' ')
}

export const isStyled = (element: Element | null): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement
