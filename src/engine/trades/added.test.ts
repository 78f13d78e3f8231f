import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'

/** A place with all trades and one more, which nobody but its folder knows of. */
const place = vi.hoisted(() => ({ home: '' }))
vi.mock('./home.ts', async (importOriginal) => {
  const { tradesHome } = await importOriginal<typeof import('./home.ts')>()
  place.home = mkdtempSync(join(tmpdir(), 'trades-'))
  for (const entry of readdirSync(tradesHome, { withFileTypes: true }))
    if (entry.isDirectory()) symlinkSync(join(tradesHome, entry.name), join(place.home, entry.name))
  addTrade(place.home)
  return { tradesHome: place.home }
})

function addTrade(home: string): void {
  const folder = join(home, 'bell-foundry')
  mkdirSync(folder)
  const write = (name: string, content: object) => {
    writeFileSync(join(folder, name), JSON.stringify(content))
  }
  write('facts.json', {
    archetype: 'shop',
    hue: 70,
    tones: ['rustic'],
    sections: ['products', 'steps', 'about', 'contact'],
    offers: 'products',
    like: 'crafts',
  })
  write('en.json', {
    trade: 'a bell foundry',
    nouns: { 'bell foundry': { also: ['bell founder'], takes: ['church'], not: ['bicycle'] } },
    offer: 'bells',
    standIn: ['Clapper & Crown'],
    cta: ['Ask for a bell > contact'],
    parts: {
      hero: { head: ['{brand}. Heard two villages on.'], lead: ['Bronze, a mould and a still day.'] },
      products: {
        head: ['Bells by weight'],
        items: ['Handbell | Fits a pocket, wakes a room.', 'Tower bell | Ask your tower.'],
      },
    },
  })
  write('de.json', { trade: 'eine Glockengießerei', nouns: { glockengießerei: {} } })
}

afterAll(() => {
  rmSync(place.home, { recursive: true })
})

const compose = async (prompt: string) => (await import('../composer/compose.ts')).compose(firstRequest(prompt))

test('a folder is all that a trade needs: it is found, read and speaks', async () => {
  const { brief, html, reply } = await compose('a church bell foundry in Leeds')
  expect(brief).toMatchObject({ domain: 'bell-foundry', place: 'Leeds' })
  expect(html).toContain('Bells by weight')
  expect(html).toContain('Fits a pocket, wakes a room.')
  expect(html).toMatch(/content="[^"]*domain=bell-foundry"/)
  expect(reply).toContain('Clapper & Crown')
})

test('a language without words of its own names it in the general voice', async () => {
  const { brief, html } = await compose('Seite für eine Glockengießerei in Jena')
  expect(brief.domain).toBe('bell-foundry')
  expect(html).not.toContain('Bells by weight')
})

test('what its noun excludes is none, and the looks of the trade that it is like are its own', async () => {
  expect((await compose('a bicycle bell foundry in Leeds')).brief.domain).not.toBe('bell-foundry')
  const { library } = await import('../composer/library.ts')
  const looks = [...library().families.values()].filter(({ suits }) => suits.domains['crafts'] !== undefined)
  expect(looks.length).toBeGreaterThan(3)
  for (const { suits } of looks) expect(suits.domains['bell-foundry']).toBe(suits.domains['crafts'])
})
