import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foreignPage } from '#test/support/foreign-page.ts'

/** A page that a model wrote, whole. */
export type WrittenPage = { name: string; path: string; html: string }

const beside = join(import.meta.dirname, '../../../shared/data/model-pages')
const own = join(import.meta.dirname, '../../test/fixtures/looks')
const made = join(import.meta.dirname, '../../.bench/model-pages')

/** Pages of models where they lie beside the project, else pages of our own and one of five hosts, to the same verdict. */
export function writtenPages(onlyOwn: boolean): { where: 'beside' | 'own'; pages: WrittenPage[] } {
  if (!onlyOwn && existsSync(beside)) return { where: 'beside', pages: pagesIn(beside) }
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, 'five-hosts.html'), foreignPage)
  // no model writes tables of 1998
  const ours = pagesIn(own).filter(({ name }) => name !== 'old-tables')
  return { where: 'own', pages: [...ours, ...pagesIn(made)] }
}

function pagesIn(folder: string): WrittenPage[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'))
  return names.toSorted().map((name) => {
    const path = join(folder, name)
    return { name: name.replace(/\.html$/, ''), path, html: readFileSync(path, 'utf8') }
  })
}
