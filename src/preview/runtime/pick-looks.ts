import type { DrawnStyle, DrawnWords } from '#design/direct-edits/looks.ts'

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
    words: wordsIn(element),
  }
}

/** As many as a message holds. */
const mostWords = 200

/** Elements in which words stand, from the top down; what has no place of its own, like a drawing, is passed over. */
function wordsIn(root: Element): DrawnWords[] {
  const found: DrawnWords[] = []
  const look = (element: Element, path: string, around: readonly string[]) => {
    if (found.length >= mostWords || /^(?:svg|script|style|template|select)$/i.test(element.tagName)) return
    const grounds = element === root ? [] : [...sheetsOf(element), ...around]
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '')
    if (hasWords && path.length < 200 && grounds.length < mostSheets)
      found.push({ path, tag: element.localName.slice(0, 200), ink: inkOf(element), grounds })
    for (const [at, child] of [...element.children].entries())
      look(child, path === '' ? `${at}` : `${path}/${at}`, grounds)
  }
  look(root, '', [])
  return found
}

/** Words that are cut out of what is behind them are filled with nothing. */
function inkOf(element: Element): string {
  const { color, webkitTextFillColor } = getComputedStyle(element)
  return cut(empty.test(webkitTextFillColor) ? 'picture' : color)
}

const cut = (value: string) => value.slice(0, 200)

function groundsOf(from: Element): string[] {
  const found: string[] = []
  for (let at: Element | null = from; at && found.length < mostSheets; at = at.parentElement) {
    found.push(...sheetsOf(at))
  }
  return found.slice(0, mostSheets)
}

const empty = /^(?:transparent|rgba\(0, 0, 0, 0\))$/

/** What an element itself lays behind its words. */
function sheetsOf(element: Element): string[] {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return [
    ...(backgroundImage === 'none' ? [] : ['picture']),
    ...(empty.test(backgroundColor) ? [] : [cut(backgroundColor)]),
  ]
}

function roomIn(element: Element): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(element)
  const taken = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth]
  return element.getBoundingClientRect().width - taken.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0)
}
