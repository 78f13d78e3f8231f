import { openDocument } from '#design/document.ts'
import { fromTree, parseTree, toTree } from '#design/tree.ts'
import type { PageDocument } from '#design/types.ts'
import { readPage } from '#exporters/import/read-page.ts'
import { drawn } from './draw.ts'
import { foreignPage } from './foreign-page.ts'
import { families, ownPages } from './own-pages.ts'
import { collectedPages, fixturePages, modelPages, type PageFixture } from './page-fixtures.ts'
import { darkPage } from './sample-pages.ts'

/** Longer pages take long to draw so many cases from. */
const longest = 45_000

/** Pages of every origin: composed (some families, in the soak all), rendered from a tree, imported, written by people and by models. */
export async function pagesOfEveryOrigin(): Promise<PageFixture[]> {
  const own = ownPages(drawn(families(), 3))
  const trees = own.slice(0, 6).flatMap(({ name, html }) => {
    const parsed = parseTree(toTree(html))
    return parsed.ok ? [{ name: `${name} from its tree`, html: fromTree(parsed.tree) }] : []
  })
  const imported = await Promise.all(
    [{ name: 'foreign', html: foreignPage }, ...modelPages().filter((_, index) => index % 3 === 0)].map(
      async ({ name, html }) => ({ name: `${name} imported`, html: (await readPage('index.html', html, {})).html }),
    ),
  )
  const written = [...fixturePages(), ...collectedPages(), ...modelPages()]
  const sample = { name: 'sample', html: darkPage({ sections: 6 }) }
  return [...own, ...trees, ...imported, ...written, sample].filter(({ html }) => html.length < longest)
}

/** Those in which a change is exact, with enough in them to change. */
export async function documentsOfEveryOrigin(): Promise<PageDocument[]> {
  return (await pagesOfEveryOrigin())
    .map(({ html }) => openDocument(html))
    .filter(({ tidy, elements }) => tidy && elements.size > 12)
}
