import { converter, differenceEuclidean, parse } from 'culori'
import { classesOf, type ReadPage } from './read-page.ts'

const toOklch = converter('oklch')
const deltaE = differenceEuclidean('oklab')

/** Colours that a page writes down: in its style blocks, its attributes and arbitrary values of its classes. */
export function writtenColors(page: ReadPage): string[] {
  const attributes = page.nodes.flatMap((node) => [
    node.attributes.style ?? '',
    node.attributes.fill ?? '',
    ...classesOf(node).filter((name) => name.includes('[#') || name.includes('[oklch')),
  ])
  const found = [page.css, ...attributes].join('\n').match(/#[0-9a-f]{3,8}\b|(?:oklch|oklab|rgba?|hsla?)\([^()]*\)/gi)
  return [...new Set(found ?? [])].map((color) => color.replaceAll('_', ' '))
}

/** Whether one of the colours is as asked: nearer than 0.1 (deltaE OK), or, for a mere hue, a clear colour within 30 degrees. */
export function hasColor(wanted: { css: string; loose: boolean }, colors: readonly string[]): boolean {
  const aim = parse(wanted.css)
  if (!aim) return true
  const hue = toOklch(aim).h ?? 0
  return colors.some((css) => {
    const color = parse(css)
    if (!color) return false
    if (deltaE(aim, color) < 0.1) return true
    const { c, h } = toOklch(color)
    return wanted.loose && c > 0.07 && h !== undefined && turn(h, hue) <= 30
  })
}

/** How many families of hues there are: clear colours sorted around the wheel, a gap of 40 degrees begins another. */
export function hueFamilies(colors: readonly string[]): number {
  const hues = colors
    .flatMap((css) => toOklch(parse(css)) ?? [])
    .filter(({ c, h, alpha = 1 }) => c > 0.06 && alpha > 0.2 && h !== undefined)
    .map(({ h = 0 }) => h)
    .sort((a, b) => a - b)
  if (hues.length === 0) return 0
  const gaps = hues.filter((hue, index) => turn(hue, hues[index - 1] ?? (hues.at(-1) as number)) >= 40).length
  return Math.max(1, gaps)
}

const turn = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
