import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { compareSections, longestRise } from './compare-sections.ts'
import { openDocument } from './document.ts'

const page = (...sections: string[]) =>
  `<!doctype html><html lang="en"><head><title>Nordlys</title><style>:root{--accent:#123456}</style></head><body>\n${sections.join('\n')}\n</body></html>`

const hero = '<section data-section="hero/split"><h1>Coffee for the long dark</h1><p>Roasted in Bergen.</p></section>'
const hours = '<section id="hours"><h2>Opening hours</h2><ul><li>Mon 9 to 5</li></ul></section>'
const team = '<section><h2>Who roasts</h2><p>Two people and a drum.</p></section>'
const foot = '<footer><p>Nordlys Kaffe</p></footer>'

/** 'same Hero' for each row. */
const told = (before: string, after: string) =>
  compareSections(openDocument(before), openDocument(after)).sections.map(({ change, label }) => `${change} ${label}`)

test.for<[name: string, before: string[], after: string[], told: string[]]>([
  ['the same page', [hero, hours, foot], [hero, hours, foot], ['same Hero', 'same Opening hours', 'same Footer']],
  [
    'other words in one section',
    [hero, hours, foot],
    [hero, hours.replace('9 to 5', '8 to 6'), foot],
    ['same Hero', 'changed Opening hours', 'same Footer'],
  ],
  ['one more', [hero, foot], [hero, team, foot], ['same Hero', 'added Who roasts', 'same Footer']],
  [
    'one gone, told where it stood',
    [hero, team, foot],
    [hero, foot],
    ['same Hero', 'removed Who roasts', 'same Footer'],
  ],
  ['the first gone', [hero, foot], [foot], ['removed Hero', 'same Footer']],
  [
    'two gone keep their order',
    [hero, hours, team, foot],
    [hero, foot],
    ['same Hero', 'removed Opening hours', 'removed Who roasts', 'same Footer'],
  ],
  [
    'two that changed places: one of them moved',
    [hero, hours, team, foot],
    [hero, team, hours, foot],
    ['same Hero', 'same Who roasts', 'moved Opening hours', 'same Footer'],
  ],
  [
    'moved and changed counts as changed',
    [hero, hours, team, foot],
    [hero, team, hours.replace('Mon', 'Tue'), foot],
    ['same Hero', 'same Who roasts', 'changed Opening hours', 'same Footer'],
  ],
  [
    'another layout of the same kind',
    [hero, foot],
    ['<section data-section="hero/stage"><h1>Light</h1></section>', foot],
    ['changed Hero', 'same Footer'],
  ],
  [
    'another heading, and most of the words',
    [hero, team, foot],
    [hero, team.replace('Who roasts', 'The roasters'), foot],
    ['same Hero', 'changed The roasters', 'same Footer'],
  ],
  [
    'written anew in the same place',
    [hero, team, foot],
    [hero, '<section><h3>Visit us</h3><ol><li>Gate 4</li></ol></section>', foot],
    ['same Hero', 'changed Visit us', 'same Footer'],
  ],
  [
    'another kind in the same place is another section',
    [hero, '<section data-section="pricing"><h2>Prices</h2></section>', foot],
    [hero, '<section data-section="faq"><h2>What is a light roast?</h2></section>', foot],
    ['same Hero', 'removed Pricing', 'added Faq', 'same Footer'],
  ],
  [
    'twins are told apart by their place',
    [team, team, foot],
    [team, foot],
    ['same Who roasts', 'removed Who roasts', 'same Footer'],
  ],
  ['an empty page before', [], [hero], ['added Hero']],
  ['nothing at all', [], [], []],
])('%s', ([, before, after, expected]) => {
  expect(told(page(...before), page(...after))).toEqual(expected)
})

test.for<[name: string, (html: string) => string, theme: boolean, rest: boolean]>([
  ['nothing else', (html) => html, false, false],
  ['the accent', (html) => html.replace('#123456', '#654321'), true, false],
  ['the title', (html) => html.replace('<title>Nordlys', '<title>Nordlys Kaffe'), false, true],
  ['the frame around the sections', (html) => html.replace('<body>', '<body class="dark">'), false, true],
  ['white space between sections', (html) => html.replaceAll('</section>\n', '</section>\n\n  '), false, false],
])('outside of the sections: %s', ([, change, theme, rest]) => {
  const before = page(hero, hours, foot)
  const after = change(before)
  expect(compareSections(openDocument(before), openDocument(after))).toMatchObject({ theme, rest })
})

test.for<[(number | null)[], number[]]>([
  [[], []],
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [2, 0, 1],
    [1, 2],
  ],
  [
    [0, null, 1],
    [0, 2],
  ],
  [[null], []],
])('the longest rise of %j is at %j', ([numbers, places]) => {
  expect([...longestRise(numbers)].sort((a, b) => a - b)).toEqual(places)
})

const blocks = [hero, hours, team, foot, '<nav><a href="#hours">Hours</a></nav>', '<section><h2>Find us</h2></section>']
const some = fc
  .array(fc.nat(blocks.length - 1), { maxLength: 8 })
  .map((picks) => page(...picks.map((at) => blocks[at] ?? '')))

test('every section of both pages is told of exactly once, and what is called the same is the same', () => {
  fc.assert(
    fc.property(some, some, (before, after) => {
      const olds = openDocument(before)
      const news = openDocument(after)
      const { sections } = compareSections(olds, news)
      const here = sections.flatMap((row) => row.after ?? [])
      const there = sections.flatMap((row) => row.before ?? []).sort((a, b) => a.start - b.start)
      expect(here).toEqual(compareSections(news, news).sections.map((row) => row.after))
      expect(there).toEqual(compareSections(olds, olds).sections.map((row) => row.after))
      for (const row of sections) {
        const then = row.before && before.slice(row.before.start, row.before.end)
        const now = row.after && after.slice(row.after.start, row.after.end)
        if (row.change === 'same' || row.change === 'moved') expect(then).toBe(now)
        if (row.change === 'changed') expect(then).not.toBe(now)
        expect([then === null, now === null]).toEqual([row.change === 'added', row.change === 'removed'])
      }
    }),
  )
})

test('a page is the same as itself, whoever wrote it', () => {
  const pages = [...fixturePages(), ...collectedPages()]
  for (const { name, html } of pages) {
    const { sections, theme, rest } = compareSections(openDocument(html), openDocument(html))
    expect([name, theme, rest, sections.filter(({ change }) => change !== 'same')]).toEqual([name, false, false, []])
  }
})

test('backwards, what was added is removed', () => {
  fc.assert(
    fc.property(some, some, (before, after) => {
      const count = (change: string, from: string, to: string) =>
        compareSections(openDocument(from), openDocument(to)).sections.filter((row) => row.change === change).length
      expect(count('added', before, after)).toBe(count('removed', after, before))
      expect(count('changed', before, after)).toBe(count('changed', after, before))
    }),
  )
})
