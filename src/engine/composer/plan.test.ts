import { expect, test } from 'vitest'
import { nameAnchors, resolveHref, slug } from './anchors.ts'
import { familyScore, rankFamilies } from './choose-family.ts'
import { type Habits, outline } from './grammar.ts'
import { library } from './library.ts'
import { makePlan } from './plan.ts'
import { hash } from './seed.ts'
import { themeWish } from './theme-wish.ts'
import type { AskedSection, Brief, PageKind, SectionKind, Tone } from './types.ts'

const span = { start: 0, end: 0 }
const asked = (kind: SectionKind, words: string = kind, more: Partial<AskedSection> = {}): AskedSection => ({
  kind,
  words,
  items: [],
  span,
  ...more,
})
const brief = (more: Partial<Brief> = {}): Brief => ({
  request: 'a page',
  language: 'en',
  kind: 'landing',
  domain: 'general',
  trade: 'a shop',
  brand: 'Okapi',
  place: null,
  audience: null,
  tones: [],
  mode: null,
  colors: [],
  sections: [],
  quoted: [],
  facts: [],
  offers: [],
  contact: {},
  component: null,
  leftOver: [],
  pages: [],
  ...more,
})
const habits: Habits & { hue: number } = {
  sections: ['services', 'team', 'testimonials', 'steps', 'hours', 'events', 'gallery', 'faq', 'about', 'booking'],
  offers: 'services',
  hue: 200,
}
const kinds = (more: Partial<Brief>) => outline(brief(more), habits).map(({ kind }) => kind)

test.each<[what: string, brief: Partial<Brief>, kinds: SectionKind[]]>([
  [
    'nothing asked: what is usual, at most two kinds that only wait for facts, and a way to write',
    {},
    ['header', 'hero', 'services', 'steps', 'team', 'faq', 'hours', 'contact', 'footer'],
  ],
  [
    'everything asked is there, forms close the page',
    { sections: [asked('contact'), asked('pricing'), asked('features'), asked('faq'), asked('gallery')] },
    ['header', 'hero', 'pricing', 'features', 'faq', 'gallery', 'contact', 'footer'],
  ],
  [
    'what was given has its section',
    {
      offers: [{ title: 'Cut' }],
      contact: { hours: ['9 to 5'] },
      sections: [asked('about'), asked('team'), asked('booking')],
    },
    ['header', 'hero', 'services', 'about', 'team', 'hours', 'booking', 'footer'],
  ],
  [
    'a header that was asked for is not there twice',
    {
      sections: [
        asked('header'),
        asked('footer'),
        asked('features'),
        asked('faq'),
        asked('about'),
        asked('steps'),
        asked('contact'),
      ],
    },
    ['header', 'hero', 'features', 'faq', 'about', 'steps', 'contact', 'footer'],
  ],
  [
    'a sidebar takes the place of the header',
    { kind: 'login', sections: [asked('sidebar')] },
    ['sidebar', 'auth', 'footer'],
  ],
  ['a sign-in page is short', { kind: 'login' }, ['header', 'auth', 'footer']],
  [
    'a dashboard has its parts in order, and what else was asked',
    { kind: 'dashboard', sections: [asked('table', 'recent orders'), asked('chart', 'line chart'), asked('faq')] },
    ['sidebar', 'toolbar', 'kpis', 'chart', 'chart', 'chart', 'chart', 'table', 'faq', 'footer'],
  ],
  ['a component stands alone', { kind: 'component' }, ['component']],
  [
    'settings stand beside the navigation of their app',
    { kind: 'screen', component: 'settings' },
    ['sidebar', 'screen'],
  ],
  ['a board brings its own bar, and stands alone', { kind: 'screen', component: 'board' }, ['screen']],
  ['a checkout has the frame of a site', { kind: 'screen', component: 'checkout' }, ['header', 'screen', 'footer']],
  ['a post is read from top to bottom', { kind: 'article' }, ['header', 'article', 'newsletter', 'footer']],
  ['documentation begins with its guide', { kind: 'docs' }, ['header', 'guide', 'faq', 'footer']],
  [
    'a blog has posts, whatever the family has',
    { kind: 'blog' },
    ['header', 'hero', 'services', 'posts', 'about', 'team', 'newsletter', 'footer'],
  ],
])('%s', (_, given, expected) => {
  expect(kinds(given)).toEqual(expected)
})

test('anchors: own words first, never the same twice, never an id of the page', () => {
  const places = [asked('hours', 'Öffnungszeiten'), asked('menu', 'main'), asked('faq'), asked('faq')].map(
    (section) => ({ kind: section.kind, asked: section }),
  )
  const anchors = nameAnchors([...places, { kind: 'about', asked: null }], (kind) => `Our ${kind}`)
  expect(anchors.map(({ id }) => id)).toEqual(['offnungszeiten', 'main-2', 'faq', 'faq-2', 'about'])
  expect(anchors.map(({ label }) => label)).toEqual(['Öffnungszeiten', 'Main', 'Faq', 'Faq', 'Our about'])
})

test.each([
  ['#hours', '#opening-hours'],
  ['#opening-hours', '#opening-hours'],
  ['#pricing', null],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['#top', '#top'],
])('a link to %s leads to %s', (href, expected) => {
  expect(resolveHref(href, [{ id: 'opening-hours', label: 'Opening hours', kind: 'hours' }])).toBe(expected)
})

test.each([
  ['Menu highlights', 'menu-highlights'],
  ['Ærlig & godt', 'aerlig-godt'],
  ['日本', ''],
])('%s → %s', (text, expected) => {
  expect(slug(text)).toBe(expected)
})

const plan = (more: Partial<Brief>, variant = 0) =>
  makePlan({ brief: brief(more), library: library(), habits, variant, look: null })

test('the same request gives the same plan; variants go through other families', () => {
  expect(plan({}).plan).toEqual(plan({}).plan)
  expect(new Set([0, 1, 2, 3].map((variant) => plan({}, variant).plan.family)).size).toBe(4)
})

test('made for the domain beats made for anything, and asked colours keep away from families with a fixed hue', () => {
  const [family] = [...library().families.values()].filter(
    ({ suits, hueLocked }) => Object.values(suits.domains).includes(3) && !hueLocked,
  )
  if (!family) throw new Error('no family is made for anything')
  const [domain] = Object.entries(family.suits.domains).find(([, score]) => score === 3) ?? []
  const made = brief({ domain: domain as Brief['domain'] })
  expect(familyScore(family, made, [])).toBeGreaterThan(familyScore(family, brief(), []))
  const locked = { ...family, hueLocked: true }
  expect(familyScore(locked, { ...made, colors: [{ css: 'green', role: null, words: 'green' }] }, [])).toBeLessThan(
    familyScore(family, made, []),
  )
})

test.each<[PageKind, SectionKind]>([
  ['login', 'auth'],
  ['cart', 'cart'],
  ['product', 'product'],
  ['dashboard', 'kpis'],
  ['coming-soon', 'coming-soon'],
])('a %s page is drawn by a family that has its %s', (kind, core) => {
  const able = [...library().families.values()].filter(({ sections }) =>
    sections.some((section) => section.kind === core),
  )
  if (able.length > 0)
    expect(able).toContain(rankFamilies(library().families.values(), brief({ kind }), [core], hash(kind))[0])
  expect(plan({ kind }).places.map((place) => place.kind)).toContain(core)
})

test('neighbours are never the same template, and rarely of one layout', () => {
  let pairs = 0
  let alike = 0
  for (const [index, tone] of (['calm', 'bold', 'elegant', 'technical', 'playful', 'warm'] as const).entries()) {
    const { places } = plan({
      tones: [tone],
      request: `page ${index}`,
      sections: [asked('features'), asked('pricing'), asked('testimonials'), asked('faq')],
    })
    places.slice(1).forEach((place, at) => {
      pairs++
      expect(place.template).not.toBe(places[at]?.template)
      if (place.template.facts.layout === places[at]?.template.facts.layout) alike++
    })
  }
  expect(alike / pairs).toBeLessThan(0.2)
})

test('more items than a template holds choose another one', () => {
  const items = Array.from({ length: 9 }, (_, index) => ({ title: `Dish ${index}`, price: '9 €' }))
  const { places } = plan({ domain: 'restaurant', sections: [asked('menu', 'menu', { items })] })
  const [, most] = places.find(({ kind }) => kind === 'menu')?.template.facts.items ?? [0, 99]
  expect(most).toBeGreaterThanOrEqual(9)
})

const anyFamily = [...library().families.values()].find(({ mode }) => mode === 'light')
const color = (css: string, role: 'accent' | 'surface' | null = null) => ({ css, role, words: css })
test.each<[what: string, given: Partial<Brief>, accent: boolean, surface: boolean, hue: boolean]>([
  ['nothing said: the hue of the domain', { domain: 'dental' }, false, false, true],
  ['one colour is the accent', { colors: [color('green')] }, true, false, false],
  ['a background is the ground', { colors: [color('navy', 'surface')] }, false, true, false],
  ['soft pink alone is the ground, with its own hue', { colors: [color('#ffe1ec')] }, false, true, true],
  ['black and gold: gold on black', { colors: [color('black'), color('gold')] }, true, true, false],
  ['green and cream: green on cream', { colors: [color('green'), color('#fdf6e3')] }, true, true, false],
  [
    'black and white on a light page: black on white',
    { colors: [color('black'), color('white')], mode: 'light' },
    true,
    true,
    false,
  ],
])('%s', (_, given, accent, surface, hue) => {
  if (!anyFamily) throw new Error('no light family')
  const wish = themeWish(
    brief(given),
    { ...anyFamily, hueLocked: false, suits: { ...anyFamily.suits, domains: {} } },
    200,
    7,
  )
  expect([wish.accent !== null, wish.surface !== null, wish.hue !== null]).toEqual([accent, surface, hue])
})

test.each<Tone>(['playful', 'luxurious', 'minimal', 'bold', 'corporate', 'warm', 'calm'])(
  '%s: the family that suits best says so itself, in any of three trades',
  (tone) => {
    for (const domain of ['software', 'coffee', 'consulting'] as const) {
      const wish = brief({ tones: [tone], domain })
      const [best] = [...library().families.values()].sort(
        (a, b) => familyScore(b, wish, []) - familyScore(a, wish, []),
      )
      expect(best?.suits.tones, `${tone} ${domain} ${best?.id}`).toContain(tone)
    }
  },
)
