import { readdirSync, readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { pageLanguages } from '#rules/languages.ts'
import { conformance, unknownClasses } from '#test/support/family-checks.ts'
import type { GenerationRequest } from '../types.ts'
import { deltaE, parseColor } from './color.ts'
import { compose } from './compose.ts'
import { library } from './library.ts'
import { shellWords } from './shell-words.ts'
import { uiWords } from './words/copy.ts'

const ask = (prompt: string, more: Partial<GenerationRequest> = {}) =>
  compose(
    { prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0, ...more },
    { year: 2027 },
  )

type Case = { prompt: string; brand?: string; kinds?: string[]; says?: string[] }

const cases: Case[] = [
  {
    prompt:
      'A landing page for Nordlys Kaffe, a small coffee roastery in Bergen, with a subscription section, opening hours and a contact form',
    brand: 'Nordlys Kaffe',
    kinds: ['subscription', 'hours', 'contact'],
  },
  {
    prompt:
      'A homepage for a pizza delivery service called Forno Volante: menu highlights, how delivery works, opening hours, order button',
    brand: 'Forno Volante',
    kinds: ['menu', 'steps', 'hours'],
  },
  {
    prompt:
      'Landing page for Okapi, bookkeeping software for freelancers: features, three pricing plans (Solo 9 €, ' +
      'Studio 19 €, Office 39 € per month), FAQ and sign-up',
    brand: 'Okapi',
    kinds: ['features', 'pricing', 'faq'],
    says: ['Solo', 'Studio', 'Office', '9 €', '19 €', '39 €'],
  },
  {
    prompt: 'A dog walking service called Waggle in Leeds, playful, with prices and a booking form',
    brand: 'Waggle',
    kinds: ['pricing', 'booking'],
  },
  {
    prompt:
      'Eine Website für die Zahnarztpraxis Dr. Ilse Brandt in Hamburg: Leistungen, Team, Sprechzeiten, Online-Terminanfrage',
    kinds: ['services', 'team', 'hours', 'booking'],
  },
  {
    prompt: 'A website for Castellane Avocats, a small law firm in Lyon: practice areas, approach, team, contact',
    brand: 'Castellane Avocats',
    kinds: ['services', 'team', 'contact'],
  },
  {
    prompt: 'A plumber in Manchester called Brightwater, 24 hour emergency service, phone 0161 496 0000',
    brand: 'Brightwater',
    says: ['0161 496 0000'],
  },
  {
    prompt: 'Portfolio for the photographer Ines Duarte in Porto: galleries, about, packages on request, contact',
    brand: 'Ines Duarte',
    kinds: ['gallery', 'about', 'contact'],
  },
  {
    prompt:
      'A page for the music festival Blåskjell on the island of Frøya, 2 to 4 July: line-up, tickets, travel, camping',
    brand: 'Blåskjell',
  },
  {
    prompt:
      'A website for Still Water yoga studio in Portland with weekly class schedule, teachers, pricing (drop-in $22, ten classes $180, monthly $140)',
    brand: 'Still Water',
    kinds: ['schedule', 'team', 'pricing'],
    says: ['$22', '$180', '$140'],
  },
  {
    prompt: 'A landing page for the history podcast "The Quiet Century" with latest episodes and newsletter',
    brand: 'The Quiet Century',
    kinds: ['episodes', 'newsletter'],
  },
  {
    prompt:
      'A website for River Keepers Lahn, volunteers cleaning a river: what we do, next clean-up days, become a member, donate',
    brand: 'River Keepers Lahn',
  },
  { prompt: 'An accountant in Bremen named Hartmann & Sohn, corporate, navy', brand: 'Hartmann & Sohn' },
  {
    prompt: 'Website for Hotel Almendra in Granada: rooms, breakfast, location, booking request form',
    brand: 'Hotel Almendra',
    kinds: ['location', 'booking'],
  },
  {
    prompt: 'A landing page for Brisk, a habit tracking app: features, screens, privacy, download',
    brand: 'Brisk',
    kinds: ['features', 'download'],
  },
  {
    prompt:
      'A bicycle workshop called Kettenreaktion: repairs with prices (puncture 12 €, brake service 35 €), book a repair',
    brand: 'Kettenreaktion',
    says: ['12 €', '35 €'],
  },
  {
    prompt: 'Site for the design agency Plainsong: selected work, services, process, contact; bold and typographic',
    brand: 'Plainsong',
    kinds: ['gallery', 'services', 'steps', 'contact'],
  },
  {
    prompt: 'An online course, Bookbinding at Home: six lessons, tools list, price 89 €, FAQ, enrol',
    kinds: ['faq'],
    says: ['89 €'],
  },
  { prompt: 'A site for a gardener', kinds: [] },
  {
    prompt:
      'A nursery school called The Little Foxes in Bristol: our day, rooms by age, fees on request, visit us form',
    brand: 'The Little Foxes',
  },
  {
    prompt: 'A coming soon page for a meditation app called Tidepool with e-mail sign-up, calm blue',
    brand: 'Tidepool',
  },
  { prompt: 'A login form with social auth for a project tool called Fathom', brand: 'Fathom', kinds: ['auth'] },
  {
    prompt: 'Analytics dashboard layout with sidebar, KPI cards, a line chart, a table and filters',
    kinds: ['kpis', 'chart', 'table'],
  },
  {
    prompt: 'A mobile cart screen with line items, promo code, summary and checkout',
    kinds: ['cart'],
    says: ['Summary'],
  },
  {
    prompt:
      'An e-commerce product page for the Lumen One headphones with gallery, specs, reviews section and add to cart',
    kinds: ['product', 'specs'],
  },
  {
    prompt: 'Una web para la librería Luna en Sevilla con eventos, sobre nosotros y contacto',
    brand: 'Luna',
    kinds: ['events', 'about', 'contact'],
  },
  { prompt: 'Nettside for en frisør i Oslo med priser og åpningstider', kinds: ['pricing', 'hours'] },
]

type Element = DefaultTreeAdapterTypes.Element
const read = (html: string): Element[] => {
  const walk = (nodes: DefaultTreeAdapterTypes.ChildNode[]): Element[] =>
    nodes.flatMap((node) => ('tagName' in node ? [node, ...walk(node.childNodes)] : []))
  return walk(parse(html).childNodes)
}
const get = (node: Element | undefined, name: string) => node?.attrs.find((attribute) => attribute.name === name)?.value
const textOf = (node: Element): string =>
  node.childNodes.map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : '')).join('')

test.each(cases)('$prompt', async ({ prompt, brand, kinds = [], says = [] }) => {
  const { html, parts } = ask(prompt)
  const elements = read(html)
  expect(parts.map((part) => part.html).join('')).toBe(html)
  expect(await conformance(html)).toEqual([])
  expect(await unknownClasses(html)).toEqual([])
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="[a-z]{2}"/)
  for (const name of ['viewport', 'description'])
    expect(
      get(
        elements.find((node) => get(node, 'name') === name),
        'content',
      ),
      name,
    ).toBeTruthy()
  expect(html).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//)

  const headings = elements.filter((node) => node.tagName === 'h1')
  expect(headings).toHaveLength(1)
  if (brand) {
    expect(textOf(headings[0] as Element).toLowerCase()).toContain(brand.toLowerCase())
    expect(textOf(elements.find((node) => node.tagName === 'title') as Element)).toContain(brand)
  }

  const ids = elements.flatMap((node) => get(node, 'id') ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const links = elements.filter((node) => node.tagName === 'a').map((node) => get(node, 'href') ?? '')
  expect(
    links.filter((href) => href === '' || href === '#' || (href.startsWith('#') && !ids.includes(href.slice(1)))),
  ).toEqual([])

  const present = elements.flatMap((node) => get(node, 'data-section')?.split('/')[0] ?? [])
  expect(present).toEqual(expect.arrayContaining(kinds))
  for (const words of says) expect(html.replaceAll('&nbsp;', ' ')).toContain(words)
})

test('every word that a template takes from the dictionary is in all of them', () => {
  const templates = [...library().families.values()].flatMap(({ sections, art }) => [...sections, ...art])
  const needed = new Set(templates.flatMap(({ compiled }) => [...compiled().words.keys()]))
  expect(needed.size).toBeGreaterThan(3)
  for (const language of pageLanguages) {
    const known = { ...shellWords[language], ...uiWords(language) }
    expect(
      [...needed].filter((word) => !(word in known)),
      language,
    ).toEqual([])
  }
})

/** Every text that stands in a slot of a template, long enough to be told from chance, and is not also copy. */
function samples(): string[] {
  const folder = (name: string) => new URL(`./${name}/`, import.meta.url).pathname
  const files = (name: string, ending: string) =>
    readdirSync(folder(name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(folder(name) + file, 'utf8'))
  const copy = [
    ...files('words', '.ts'),
    ...files('../trades', '.json'),
    ...files('../understanding/words', '.json'),
  ].join('\n')
  const texts = files('families', '.html').flatMap((source) =>
    read(source)
      .filter((node) => get(node, 'data-slot') !== undefined)
      .map((node) => textOf(node).replace(/\s+/g, ' ').trim()),
  )
  return [...new Set(texts)].filter((text) => text.length > 24 && !copy.includes(text))
}

test('no sample text of a template reaches a page', () => {
  const known = samples()
  expect(known.length).toBeGreaterThan(100)
  for (const { prompt } of cases) {
    const text = ask(prompt)
      .html.replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(
      known.filter((sample) => text.includes(sample)),
      prompt,
    ).toEqual([])
  }
})

test('the same request gives the same page, another variant another one', () => {
  for (const { prompt } of cases.slice(0, 6)) {
    const first = ask(prompt)
    expect(ask(prompt).html).toBe(first.html)
    const others = [1, 2, 3].map((variant) => ask(prompt, { variant }))
    expect(new Set([first, ...others].map(({ html }) => html)).size).toBe(4)
    expect(new Set([first, ...others].map(({ plan }) => plan.family)).size).toBeGreaterThan(1)
  }
})

test('pages of one project share family, theme, header and footer, and link to each other', () => {
  const home = ask('A landing page for Nordlys Kaffe, a coffee roastery, with opening hours')
  const second = ask('A contact page with a form and a map', {
    pageName: 'Contact',
    pages: [{ name: 'Home', html: home.html }],
  })
  expect(second.plan.family).toBe(home.plan.family)
  expect(second.plan.theme.variables).toEqual(home.plan.theme.variables)
  const shell = (page: typeof home) =>
    page.plan.sections.filter(({ kind }) => kind === 'header' || kind === 'footer').map(({ template }) => template)
  expect(shell(second)).toEqual(shell(home))
  expect(second.html).toContain('href="index.html"')
  expect(second.html).toContain('Nordlys Kaffe')
})

test('an asked colour is on the page, neighbours differ, slots are told', () => {
  const { plan, reply } = ask('A landing page for Okapi, bookkeeping software, in #0f766e, with testimonials')
  const accent = parseColor(plan.theme.variables['--accent'] ?? '')
  const asked = parseColor('#0f766e')
  expect(accent && asked && deltaE(accent, asked)).toBeLessThan(0.1)
  expect(reply).toMatch(/Waiting for your facts/)
  const templates = plan.sections.map(({ template }) => `${template.family}/${template.kind}/${template.variant}`)
  expect(templates.filter((name, index) => name === templates[index + 1])).toEqual([])
})

test.for([
  ['with three tours, prices and a booking form, deep teal', ['services', 'pricing', 'booking']],
  ['with services and reviews, navy and orange', ['services', 'testimonials']],
  ['with services and prices, in earthy colours', ['services', 'pricing']],
] as const)('a colour at the end of a list is no section: %s', ([list, kinds]) => {
  const { plan, reply } = ask(`A landing page for Kajak & Ko, kayak tours, ${list}`)
  expect(plan.sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]))
  expect(plan.sections.map(({ label }) => label).join(' ')).not.toMatch(/teal|navy|orange|earthy/i)
  expect(reply).not.toMatch(/: [^.]*(?:teal|navy|orange|earthy)/i)
})

test('charts of a dashboard have names of their own, and the navigation says them', () => {
  const { plan, html } = ask('analytics dashboard layout')
  const labels = plan.sections.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  const [chart] = plan.sections.filter(({ kind }) => kind === 'chart')
  expect(html).toContain(`<a href="#${chart?.id}"`)
})

test('a component shows what was listed, and nothing around it', () => {
  const { html, plan } = ask('A pricing table with three plans: Free 0 €, Pro 12 €, Team 30 €')
  expect(plan.sections).toHaveLength(1)
  for (const words of ['Free', '0 €', 'Pro', '12 €', 'Team', '30 €'])
    expect(html.replaceAll('&nbsp;', ' ')).toContain(words)
})

test('a site in several pages: the menu leads to them, each is made in the same look, about its own matter', () => {
  const home = ask('A site with home, menu and contact pages for a pizzeria called Luna')
  expect(home.brief.pages).toEqual(['Menu', 'Contact'])
  expect(home.html).toContain('href="menu.html"')
  expect(home.suggestions.slice(0, 2)).toEqual(['Make the page “Menu”', 'Make the page “Contact”'])
  const menu = ask(home.suggestions[0] ?? '', { pageName: 'Menu', pages: [{ name: 'Home', html: home.html }] })
  expect(menu.plan.family).toBe(home.plan.family)
  expect(menu.plan.sections.map(({ kind }) => kind)).toContain('menu')
  expect(menu.plan.sections.length).toBeLessThan(home.plan.sections.length)
  for (const file of ['index.html', 'contact.html']) expect(menu.html).toContain(`href="${file}"`)
  expect(menu.html).not.toContain('href="menu.html"')
  expect(menu.html).toMatch(/<h1[^>]*>.*Menu/)
  expect(menu.suggestions[0]).toBe('Make the page “Contact”')
})

test.each([
  ['Website with pages: Home, About, Services, Contact for a law firm', ['About', 'Services', 'Contact']],
  ['A site for Nordlys with three pages: home, shop and about us', ['Shop', 'About us']],
  ['A portfolio with a gallery page, an about page and a contact page', ['Gallery', 'About', 'Contact']],
  ['Eine Website für das Café Morgenrot mit den Seiten Start, Speisekarte und Kontakt', ['Speisekarte', 'Kontakt']],
  ['Un site pour Levain avec les pages accueil, nos pains et contact', ['Nos pains', 'Contact']],
  ['A landing page for a yoga studio with classes, teachers and prices', []],
  ['A pricing page with three plans', []],
])('%s: pages %j', (prompt, pages) => {
  expect(ask(prompt).brief.pages).toEqual(pages)
})
