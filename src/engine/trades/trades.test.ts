import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTradeFacts, readWording } from '../composer/words/trade-words.ts'
import { plainWord } from '../understanding/tokens.ts'
import { nounsOf } from '../understanding/trade-nouns.ts'
import { readingLanguages } from '../understanding/types.ts'
import { tradesHome } from './home.ts'
import { tradeFolders, tradeLanguages } from './trade-folders.ts'

test('there are trades', () => {
  expect(tradeFolders().length).toBeGreaterThan(50)
})

test.for(tradeFolders())('%s is complete, its headlines name the brand', (id) => {
  expect(readTradeFacts(id).domain).toBe(id)
  expect(tradeLanguages(id)).toContain('en')
  for (const language of tradeLanguages(id)) {
    expect(readingLanguages).toContain(language)
    const wording = readWording(id, language)
    expect(wording?.trade).toBeTruthy()
    for (const head of wording?.parts.hero?.head ?? []) expect(head, language).toContain('{brand}')
    for (const { needs, takes } of Object.values(nounsOf(id, language))) expect(needs && takes).toBeUndefined()
  }
})

test.for(readingLanguages)('%s: a noun heads one trade, and stands in one file', (language) => {
  const shared = JSON.parse(
    readFileSync(join(tradesHome, '../understanding/words', language, 'trades.json'), 'utf8'),
  ) as Record<string, { also?: string[]; is?: string; with?: object }>
  // a row without a trade yields to a trade that comes to have one
  const deciding = Object.entries(shared).filter(([, row]) => row.is !== undefined || row.with !== undefined)
  const files = [['words', deciding] as const, ...tradeFolders().map((id) => [id, rowsOf(id)] as const)]
  function rowsOf(id: string): [string, { also?: string[] | undefined }][] {
    return Object.entries(nounsOf(id, language))
  }
  const places = files.flatMap(([file, rows]) =>
    rows.flatMap(([noun, { also = [] }]) => [noun, ...also].map((one) => ({ file, noun: plainWord(one) }))),
  )
  expect(places.length).toBeGreaterThan(200)
  const twice = [...Map.groupBy(places, ({ noun }) => noun)].filter(([, all]) => all.length > 1)
  expect(twice.map(([noun, all]) => `${noun}: ${all.map(({ file }) => file).join(', ')}`)).toEqual([])
})

const place = mkdtempSync(join(tmpdir(), 'trades-'))
afterAll(() => {
  rmSync(place, { recursive: true })
})

/** A copy of the bakery in which one file is another. */
function broken(name: string, change: (file: Record<string, unknown>) => unknown): void {
  const folder = join(place, 'bakery')
  cpSync(join(tradesHome, 'bakery'), folder, { recursive: true })
  const file = join(folder, name)
  const changed = change(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
  writeFileSync(file, typeof changed === 'string' ? changed : JSON.stringify(changed))
}

test.for<[what: string, name: string, change: Record<string, unknown> | string, field: string]>([
  ['a hue in words', 'facts.json', { hue: 'red' }, 'hue'],
  ['a section that is none', 'facts.json', { sections: ['products', 'steps', 'shelf'] }, 'sections[2]'],
  ['a field that nobody knows', 'facts.json', { colour: 'red' }, 'colour'],
  ['a trade that has no folder', 'facts.json', { like: 'bakeries' }, 'bakeries'],
  ['a tone that is none', 'facts.json', { tones: ['tasty'] }, 'tones[0]'],
  ['words without the name of the trade', 'en.json', { trade: undefined }, 'trade'],
  ['a noun with a field that nobody knows', 'fr.json', { nouns: { fournil: { is: 'bakery' } } }, 'nouns.fournil'],
  ['words for a noun that it has not', 'fr.json', { speaksFor: ['moulin'] }, 'moulin'],
  ['buttons without names', 'de.json', { standIn: undefined }, 'standIn'],
  ['wording for a part that is none', 'de.json', { parts: { shelf: { head: ['Im Regal'] } } }, 'shelf'],
  ['no JSON', 'es.json', '{ "trade": ', 'JSON'],
])('%s is told with the file and the field', ([, name, change, field]) => {
  broken(name, (file) => (typeof change === 'string' ? change : { ...file, ...change }))
  const read = () =>
    name === 'facts.json'
      ? readTradeFacts('bakery', place)
      : readWording('bakery', name.slice(0, -'.json'.length), place)
  expect(read).toThrow(`trades/bakery/${name}`)
  expect(read).toThrow(field)
})

test('a folder without facts is told', () => {
  expect(() => readTradeFacts('nowhere', place)).toThrow('trades/nowhere/facts.json is missing')
})
