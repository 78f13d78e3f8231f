import { shadesOf } from './theme.ts'
import { expect, test } from 'vitest'
import type { GenerationRequest } from '../types.ts'
import { contrast, deltaE, parseColor } from './color.ts'
import { compose } from './compose.ts'
import type { Domain, SectionKind } from './types.ts'
import { readBrief } from './words/brief.ts'

const page = (prompt: string, more: Partial<GenerationRequest> = {}) =>
  compose(
    { prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0, ...more },
    { year: 2026 },
  )
const kinds = (prompt: string) => readBrief(prompt).sections.map(({ kind }) => kind)
/** The source of one section, from its mark to the next one's. */
const sectionOf = (html: string, kind: SectionKind) =>
  html.split(/(?=<\w+[^>]*data-section=")/).find((part) => part.includes(`data-section="${kind}/`)) ?? ''
const plain = (html: string) =>
  html
    .replace(/<(svg|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test.each<[prompt: string, domain: Domain]>([
  ["Kids' birthday party organiser in hot pink and turquoise, packages, gallery, booking form", 'general'],
  ['Kids party planner, bright yellow and coral', 'general'],
  ['Event planner in Leeds', 'general'],
  ['Wedding planner in Leeds', 'wedding'],
  ['Bold brutalist website for a techno club with upcoming events, line-up and tickets', 'music'],
  ['Job board with search, listings and filters', 'general'],
  ['Dark mode pricing page with 4 plans and FAQ', 'general'],
  ['Veterinary practice with services, team and appointment form', 'pets'],
  ['Community library with events, membership and opening hours', 'books'],
  ['A landing page for Ferrule, a project planner for small print shops', 'software'],
  ['Website for a two-day woodworking fair named Spanfest with programme and speakers', 'conference'],
])('%s is about %s', (prompt, domain) => {
  expect(readBrief(prompt).domain).toBe(domain)
})

test.each<[prompt: string, kinds: SectionKind[]]>([
  [
    'Software company page: logo bar, features, testimonials, pricing, FAQ, for Octavo, invoicing for translators',
    ['logos', 'features', 'testimonials', 'pricing', 'faq'],
  ],
  ['Language school: courses, levels, teachers, trial lesson form', ['services', 'details', 'team', 'booking']],
  ['Fundraising page for a river clean-up: mission, how to help, donate button', ['about', 'steps']],
  ['Retro diner menu page with burgers, shakes and pies, prices in dollars, opening hours', ['menu', 'hours']],
  [
    'A page for a charity run "Kites" with date 3 May, distances 5 km and 10 km, sponsors',
    ['details', 'features', 'logos'],
  ],
  ['Synthesizer plug-in called Murmur with features, audio demos, price $49', ['features', 'episodes', 'pricing']],
])('what was asked for by name is there: %s', (prompt, expected) => {
  expect(kinds(prompt)).toEqual(expected)
})

test('a heading has the whole name of its section', () => {
  const { sections } = readBrief('Campsite by a lake, pitches and prices, map, booking form')
  expect(sections[0]).toMatchObject({ kind: 'pricing', words: 'pitches and prices' })
})

test('a comparison sets the plans beside one another and leaves no entry empty', () => {
  const { html } = page('Pricing page with 4 plans, comparison table and FAQ')
  const table = sectionOf(html, 'comparison')
  expect(table.match(/<th[^>]*scope="col"/g)).toHaveLength(5)
  expect(plain(table)).toContain('Made to measure')
  expect(plain(table)).not.toContain('Add an entry')
  const own = page('Pricing page: Solo 9 €, Studio 29 €, comparison table, FAQ')
  expect(plain(sectionOf(own.html, 'comparison'))).toMatch(/Solo Studio Price 9 € 29 €/)
})

test('one price stands alone, on a product beside its name', () => {
  const mover = plain(
    sectionOf(page('Moving company called Two Vans: services, price from 45 € per hour').html, 'pricing'),
  )
  expect(mover).toContain('from 45 €')
  expect(mover).not.toMatch(/Add (?:an entry|price)/)
  const lamp = page('Product page for a desk lamp called "Halm": price 149 €, materials, delivery')
  expect(plain(sectionOf(lamp.html, 'product'))).toContain('149 €')
  expect(sectionOf(lamp.html, 'pricing')).toBe('')
})

test('who can sign in to a dashboard is led to a page for it, which holds that and nothing else', () => {
  const home = page('A sales dashboard. Users should be able to log in and track deliveries.')
  expect(home.html).toContain('href="sign-in.html"')
  expect(home.reply).toContain('“Sign in”')
  expect(home.suggestions[0]).toBe('Make the page “Sign in”')
  const door = page('Make the page “Sign in”', { pageName: 'Sign in', pages: [{ name: 'Home', html: home.html }] })
  expect(door.brief.kind).toBe('login')
  expect(door.plan.family).toBe(home.plan.family)
})

test('the form for signing in offers no sections of the page as accounts, and stands there once', () => {
  const { html } = page(
    'Please implement a platform for promoting products. It should have functionalities for user registration and ' +
      'news. Users should be able to log in and browse products.',
  )
  expect(html.match(/data-section="auth\//g)).toHaveLength(1)
  expect(plain(sectionOf(html, 'auth'))).not.toMatch(/Features|How it works|Questions/)
})

test('two sections of a kind do not list the same, and functions are no goods', () => {
  const brief =
    'Please implement a travel mini-program. It should include car rental and boat tickets services. Users should be able to plan routes and compare vehicles.'
  const lists = page(brief)
    .html.split('data-section="services/')
    .slice(1)
    .map((part) => plain(part).slice(0, 400))
  expect(new Set(lists).size).toBe(lists.length)
  const shop = page(
    'A product showcase website. It should have functionalities for product display, product search and product filtering.',
  )
  expect(plain(sectionOf(shop.html, 'products'))).not.toContain('Product search')
})

test('one searches above the list, on a site without sample figures', () => {
  const { html, plan } = page('Job board with listings, search and filters')
  const order = plan.sections.map(({ kind }) => kind)
  expect(order.indexOf('toolbar')).toBe(order.indexOf('products') - 1)
  expect(plain(sectionOf(html, 'toolbar'))).not.toContain('Sample data')
})

test('what stands on the page is not told as left out', () => {
  expect(
    readBrief('Hero section with the text "Build quietly" and two buttons "Start free" and "Read"').leftOver,
  ).toEqual([])
  expect(readBrief('Veterinary practice, emergency number +44 20 7946 0018, team').leftOver).toEqual([])
})

test('a cart holds as many things as were asked for', () => {
  const { html } = page('shopping cart screen with three items and order summary')
  expect(plain(sectionOf(html, 'cart'))).toMatch(/(?:^|\D)3 items/)
})

test('near colours are both kept, and a moved shade is told', () => {
  const { plan, reply } = page(
    'Landing page for a bookkeeping tool with caramel in the background and saddle brown for buttons',
  )
  const { '--accent': accent = '', '--surface': surface = '' } = plan.theme.variables
  const [front, ground, brown] = [accent, surface, 'saddlebrown'].map((text) => parseColor(text))
  if (!front || !ground || !brown) throw new Error('a colour was not read')
  expect(deltaE(front, brown)).toBeLessThan(0.1)
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(3)
  expect(reply).toMatch(/I made (?:caramel|saddle brown) a shade lighter or darker/)
})

test('of a colour that somebody asks for twice the answer tells once', () => {
  const { plan, brief } = page(
    'Landing page for a bookkeeping tool with caramel in the background and saddle brown for buttons',
  )
  const once = shadesOf(plan.theme, brief.colors)
  expect(once.length).toBeGreaterThan(0)
  expect(shadesOf(plan.theme, [...brief.colors, ...brief.colors])).toEqual(once)
})

test('a page of thanks is one sentence and a way on, not a whole site', () => {
  const { brief, html } = page('Thank you page after a newsletter sign-up')
  expect([brief.kind, brief.component]).toEqual(['component', 'thank-you'])
  expect(plain(html)).toContain('Thank you. It worked.')
})

test('an electrician gets no bicycle chain and a house no contour lines', () => {
  for (const variant of [0, 1, 2])
    expect(page('Website for a solar installer, services, how it works, contact', { variant }).plan.family).not.toBe(
      'sprocket',
    )
  const { plan } = page('Real estate agency homepage in navy and beige with property listings and team')
  expect(plan.sections.find(({ kind }) => kind === 'products')?.template.variant).not.toBe('terrain-cards')
})

test('a section that is named as one is on the page, whatever else is said of it', () => {
  expect(
    kinds('Please fix my WordPress website. The homepage and blog section of the website are experiencing problems.'),
  ).toContain('posts')
})

test('a story about the trade is no list of functions', () => {
  const told = readBrief(
    'So I run a small repair café with two friends, we fix toasters, lamps and radios, people bring cake, and we need how it works and how to reach us.',
  )
  expect(told.offers.map(({ title }) => title)).toEqual(['Toasters', 'Lamps', 'Radios'])
  const { sections } = readBrief('We run a surf school with lessons, board rental and a café')
  expect(sections.length).toBeGreaterThan(0)
})

test.each([
  'Yoga studio, lavender, timetable and prices',
  'Dog groomer in Leith, gallery, contact form',
  'Bakery, pink, footer with hours',
])('%s is a page of that trade, and no single part', (prompt) => {
  expect(readBrief(prompt).kind).toBe('landing')
})

test.each(['A footer for a bakery', 'A pricing table for a gym'])('%s is that part, and says so', (prompt) => {
  expect(readBrief(prompt).kind).toBe('component')
  expect(page(prompt).brief.leftOver.filter((left) => /footer|table/i.test(left))).toEqual([])
})

test('what a thing does stands on its page whole, and nothing that nobody said beside it', () => {
  const text = plain(page('Landing page for Tarn, an app that syncs recipes between phones. Dark').html)
  expect(text).toContain('App that syncs recipes between phones')
  expect(text).not.toMatch(/thumb|streak|tap once/)
})

test.each([
  ['pricing table: Free 0 €, Pro 12 €, Team 30 €', ['Free', '0 €', 'Pro', '12 €', 'Team', '30 €']],
  ['Preistabelle mit Basis 5 €, Plus 12 €, Profi 25 €', ['Basis', '5 €', 'Plus', '12 €', 'Profi', '25 €']],
])('a component shows the plans that were given, in their order, and nothing of ours in them: %s', (prompt, given) => {
  const { html, brief } = page(prompt)
  const text = plain(sectionOf(html, 'component'))
  const places = given.map((word) => text.indexOf(word))
  expect(places).not.toContain(-1)
  expect(places.filter((_, at) => at % 2 === 0)).toEqual(
    places.filter((_, at) => at % 2 === 0).toSorted((a, b) => a - b),
  )
  expect(brief.brand).toBeNull()
  expect(text).not.toMatch(/domain|drafts|sites?|entwürfe/i)
})

test('prices of a card that was asked for stand on the card alone', () => {
  const { plan, html } = page('Restaurant with a menu: soup 6 €, fish 18 €, cake 5 €')
  expect(plan.sections.map(({ kind }) => kind)).not.toContain('pricing')
  expect(plain(sectionOf(html, 'menu'))).toMatch(/Soup.*6 €.*Fish.*18 €.*Cake.*5 €/)
})

test('who writes in a language that pages are not made in is told so, and what stands around their words is English', () => {
  const { html, reply } = page('Strona dla warsztatu rowerowego w Krakowie, naprawy, serwis zimowy')
  expect(html).toContain('<html lang="en"')
  expect(reply).toContain('Polish')
  expect(html.toLowerCase()).toContain('serwis zimowy')
})
