import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { applyScript } from './operations.ts'
import { fillOperations, removeOperations } from './fill-slots.ts'
import { openSlots } from './slots.ts'

const wait = (asks: string) => `<span data-placeholder class="border-b border-dashed border-current">${asks}</span>`
const page = openDocument(`<!doctype html><html lang="en"><head><title>Nordlys</title></head><body><main>
<section id="visit" data-section="location/plain"><h2>Visit</h2><dl><div><dt>Address</dt><dd class="wrap">${wait('Add street address')}</dd></div>
<div><dt>Phone</dt><dd>${wait('Add phone number')}</dd></div><div><dt>Email</dt><dd>${wait('Add email address')}</dd></div></dl></section>
<section id="more" data-section="details/rows"><h2>More</h2><ul><li><h3>Groups</h3><p>${wait('Add')}</p></li><li><h3>Dogs</h3><p>${wait('Add')}</p></li></ul>
<p>${wait('Add street address')}</p><ul><li><span>Parking</span><span class="wrap">${wait('Add where to park')}</span></li></ul>
<p>${wait('Add imprint and privacy links')}</p></section></main></body></html>`)

const slots = openSlots(page)
const slot = (label: string) => {
  const found = slots.find((each) => each.label === label)
  if (!found) throw new Error(`No slot ${label}`)
  return found
}
const after = (operations: ReturnType<typeof fillOperations>) => {
  const { document, failed } = applyScript(page, operations)
  expect(failed).toEqual([])
  return document
}

test('each fact is one slot, called by what stands beside it', () => {
  expect(slots.map(({ label }) => label)).toEqual([
    'Address',
    'Phone',
    'Email',
    'Groups',
    'Dogs',
    'Parking',
    'Imprint and privacy links',
  ])
  expect(slot('Address').keys).toHaveLength(2)
  expect(slot('Groups')).toMatchObject({ asks: 'Add', section: 'Details' })
  expect(openSlots(openDocument('<p>All there</p>'))).toEqual([])
})

test('a fact goes to all its places, without the mark and the dashes; every other byte stays', () => {
  const { html } = after(fillOperations(page, slot('Address'), ' 12 <Mill> Lane '))
  expect(html.match(/<span>12 &lt;Mill> Lane<\/span>|<span>12 &lt;Mill&gt; Lane<\/span>/g)).toHaveLength(2)
  expect(openSlots(openDocument(html)).map(({ label }) => label)).not.toContain('Address')
  expect(html).toContain('<dd class="wrap">')
  expect(html.length).toBeLessThan(page.html.length)
})

test.each([
  ['Phone', '0113 496 0123', '<a href="tel:01134960123">0113 496 0123</a>'],
  ['Email', 'hi@nordlys.example', '<a href="mailto:hi@nordlys.example">hi@nordlys.example</a>'],
  ['Groups', 'of six', '<span>of six</span>'],
])('%s is what it is: %s', (label, text, html) => {
  expect(after(fillOperations(page, slot(label), text)).html).toContain(html)
})

test('a line goes with its label and leaves its neighbours', () => {
  const { html } = after(removeOperations(page, slot('Phone')))
  expect(html).not.toContain('Phone')
  expect(html).toContain('<dt>Email</dt>')
  // what was given beside an empty place stays
  expect(after(removeOperations(page, slot('Dogs'))).html).toContain('<li><h3>Dogs</h3></li></ul>')
  expect(after(removeOperations(page, slot('Imprint and privacy links'))).html).not.toContain('imprint')
  expect(after(removeOperations(page, slot('Parking'))).html).not.toContain('Parking')
  expect(after(removeOperations(page, slot('Address'))).html).toContain('<h2>Visit</h2>')
})
