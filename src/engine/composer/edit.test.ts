import { openDocument } from '#design/document.ts'
import { applyOperation } from '#design/operations.ts'
import { visibleText } from '#design/text.ts'
import { expect, test } from 'vitest'
import type { GenerationRequest } from '../types.ts'
import { compose } from './compose.ts'
import { edit } from './edit.ts'
import { shownName } from './edit/intents/name.ts'
import { openPage } from './edit/open-page.ts'

const ask = (prompt: string, html: string | null): GenerationRequest => ({
  prompt,
  mode: 'html',
  pageName: 'Home',
  html,
  pages: [],
  chat: [],
  variant: 0,
})

const own = compose(
  ask(
    'A landing page for Nordlys, a small coffee roastery in Bergen, with a pricing section, testimonials, opening hours and a contact form, light background',
    null,
  ),
  { family: 'windowsill' },
).html

const foreign = `<!doctype html><html lang="en"><head><title>Acme</title></head><body class="bg-white text-gray-900">
<header class="p-4"><nav><a href="#pricing">Pricing</a></nav></header>
<main><section class="bg-gray-50 p-8"><h1 class="text-4xl">Welcome to Acme</h1><p class="text-gray-600">Tools for people.</p>
<a href="/go" class="bg-indigo-600 px-4 py-2 text-white">Get started</a></section>
<section id="pricing"><h2 class="text-2xl">Pricing</h2><ul><li class="rounded border p-4"><h3>Solo</h3></li>
<li class="rounded border p-4"><h3>Team</h3></li></ul></section>
<section id="testimonials"><h2>Testimonials</h2><p>Add a quote</p></section></main>
<footer><p>Acme</p></footer></body></html>`

/** Carries out an edit and tells what the page looks like then. */
function change(prompt: string, html: string) {
  const { operations, reply, suggestions } = edit(ask(prompt, html))
  let document = openDocument(html)
  const refused: string[] = []
  for (const operation of operations) {
    const applied = applyOperation(document, operation)
    if (applied.ok) document = applied.document
    else refused.push(applied.refusal.message)
  }
  return { html: document.html, reply, suggestions, refused, operations }
}

const pages = [
  ['our own page', own],
  ["a model's page", foreign],
] as const

const understood = [
  'call it Brodhus',
  "change the name to 'Brodhus'",
  'make the hero darker',
  'Make it dark',
  'dark mode',
  'make it green',
  'change the accent color to #b91c1c',
  'add a pricing section with 3 plans',
  'Please add an FAQ above the footer',
  'add a section with three team members',
  'add a new section about our team',
  'I want a team section',
  'we need a newsletter signup',
  'add a gallery of our breads',
  'put a team section under the hero',
  "change the button text to 'Order beans'",
  "Change the main button to 'Order beans'",
  "make it dark and change the main button to 'Order beans'",
  'remove the testimonials',
  'delete the pricing section',
  'rename the headline to Coffee for the dark months',
  'set the headline to "Coffee for the dark months"',
  'move the testimonials above the pricing',
  'move testimonials to the top',
  'duplicate the testimonials section',
  'make the headline bigger',
  'make the headline smaller',
  'link the main button to https://example.com/shop',
  'add testimonials and make it blue',
  'remove the footer',
]

test.for(pages.flatMap(([name, html]) => understood.map((prompt) => [prompt, name, html] as const)))(
  '%s, on %s, is carried out',
  ([prompt, , html]) => {
    const result = change(prompt, html)
    expect(result.refused).toEqual([])
    expect(result.operations.length, result.reply).toBeGreaterThan(0)
    expect(result.html).not.toBe(html)
    expect(result.reply).toContain('Everything else stayed as it was.')
    expect(result.reply).not.toMatch(/did not understand|could not/)
  },
)

test('a page keeps one footer', () => {
  const result = change('add a footer with the address', own)
  expect(result.operations).toEqual([])
  expect(result.reply).toContain('the page has a footer already')
})

test('the main button alone gets its new words', () => {
  const { html } = change("change the main button to 'Order beans'", own)
  expect(html).toContain('Order beans')
  expect(html.length - own.length).toBeLessThan(40)
})

test('dark mode on our page changes the theme block and nothing outside it', () => {
  const { html } = change('make it dark', own)
  const outside = (page: string) => page.replace(/:root\{[^}]*\}/, '').replace(/scheme-(?:dark|light)/, '')
  expect(outside(html).replace(/\s+/g, '')).toBe(outside(own).replace(/\s+/g, ''))
})

test('a section that goes takes its links in the navigation along', () => {
  const { html } = change('remove the pricing section', foreign)
  expect(html).not.toContain('href="#pricing"')
  expect(html).toContain('id="testimonials"')
})

test('an added section has the look of the page and ids of its own', () => {
  const { html } = change('add a pricing section with 3 plans', own)
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.for(['flurble the quux', 'what is the weather?', 'write me a poem about cats'])(
  '%s is refused with a helpful word',
  (prompt) => {
    const { operations, reply, suggestions } = edit(ask(prompt, own))
    expect(operations).toEqual([])
    expect(reply).toMatch(/did not understand|could not find|answer no questions/)
    expect(suggestions.length).toBeGreaterThan(1)
  },
)

test('what does not exist is said, and what was understood is still done', () => {
  const { html, reply } = change('remove the newsletter and make it green', foreign)
  expect(reply).toContain('could not find')
  expect(html).toContain('bg-green-600')
})

test('an ambiguous target is asked about, with the choices as answers', () => {
  const twice = foreign.replace('<p>Add a quote</p>', '<p>Add a quote from Ann</p><p>Add a quote from Ben</p>')
  const { operations, reply, suggestions } = edit(ask('remove "add a quote"', twice))
  expect(operations).toEqual([])
  expect(reply).toContain('Which')
  expect(suggestions).toEqual(['remove "Add a quote from Ann"', 'remove "Add a quote from Ben"'])
})

const nameless: [prompt: string, order: string][] = [
  ['A landing page for a small bakery in Oslo with a menu and opening hours', 'Call it {name}'],
  ['Eine Seite für eine Bäckerei in Bremen mit Öffnungszeiten und Kontakt', 'Nenne es {name}'],
  ['Une page pour une boulangerie à Lyon avec horaires et contact', 'Appelle-le {name}'],
  ['Una página para una panadería en Sevilla con horario y contacto', 'Llámalo {name}'],
  ['En nettside for et bakeri i Bergen med åpningstider og kontakt', 'Kall det {name}'],
]

test.each(nameless)('a name that stands in is told, and given up on a word: %s', (prompt, order) => {
  const made = compose(ask(prompt, null))
  const standIn = shownName(openPage(made.html)) ?? 'no name'
  expect(made.brief.brand).toBeNull()
  expect(made.reply).toContain(standIn)
  expect(made.reply).toContain(order.replace('{name}', '…').replace('Call', 'call'))
  const { html, refused } = change(order.replace('{name}', 'Brot & Butter'), made.html)
  expect(refused).toEqual([])
  expect(visibleText(html)).not.toContain(standIn)
  expect(shownName(openPage(html))).toBe('Brot & Butter')
  const next = compose({ ...ask('A page about us with a team section', null), pages: [{ name: 'Home', html }] })
  expect(next.html).toContain('Brot &amp; Butter')
})

test.each(['Rename Acme to Zenith', 'replace "Acme" with "Zenith"', 'change "Acme" to "Zenith"'])(
  'a name changes in every text, title and description of a picture: %s',
  (prompt) => {
    const page = foreign.replace('<p>Acme</p>', '<img src="/a.png" alt="The Acme van"><p>Acme, hello@acme.example</p>')
    const { html, reply, refused } = change(prompt, page)
    expect(refused).toEqual([])
    expect(html).not.toMatch(/\bAcme\b/)
    expect(html).toContain('<title>Zenith</title>')
    expect(html).toContain('alt="The Zenith van"')
    expect(reply).toContain("Addresses such as 'hello@acme.example' stayed as they are.")
  },
)

test.each(['Clear header content', 'delete the pricing about zebras'])(
  'a word that nothing meets is asked about, and what is asked about leads on: %s',
  (prompt) => {
    const { operations, suggestions, reply } = change(prompt, foreign)
    expect(operations, reply).toEqual([])
    expect(suggestions.length).toBeGreaterThan(0)
  },
)

test('words beside other elements get the name too, and no word that only holds it', () => {
  const { html, refused } = change(
    'call it Zenith',
    foreign.replace('<p>Acme</p>', '<p>© Acme, <a href="/x" aria-label="About Acme">about</a> Acmeology</p>'),
  )
  expect(refused).toEqual([])
  expect(html).toContain('<h1 class="text-4xl">Welcome to Zenith</h1>')
  expect(html).toContain('<p>© Zenith, <a href="/x" aria-label="About Zenith">about</a> Acmeology</p>')
})

const studio = compose(
  ask(
    'A landing page for Fjellro, a yoga studio in Tromsø, with classes, prices and a way to book. Drop-in is 180 kr.',
    null,
  ),
  { family: 'windowsill' },
).html

test('what was told with its price is called by it', () => {
  expect(studio).toContain('180 kr')
  const { html, refused } = change('change drop-in to 200 kr', studio)
  expect(refused).toEqual([])
  expect(html).toBe(studio.replace('180 kr', '200 kr'))
})

test('an entry is counted by the name of its section', () => {
  const { html, operations } = change('remove the second class', studio)
  expect(operations).toMatchObject([{ do: 'remove' }])
  const classes = (page: string) =>
    [...page.slice(page.indexOf('id="classes"'), page.indexOf('id="prices"')).matchAll(/<h3[^>]*>([^<]+)</g)].map(
      ([, title]) => title,
    )
  expect(classes(html)).toEqual(classes(studio).toSpliced(1, 1))
  expect(classes(studio).length).toBeGreaterThan(2)
})

test('a login button goes into the menu for wide screens and the one for phones', () => {
  const { html, refused, reply } = change('add a login button to the menu', studio)
  expect(refused).toEqual([])
  expect(reply).toContain("Added 'Login'")
  const header = html.slice(0, html.indexOf('</header>'))
  expect(header.match(/>Login<\/a>/g)).toHaveLength(2)
  expect(html.match(/>Login</g)).toHaveLength(2)
})

test.each(['make the page wider', 'make the site taller'])(
  'letters have no part in the size of a page: %s',
  (prompt) => {
    expect(change(prompt, studio).operations).toEqual([])
  },
)

test('less is not more: corners, and words that only look like a heading', () => {
  const { html, reply } = change('can you make the buttons a bit less rounded', foreign)
  expect(reply).toContain('less rounded')
  expect(html).not.toMatch(/rounded-(?:2xl|3xl|full)/)
  expect(change('remove the welcomes', foreign).operations).toEqual([])
  expect(change("shorten the headline to 'Acme'", foreign).html).toContain('<h1 class="text-4xl">Acme</h1>')
})
