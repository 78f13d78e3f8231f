import { expect, test } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from './compose.ts'

const sectionOf = (prompt: string) => {
  const { html, brief } = compose(firstRequest(prompt))
  return { html, language: brief.language, drawn: /data-section="(screen\/[\w-]+)"/.exec(html)?.[1] ?? null }
}

test.each([
  ['en', 'Movie browser app', 'catalog-cards', 'The Last Ferry Home'],
  ['en', 'Recipe browser', 'catalog-cards', 'Lentil Soup'],
  ['en', 'Product catalogue for furniture', 'shelves-cart', 'Oak Chair'],
  ['en', 'Online shop app for shoes with cart and checkout', 'shelves-cart', 'Felt Slipper'],
  ['de', 'Filmkatalog als App', 'catalog-cards', 'Zwei linke Stiefel'],
  ['de', 'Produktkatalog für Möbel mit Warenkorb', 'shelves-cart', 'Stuhl aus Eiche'],
  ['fr', 'Application catalogue de livres', 'catalog-cards', 'La Clé empruntée'],
  ['es', 'Aplicación de catálogo de recetas', 'catalog-cards', 'Sopa de lentejas'],
  ['it', 'App catalogo di giochi', 'catalog-cards', 'Nove lanterne'],
  ['pt', 'Aplicativo de catálogo de filmes', 'catalog-cards', 'Duas botas esquerdas'],
  ['no', 'Oppskriftskatalog som app', 'catalog-cards', 'Linsesuppe'],
  ['no', 'Produktkatalog for møbler', 'shelves-cart', 'Stol i eik'],
])('%s: %s', (language, prompt, variant, title) => {
  const section = sectionOf(prompt)
  expect([section.language, section.drawn]).toEqual([language, `screen/${variant}`])
  expect(section.html).toContain(title)
})

test.each([
  'bakery website',
  'landing page for a paint shop',
  'game studio website',
  'e-commerce website for a bike shop',
  'product catalogue website for a tile maker',
  'Online shop for handmade candles with cart and checkout',
  'Buchhandlung mit Onlineshop',
  'Site pour une boutique de vêtements',
  'Página para una tienda de bicicletas',
  'Sito per un negozio di scarpe',
  'Site de uma loja de flores',
  'Nettside for en bokhandel',
])('%s stays a page', (prompt) => {
  expect(sectionOf(prompt).drawn).toBeNull()
})

test('what was listed stands there instead of samples, with what was named of it and nothing else', () => {
  const { html } = sectionOf('Mineral catalogue app with categories: Silicates, Oxides. Entries: Beryl, Rutile, Zircon')
  for (const said of ['Beryl', 'Rutile', 'Zircon', 'Silicates', 'Oxides']) expect(html).toContain(said)
  expect((html.match(/<li[^>]*data-entry/g) ?? []).length).toBe(3)
  expect(html.slice(html.indexOf('<main'))).not.toMatch(/Example entries|Mineral 1|data-fact/)
})

test('what nobody has samples of is numbered by its own noun, with the fields that were named', () => {
  const { html } = sectionOf('Mineral catalogue app with name, price, hardness and colour')
  expect(html).toContain('Mineral 1')
  expect(html).toMatch(/<dt[^>]*>Hardness<\/dt>[\s\S]*<dt[^>]*>Colour<\/dt>/)
  expect(html).not.toMatch(/<dt[^>]*>(?:Name|Price)<\/dt>/)
})

test('groups that were named have samples of their own, or numbered ones, and nothing costs what is not sold', () => {
  const { html } = sectionOf('Book catalogue app with categories: Crime, Travel')
  for (const said of ['Silence on Platform Six', 'The Borrowed Key', 'Travel 1', 'Travel 4'])
    expect(html).toContain(said)
  expect(html).not.toMatch(/The Glass Orchard|<span[^>]*data-price/)
})
