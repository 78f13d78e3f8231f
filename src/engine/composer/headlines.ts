import { textSizes } from '#design/text-sizes.ts'
import type { Family } from './library.ts'
import type { SectionTemplate } from './template/nodes.ts'

/** Classes of size, and those of weight, slant and spacing. */
const sizing = /^(?:[a-z]+:)*(?:text-(?:xs|sm|base|lg|\d?xl|\[(?=[^\]]*\d(?:rem|px|em|vw|cqw))[^\]]+\])|leading-.+)$/
const setting = /^(?:[a-z]+:)*(?:tracking-.+|font-.+|italic|not-italic|uppercase|lowercase|capitalize|normal-case)$/

/** The classes by which a section sets its headline, as they stand in its file; none when it has no plain one. */
export function headlineClasses(source: string): string {
  const tag = /<h2 [^>]*data-slot="headline"[^>]*>/.exec(source)?.[0] ?? ''
  // a headline that is fitted to its width keeps its own measure
  return tag.includes('data-fit') ? '' : (/class="([^"]*)"/.exec(tag)?.[1] ?? '')
}

const typeOf = (classes: string) => classes.split(/\s+/).filter((name) => sizing.test(name) || setting.test(name))

const known = new WeakMap<Family, readonly string[]>()

/** How most sections of a family set their headlines. */
function usualType(family: Family): readonly string[] {
  const before = known.get(family)
  if (before) return before
  const counts = new Map<string, number>()
  for (const { headline } of family.sections) {
    const type = typeOf(headline).join(' ')
    if (type) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const usual = most && most[1] >= 3 ? most[0].split(' ') : []
  known.set(family, usual)
  return usual
}

/** The largest size in rem that the classes reach. */
function largest(type: readonly string[]): number {
  const sizes = type.flatMap((name) => {
    const step = textSizes.get(/text-(lg|\d?xl)$/.exec(name)?.[1] ?? '')
    if (step) return [step / 16]
    return /text-\[/.test(name) ? [...name.matchAll(/(\d*\.?\d+)rem/g)].map(([, rem]) => Number(rem)) : []
  })
  return Math.max(0, ...sizes)
}

/** A face that a section names itself, which on another family's page would be a third one. */
const ownFace = /(?<=[\s"])(?:font-mono|(?:[a-z]+:)*\[font-family:[^\]\s"]*\])(?=[\s"])/g

/** A section that another family lends is set like the page it comes to: its faces, and its headline as large as it has room. */
export function withHouseType(html: string, template: SectionTemplate, family: Family): string {
  if (template.family === family.id) return html
  return withHouseHeadline(html.replace(ownFace, 'font-(family-name:--font-display)'), template, family)
}

function withHouseHeadline(html: string, template: SectionTemplate, family: Family): string {
  const house = usualType(family)
  const own = typeOf(template.headline)
  if (house.length === 0 || own.length === 0) return html
  const fits = largest(house) <= largest(own) * 1.15
  const type = fits
    ? house
    : [...own.filter((name) => sizing.test(name)), ...house.filter((name) => setting.test(name))]
  return html.replace(/(<h2 [^>]*class=")([^"]*)(")/g, (whole, open: string, classes: string, close: string) => {
    const names = classes.split(/\s+/)
    if (!own.every((name) => names.includes(name))) return whole
    return open + [...names.filter((name) => !own.includes(name)), ...type].join(' ') + close
  })
}
