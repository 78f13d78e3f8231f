import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { cases } from '#test/support/requests/request-table.ts'
import { compose } from './compose.ts'
import { mostSlots } from './within-slots.ts'

const composed = (prompt: string) =>
  compose({ prompt, html: null, chat: [], pages: [], pageName: 'Home', mode: 'html', variant: 0 })

const pages = cases.map(([prompt]) => ({ prompt, html: composed(prompt).html }))

const slotsIn = (html: string) => html.split(' data-placeholder').length - 1

test('six facts wait at most', () => {
  const wrong = pages.flatMap(({ prompt, html }) => {
    const count = slotsIn(html)
    return count <= mostSlots ? [] : [`${prompt}: ${count}`]
  })
  expect(wrong).toEqual([])
})

const parts = [
  'a gallery',
  'a team',
  'FAQ',
  'testimonials',
  'a price list',
  'events',
  'a blog',
  'how it works',
  'logos',
  'a map',
]

test('however many parts are asked for, six facts wait at most, and each part is there', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(parts, { minLength: 3 }),
      fc.constantFrom('bakery', 'chimney sweep', 'rowing club'),
      (asked, trade) => {
        const { html, plan } = composed(
          `A page for a ${trade} in Leeds with ${asked.slice(1).join(', ')} and ${asked[0]}`,
        )
        expect(slotsIn(html)).toBeLessThanOrEqual(mostSlots)
        expect(plan.sections.filter((section) => section.asked).length).toBeGreaterThanOrEqual(asked.length)
      },
    ),
    { numRuns: runs(15, 400), seed },
  )
})

const topics = [
  'dogs',
  'wifi',
  'parking',
  'towels',
  'if you take cards',
  'bikes',
  'how far is the beach',
  'fires',
  'quiet hours',
  'late arrival',
]

test('however many questions are given, each is among the questions', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(topics, { minLength: 2 }), (asked) => {
      const { html } = composed(`Website for a campsite in Bude. FAQ: ${asked.join(', ')}.`)
      const [, faq = ''] = html.split(/ id="faq"/)
      const missing = asked.filter((one) => !faq.toLowerCase().includes(one.replace('if you', 'do you')))
      expect(missing).toEqual([])
      expect(slotsIn(html)).toBeLessThanOrEqual(mostSlots)
    }),
    { numRuns: runs(10, 200), seed },
  )
})

test('no link leads to a section that was left out', () => {
  const dead = pages.flatMap(({ prompt, html }) => {
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    return [...html.matchAll(/\shref="#([^"]+)"/g)]
      .filter(([, id]) => id !== 'top' && !ids.has(id))
      .map(([, id]) => `${prompt}: #${id}`)
  })
  expect(dead).toEqual([])
})

test('a list without prices has no column for them; a plan of an asked price list waits for its own', () => {
  const menu = composed('A page for a pizzeria in Cork with a menu: Margherita, Marinara, Diavola, Funghi')
  expect(menu.html).not.toContain('Add price')
  expect(menu.html).toContain('Diavola')
  const plans = composed('A yoga studio with a pricing section')
  expect(plans.html).toContain('Add price')
})

test('opening hours that nobody gave are one line, and those that were given are all there', () => {
  const asked = composed('A florist in Leeds with opening hours')
  const hours = asked.parts.find(({ id }) => id === 'opening-hours')
  expect(slotsIn(hours?.html ?? '')).toBe(1)
  const given = composed('A florist in Leeds, open Monday to Friday 9 to 17, Saturday 10 to 14')
  expect(given.html).toMatch(/9[^<]*17/)
  expect(given.html).toMatch(/10[^<]*14/)
})
