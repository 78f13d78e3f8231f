import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type PageFixture = { name: string; html: string }

const root = join(import.meta.dirname, '../..')

function pagesIn(folder: string): PageFixture[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => ({ name, html: readFileSync(join(path, name), 'utf8') }))
}

/** Small pages in different hands: theme variables, minified, formatted, old and sloppy, a piece without a body. */
export function fixturePages(): PageFixture[] {
  return pagesIn('test/fixtures/pages')
}

/** Real pages of others, where a collection lies beside the project; none elsewhere. */
export function collectedPages(): PageFixture[] {
  return [...pagesIn('../shared/data/html'), ...pagesIn('../shared/examples/pages')]
}

/** Pages that models wrote, where a collection lies beside the project; none elsewhere. */
export function modelPages(): PageFixture[] {
  return pagesIn('../shared/data/model-pages')
}
