import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { faultPages } from '#test/corpus/operation-faults/bases.ts'
import { sectionTask } from './section-task.ts'

const candles = openDocument(faultPages.candles)
const workshop = openDocument(faultPages.workshop)

const cases: [prompt: string, on: typeof candles, task: string | null][] = [
  // by a text that only one section has
  ["change 'See the candles' to 'Order candles'", candles, 'replace s4'],
  ['make “Salt, twelve hours” bold', candles, 'replace s5'],
  ['change "Lathe & Plane" to "Turned"', workshop, 'replace s1'],
  // by name, kind or id
  ['make the hero taller', candles, 'replace s4'],
  ['rewrite the products in two columns', candles, 'replace s5'],
  ['the opening hours need a table', candles, 'replace s6'],
  ['put our address into the footer', candles, 'replace s7'],
  ['add a phone number to the footer', candles, 'replace s7'],
  ['make the navigation sticky', candles, 'replace s1'],
  ['shorten the courses', workshop, 'replace s3'],
  ['dates should come as cards', workshop, 'replace s4'],
  ['say more about our wax in the hero', candles, 'replace s4'],
  // by what it holds
  ['a shorter headline please', candles, 'replace s4'],
  ['make the button round', workshop, 'replace s2'],
  ['the form needs a name field', workshop, 'replace f1'],
  ['stripes in the table', workshop, 'replace s4'],
  // by its words
  ['say that beginners are welcome', workshop, 'replace s3'],
  // a colour may be meant for everything
  ['make it green', candles, null],
  ['use a serif font', candles, null],
  ['make it green', workshop, null],
  // two places
  ["change 'See the candles' to 'Order' and make the opening hours bold", candles, null],
  ['a shorter headline, and our address in the footer', candles, null],
  ['make the hero and the footer darker', candles, null],
  // something new has a neighbour
  ['add a FAQ section', candles, 'after s6'],
  ['add testimonials after the products', candles, 'after s5'],
  ['Insert a pricing section before the footer.', candles, 'before s7'],
  ['add a section about our wax above the products', candles, 'before s5'],
  // not clear, or no matter of one section
  ['make it nicer', candles, null],
  ['move the products below the opening hours', candles, null],
  ['translate everything into Norwegian', workshop, null],
]

test.each(cases)('%s', (prompt, document, task) => {
  const found = sectionTask(document, { prompt })
  expect(found && `${found.do} ${found.key}`).toBe(task)
})

test('what the person picked comes before words, and a change that failed before both', () => {
  const asked = { prompt: 'make the hero calm', targets: ['c2'] }
  expect(sectionTask(candles, asked)?.key).toBe('s5')
  const failed = [{ source: '', reason: '', about: '', k: 'h3' }]
  expect(sectionTask(candles, asked, failed)?.key).toBe('s6')
  expect(sectionTask(candles, { ...asked, targets: ['gone'] })?.key).toBe('s4')
})

test('a section that is as long as a page is none to write again', () => {
  const long = openDocument(
    faultPages.workshop.replace('For beginners.', 'For beginners and everybody else. '.repeat(1_000)),
  )
  expect(sectionTask(long, { prompt: 'shorten the courses' })).toBeNull()
})
