import { sourceOf } from '#design/document.ts'
import type { Operation } from '#design/types.ts'
import { escapeText } from '../template/markup.ts'
import { attributeOf, around, type OpenPage } from './open-page.ts'

/** Of an app that shows one view at a time: the link that leads to a new one, behind the others. `html` is that of the view. */
export function linkToView(page: OpenPage, html: string, label: string): Operation[] {
  const id = /^<[a-z]+ id="([^"]+)"/.exec(html)?.[1]
  const bar = page.parts.find((part) => (attributeOf(page, part, 'data-behaves') ?? '').split(' ').includes('views'))
  if (!id || !bar) return []
  const entries = page.parts.filter(
    (part) =>
      part.tag === 'li' &&
      around(page, part).some(({ key }) => key === bar.key) &&
      /<a\b/.test(sourceOf(page.document, part.key)),
  )
  const [last] = entries.slice(-1)
  if (!last) return []
  const copy = sourceOf(page.document, last.key)
    .replace(/href="#[^"]*"/, () => `href="#${id}"`)
    .replace(/ aria-current="page"/, '')
    .replace(last.text, () => escapeText(label))
  return [{ do: 'after', k: last.key, html: copy }]
}
