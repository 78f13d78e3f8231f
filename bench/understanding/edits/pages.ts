import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compose } from '#engine/composer/compose.ts'
import { drawRequests } from '../draw/requests.ts'
import { firstRequest } from '#test/support/first-request.ts'
import type { Tongue } from '../types.ts'
import { type SpokenPage, readParts } from './page-parts.ts'

export type DrawnPage = {
  name: string
  from: 'designer' | 'model' | 'foreign'
  tongue: Tongue
  html: string
  read: SpokenPage
}

const own = join(import.meta.dirname, '../../../test/corpus/edit-phrases/pages')
const foreign = join(import.meta.dirname, 'pages')
const shared = join(import.meta.dirname, '../../../../shared/data')

/** Pages to speak of: by the designer, in all languages, the project's own, and those beside the project where they are there. */
export function drawPages(seed: number, count: number, withShared: boolean): DrawnPage[] {
  const covered = drawRequests({ seed: seed + 17, count: count * 3, shared: false }).filter(({ heldOut }) => !heldOut)
  // pages for which parts were asked for have more to speak of
  const asksForParts = ({ facts }: (typeof covered)[number]) => facts.some(({ kind }) => kind === 'section')
  const requests = [...covered.filter(asksForParts), ...covered.filter((request) => !asksForParts(request))]
  const composed = requests.slice(0, count).map(({ id, tongue, prompt }): DrawnPage => {
    const { html } = compose(firstRequest(prompt))
    return { name: id, from: 'designer', tongue, html, read: readParts(html) }
  })
  const files = (folder: string, from: DrawnPage['from']): DrawnPage[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.html'))
          .sort()
          .map((name) => {
            const html = readFileSync(join(folder, name), 'utf8')
            return { name: basename(name, '.html'), from, tongue: 'en', html, read: readParts(html) }
          })
      : []
  const others = [
    ...files(own, 'model'),
    ...files(foreign, 'foreign'),
    ...(withShared ? [...files(join(shared, 'model-pages'), 'model'), ...files(join(shared, 'html'), 'foreign')] : []),
  ]
  const usable = others.filter(({ read }) => read.parts.some(({ entries, kind }) => entries.length > 1 && kind !== ''))
  // every third page is not the designer's
  return composed.flatMap((page, index) => {
    const other = index % 2 === 1 ? usable[Math.floor(index / 2) % Math.max(1, usable.length)] : undefined
    return other ? [page, other] : [page]
  })
}
