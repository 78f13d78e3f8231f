import { listed, mark } from './marks.ts'
import { classesOf, type ReadPage } from './read-page.ts'
import { type Mark, partPoints } from './types.ts'

/** Names that only mark an element for others. */
const marker = /^(?:group|peer)(?:\/[\w-]+)?$/

/** The share of the page's class names that mean something: to Tailwind, to a style block or to a script of the page. */
export function markStyling(page: ReadPage, compiles: (name: string) => boolean): Mark[] {
  const names = [...new Set(page.nodes.flatMap(classesOf))]
  const scripts = page.nodes
    .filter(({ tag }) => tag === 'script')
    .map(({ own }) => own)
    .join('\n')
  const unknown = names.filter(
    (name) =>
      !marker.test(name) && !page.css.includes(`.${cssName(name)}`) && !scripts.includes(name) && !compiles(name),
  )
  const share = 1 - unknown.length / Math.max(1, names.length)
  return [mark('classes', partPoints.styling, (share - 0.95) / 0.05, listed(unknown))]
}

const cssName = (name: string) => name.replace(/[^\w-]/g, '\\$&')
