import { expect, test } from 'vitest'
import { suggestions } from '#rules/suggestions.ts'
import { wantsNewPage } from './wants-new-page.ts'

const html = '<html><body><h1>Hello</h1></body></html>'

const news = [
  ...suggestions.map(({ prompt }) => prompt),
  'A landing page for Nordlys, a small coffee roastery in Bergen, with a subscription section',
  'Create a website for my bakery',
  'Please design me a portfolio for a photographer',
  'Start over with a calmer look',
  'Show me another version',
]
test.each(news)('a page of its own: %s', (prompt) => {
  expect(wantsNewPage({ html, variant: 0, prompt })).toBe(true)
})

const edits = [
  'Change the headline "Website Redesign" to "Quiet hours"',
  "Make the headline 'Redesign from scratch' red",
  'make the hero darker',
  'add a pricing section with 3 plans',
  "change the button text to 'Start free'",
  'make it green',
  'remove the testimonials',
  'dark mode',
  'Make the page darker',
  'Add a contact form to the page',
  'a bit more space between the sections',
  'Create a section about our dashboard',
]
test.each(edits)('a change: %s', (prompt) => {
  expect(wantsNewPage({ html, variant: 0, prompt })).toBe(false)
})

test('without a page, or with an empty one, everything asks for a page; so does another variant', () => {
  expect(wantsNewPage({ html: null, variant: 0, prompt: 'make it green' })).toBe(true)
  expect(wantsNewPage({ html: '<html><body> </body></html>', variant: 0, prompt: 'make it green' })).toBe(true)
  expect(wantsNewPage({ html, variant: 2, prompt: 'make it green' })).toBe(true)
})
