import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compose } from '#engine/composer/compose.ts'

export type TargetPage = { name: string; html: string }

const request = (prompt: string) => ({
  prompt,
  mode: 'html' as const,
  pageName: 'Home',
  html: null,
  pages: [],
  chat: [],
  variant: 0,
})

const prompt =
  'A landing page for Tallyhand, software for stock counts, with features, team, opening hours, testimonials, an FAQ, ' +
  'a gallery and contact. Plans: Solo 9 € a month, Team 29 € a month, House 99 € a month.'

const families = ['windowsill', 'brass', 'cabinet', 'window-seat', 'waterline']
const plain = join(import.meta.dirname, '../../corpus/edit-phrases/pages')
const foreign = join(import.meta.dirname, '../../../bench/understanding/edits/pages')
const shared = join(import.meta.dirname, '../../../../shared/data/model-pages')

const read = (folder: string): TargetPage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }))

/** Pages of the designer in several families, plain ones, foreign ones, and those of models where they lie beside the project. */
export function targetPages(): TargetPage[] {
  const composed = families.map((family) => ({
    name: `composed: ${family}`,
    html: compose(request(prompt), { family }).html,
  }))
  return [...composed, ...read(plain), ...read(foreign), ...(existsSync(shared) ? read(shared) : [])]
}
