import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageLanguages } from '#rules/languages.ts'

const home = join(import.meta.dirname, 'words')

/** Tables whose keys are words of the language, or that only some languages need: words/README.md says which and why. */
const own = [
  /^names\.json/,
  /^trades\.json\//,
  /^concepts\.json\/(?:colour|shade)\//,
  /^english\.json\/words\//,
  /^requests\.json\/(?:tones|sections|headings|kinds|components)\//,
  /^concepts\.json\/section\/(?:comparison|statement|subscription|sidebar|kpis|product)$/,
  /^concepts\.json\/component\/(?:toggle|changelog|table|card)$/,
  /^apps\.json\/units\/(?:€|kr)$/,
  /^say\/archetypes\.json\/[\w-]+\//,
  /^say\/offers\.json\/(?:usual|trades)\//,
  /^say\/samples\.json\/(?:expenses|people|alerts)/,
  /^say\/voice\.json\/articles\//,
  /^parts\.json\/nouns\//,
  /^records\.json\/(?:amount|day|head)Parts$/,
]

/** Every key of a table with those above it; lists are not looked into. */
function keysOf(value: unknown, above: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [above]
  return [above, ...Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${above}/${key}`))]
}

const filesOf = (language: string) =>
  readdirSync(join(home, language), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))

const folders = new Map(
  pageLanguages.map((language) => [
    language,
    new Set(
      filesOf(language)
        .flatMap((path) => keysOf(JSON.parse(readFileSync(join(home, language, path), 'utf8')), path))
        .filter((key) => !own.some((table) => table.test(key))),
    ),
  ]),
)

test.each(pageLanguages)('%s has every key that another language has', (language) => {
  const all = [...folders.entries()].flatMap(([other, keys]) => (other === language ? [] : [...keys]))
  // what edits are about is called by its English name: English needs no words for it
  const wanted = [...new Set(all)].filter((key) => language !== 'en' || !key.startsWith('english.json'))
  expect(wanted.length).toBeGreaterThan(300)
  expect(wanted.filter((key) => !folders.get(language)?.has(key))).toEqual([])
})

test('what is not in a folder of its language stands in one table of the rules, and in no folder else', () => {
  const table = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(table.map(({ name }) => name).sort()).toEqual([...pageLanguages].sort())
  expect(existsSync(join(home, 'README.md'))).toBe(true)
})
