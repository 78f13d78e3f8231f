import type { DrawnStyle } from '#design/direct-edits/looks.ts'

/** How far out the ground is looked for. */
const mostSheets = 40

/** How an element is drawn now. */
export function looksOf(element: Element): DrawnStyle {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const length = (value: string) => Number.parseFloat(value) || 0
  const sides = ['top', 'right', 'bottom', 'left'] as const
  const lined = sides.find(
    (side) =>
      length(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      style.getPropertyValue(`border-${side}-style`) !== 'none',
  )
  const around = element.parentElement
  return {
    ink: cut(style.color),
    grounds: groundsOf(element),
    line: lined ? cut(style.getPropertyValue(`border-${lined}-color`)) : null,
    around: around ? groundsOf(around) : [],
    display: cut(style.display),
    size: length(style.fontSize),
    weight: length(style.fontWeight),
    align: cut(style.textAlign),
    isRightToLeft: style.direction === 'rtl',
    padding: {
      top: length(style.paddingTop),
      right: length(style.paddingRight),
      bottom: length(style.paddingBottom),
      left: length(style.paddingLeft),
    },
    width: box.width,
    room: around ? roomIn(around) : 0,
    fit: cut(style.objectFit),
    position: cut(style.objectPosition),
    ratio: cut(style.aspectRatio),
  }
}

const cut = (value: string) => value.slice(0, 200)

function groundsOf(from: Element): string[] {
  const found: string[] = []
  for (let at: Element | null = from; at && found.length < mostSheets; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none') found.push('picture')
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) found.push(cut(backgroundColor))
  }
  return found.slice(0, mostSheets)
}

function roomIn(element: Element): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(element)
  const taken = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth]
  return element.getBoundingClientRect().width - taken.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0)
}
