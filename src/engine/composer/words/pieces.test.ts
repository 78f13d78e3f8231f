import { expect, test } from 'vitest'
import { appScreens, taskLists } from '../../understanding/app-words.ts'
import { gameNames } from '../../understanding/game-words.ts'
import type { SectionContent, Text } from '../types.ts'
import { readBrief } from './brief.ts'
import { writeCopy } from './copy.ts'
import { foldedAs } from '../drawings.ts'
import { componentNames } from './lexicon/component-words.ts'
import { pageLanguages } from '#rules/languages.ts'
import { guides } from './phrases/guides.ts'
import { appPlaces, pieces } from './phrases/pieces.ts'
import { posts } from './phrases/posts.ts'

test('every component and screen that is drawn from words has them in all pageLanguages, in the same shape', () => {
  const shape = (language: (typeof pageLanguages)[number]) =>
    Object.fromEntries(
      Object.entries(pieces[language]).map(([name, piece]) => [name, Object.keys(piece).sort().join(' ')]),
    )
  for (const language of pageLanguages) expect(shape(language), language).toEqual(shape('en'))
  const drawn = [
    ...componentNames.keys(),
    ...Object.values(foldedAs).map(({ drawing }) => drawing),
    ...appScreens,
    ...taskLists.map((list) => `tasks-${list}`),
    ...gameNames.map((name) => `game-${name}`),
  ]
  expect(drawn).toEqual(expect.arrayContaining(Object.keys(pieces.en)))
  for (const language of pageLanguages) {
    expect(appPlaces[language]).toHaveLength(6)
    expect(posts[language].parts).toHaveLength(4)
    expect(guides[language].parts).toHaveLength(5)
  }
})

test.each<[request: string, kind: string, component: string | null]>([
  ['A navbar', 'component', 'navbar'],
  ['Sidebar navigation for an admin app', 'component', 'side-nav'],
  ['A card component for a recipe', 'component', 'recipe-card'],
  ['Profile card', 'component', 'profile'],
  ['Product card grid with filters', 'component', 'product-grid'],
  ['A modal dialog to confirm deletion', 'component', 'modal'],
  ['Hero section for a meditation app', 'component', 'hero'],
  ['Team section with 4 members', 'component', 'team'],
  ['Image gallery', 'component', 'gallery'],
  ['404 page', 'component', 'not-found'],
  ['Cookie banner', 'component', 'cookie-notice'],
  ['Dropdown menu', 'component', 'dropdown'],
  ['Eine Preistabelle mit drei Tarifen', 'component', 'pricing-table'],
  ['Ein Kontaktformular mit Name, E-Mail und Nachricht', 'component', 'form'],
  ['Settings page for a project management app', 'screen', 'settings'],
  ['A kanban board app for small teams', 'screen', 'board'],
  ['A landing page for a kanban board app', 'landing', null],
  ['A calendar app', 'screen', 'agenda'],
  ['Email inbox screen', 'screen', 'inbox'],
  ['Checkout page for an online shoe store', 'screen', 'checkout'],
  ['Search results page', 'screen', 'results'],
  ['A shopping cart page', 'cart', null],
  ['Sign up page with Google and email', 'login', null],
  ['Forgot password page', 'login', null],
  ['Blog post about growing tomatoes on a balcony', 'article', null],
  ['A blog about slow travel', 'blog', null],
  ['Documentation for an open source CLI called Trellis', 'docs', null],
  ['API reference page', 'docs', null],
])('%s: %s %s', (request, kind, component) => {
  const brief = readBrief(request)
  expect([brief.kind, brief.component]).toEqual([kind, component])
})

const limits = { variant: 0, items: [1, 12] as [number, number] }
const written = (request: string, kind: 'component' | 'screen' | 'article' | 'guide'): SectionContent =>
  writeCopy(readBrief(request), kind, null, limits)
const plain = (text: Text | undefined) => (typeof text === 'string' ? text : (text?.placeholder ?? ''))

test.each([
  ['A stepper with four steps', 4],
  ['Stepper with 5 steps', 5],
  ['FAQ accordion with three questions', 3],
])('%s has as many', (request, count) => {
  expect(written(request, 'component').items).toHaveLength(count)
})

test('a form has the fields that were named, in the order of a form', () => {
  const { fields } = written('A form with company, message, phone, full name and email', 'component')
  expect(fields.map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'company', 'message'])
})

test('what a piece has anyway is not taken for its content', () => {
  const rows = written('A data table with sorting and pagination', 'component').items
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.map(({ title }) => plain(title)).join()).not.toMatch(/sort|pagin/i)
})

test('a post is about what was asked, and leaves to the writer what only they know', () => {
  const { headline, items, body } = written('Blog post about growing tomatoes on a balcony', 'article')
  expect(plain(headline).toLowerCase()).toContain('growing tomatoes on a balcony')
  expect(body?.length).toBeGreaterThan(1)
  expect(items.length).toBeGreaterThan(3)
  expect(items.flatMap(({ points }) => points ?? []).some((text) => typeof text !== 'string')).toBe(true)
})

test('a guide names the product in its commands', () => {
  const { items } = written('Documentation for an open source CLI called Trellis', 'guide')
  expect(items.map(({ tag }) => plain(tag)).join('\n')).toContain('install --global trellis')
})

test('a plan called Team is no section of people, and prices come first on a page of prices', () => {
  const { sections, brand } = readBrief('Pricing page with three plans: Free 0 €, Pro 12 €, Team 29 €')
  expect(sections.map(({ kind, items }) => [kind, items.map(({ title }) => title)])).toEqual([
    ['pricing', ['Free', 'Pro', 'Team']],
  ])
  expect(brand).toBeNull()
})
