import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from './document.ts'
import { pageSections } from './sections.ts'
import { takeSection } from './take-section.ts'

const page = (...sections: string[]) =>
  `<!doctype html><html><head><title>N</title><style>:root{--accent:#123456}</style></head><body>\n<header><a ` +
  `href="#hours">Hours</a></header>\n<main>\n${sections.join('\n')}\n</main>\n</body></html>`

const hero = '<section data-section="hero"><h1>Coffee</h1></section>'
const hours = '<section id="hours"><h2>Opening hours</h2><p>Mon 9 to 5</p></section>'
const late = hours.replace('9 to 5', '9 to 9')
const team = '<section id="team"><h2>Who roasts</h2></section>'

/** Takes the section of that name back. */
function take(now: string, then: string, label: string) {
  const found = pageSections(openDocument(then)).find((section) => section.label === label)
  return takeSection(now, then, found?.key ?? '')
}

test.for<[name: string, now: string[], then: string[], label: string, after: string[], how: string]>([
  [
    'a changed one comes back',
    [hero, late, team],
    [hero, hours, team],
    'Opening hours',
    [hero, hours, team],
    'replaced',
  ],
  [
    'one that is gone, behind its neighbour',
    [hero, team],
    [hero, hours, team],
    'Opening hours',
    [hero, hours, team],
    'inserted',
  ],
  ['the first of its parent', [hours, team], [hero, hours, team], 'Hero', [hero, hours, team], 'inserted'],
  ['the last one', [hero, hours], [hero, hours, team], 'Who roasts', [hero, hours, team], 'inserted'],
  ['its neighbours are gone too', [team], [hero, hours, team], 'Opening hours', [hours, team], 'inserted'],
])('%s', ([, now, then, label, after, how]) => {
  expect(take(page(...now), page(...then), label)).toEqual({ ok: true, html: page(...after), label, how })
})

test('the theme stays the one of the page now', () => {
  const then = page(hero, hours)
  const now = page(hero, late).replace('#123456', '#abcdef')
  expect(take(now, then, 'Opening hours')).toMatchObject({ html: page(hero, hours).replace('#123456', '#abcdef') })
})

test.for<[name: string, now: string[], then: string[], message: RegExp]>([
  ['is the same', [hero, hours], [hero, hours], /is the same on the page now/],
  ['only moved', [hours, hero], [hero, hours], /only stands elsewhere/],
])('a section that %s is not taken back', ([, now, then, message]) => {
  const label = now[0] === hours ? 'Opening hours' : 'Hero'
  const other = label === 'Hero' ? 'Opening hours' : 'Hero'
  const answers = [take(page(...now), page(...then), label), take(page(...now), page(...then), other)]
  expect(answers.map((answer) => (answer.ok ? '' : answer.message)).join(' ')).toMatch(message)
  expect(answers.some((answer) => answer.ok)).toBe(false)
})

test('a key that the version has not is answered', () => {
  expect(takeSection(page(hero), page(hours), 'q7')).toEqual({
    ok: false,
    message: 'This version has no such section.',
  })
})

const form =
  '<section id="contact"><h2 id="title">Write</h2><form aria-labelledby="title"><label ' +
  'for="mail">Mail</label><input id="mail"><svg><defs><filter id="glow"/></defs><g filter="url(#glow)"/></svg><a ' +
  'href="#title">Up</a></form></section>'

test('ids that the page uses elsewhere are given way to, with all that speaks of them', () => {
  const other = '<section><h2 id="title">Why</h2><p id="mail">Post</p></section>'
  const renamed = form
    .replaceAll('"title"', '"title-2"')
    .replaceAll('"mail"', '"mail-2"')
    .replace('href="#title"', 'href="#title-2"')
  expect(take(page(other), page(other, form), 'Write')).toMatchObject({ ok: true, html: page(other, renamed) })
})

test('links of the page find what came back: it takes over the id of what it replaces', () => {
  const now = page(hero, late)
  const before = hours.replace('id="hours"', 'id="times"')
  expect(take(now, page(hero, before), 'Opening hours')).toMatchObject({ html: page(hero, hours) })
  const bare = hours.replace(' id="hours"', '')
  expect(take(now, page(hero, bare), 'Opening hours')).toMatchObject({ html: page(hero, hours) })
})

test('a section with scripts of its own comes back as it was', () => {
  const map = '<section data-section="map"><h2>Map</h2><button onclick="show()">Show</button></section>'
  expect(take(page(hero), page(hero, map), 'Map')).toMatchObject({ html: page(hero, map) })
})

test('outside of the section every byte stays, on all pages that lie here', () => {
  const pages = [...fixturePages(), ...collectedPages().filter(({ html }) => html.length < 80_000)]
  let count = 0
  for (const { html } of pages) {
    for (const { key, start, end } of pageSections(openDocument(html))) {
      const changed =
        html.slice(0, start) + html.slice(start, end).replace(/>([^<>]*[a-z]{4}[^<>]*)</i, '>Other<') + html.slice(end)
      if (changed === html) continue
      const taken = takeSection(changed, html, key)
      if (!taken.ok) continue
      count += 1
      if (openDocument(html).tidy) expect(taken.html).toBe(html)
      // Tags that a sloppy page leaves open inside the section are closed on the way.
      expect(taken.html.startsWith(html.slice(0, start))).toBe(true)
      expect(taken.html.endsWith(html.slice(end))).toBe(true)
    }
  }
  expect(count).toBeGreaterThan(8)
})
