import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from './document.ts'
import { modelView } from './model-view.ts'

const pages = [...fixturePages(), ...collectedPages()]

test.for(pages)('$name: the view expands to the source', ({ html }) => {
  const document = openDocument(html)
  const starts = [...document.elements.values()].map(({ start }) => start)
  for (const open of [new Set<number>(), new Set(starts), new Set(starts.filter((_, index) => index % 3 === 0))]) {
    const view = modelView(document, { open })
    expect(view.expand(view.html) === html).toBe(true)
  }
})

const drawing = '<svg viewBox="0 0 24 24" class="size-6" aria-label="A bowl"><path d="M4 20h16"/></svg>'
const picture = `data:image/gif;base64,${'R0lGOD'.repeat(30)}`
const story = `${'Once upon a time. '.repeat(50)}&amp; so on`
const page =
  '<!doctype html><html><head><style>a{color:red;background:blue;margin:0;padding:0}</style><style>' +
  `:root{--accent:red}</style></head><body><section><h1>Hi</h1><p>${story}</p>${drawing}<img src="${picture}" ` +
  `alt="A"></section><!-- ${'x'.repeat(120)} --><script>const long = "${'y'.repeat(50)}"</script></body></html>`

test('elements carry keys, long parts are folded', () => {
  const view = modelView(openDocument(page))
  const tale = view.html.slice(view.html.indexOf('<p k=p1>') + 8, view.html.indexOf('<fold'))
  expect(view.html.replace(tale, 'TALE ')).toBe(
    '<!doctype html><html><head><style data-fold="1"/><style k=theme>:root{--accent:red}</style></head><body ' +
      'k=body><section k=s1><h1 k=h1>Hi</h1><p k=p1>TALE <fold n="5"/></p><svg k=i1 data-fold="2" ' +
      'aria-label="A bowl"/><img k=i2 src="fold:3" alt="A"></section><fold n="6"/><script k=x2 ' +
      'data-fold="4"/></body></html>',
  )
  expect(story.startsWith(tale)).toBe(true)
  expect(tale.length).toBeGreaterThan(150)
})

test('a small page shows every key', () => {
  const { html } = modelView(openDocument('<div><p>a</p><br></div>'))
  expect(html).toBe('<div k=x1><p k=p1>a</p><br k=x2></div>')
})

const view = modelView(openDocument(page))

test.for<[string, string, string]>([
  ['keys come off, in any writing', "<p k=p1 id=b>x<br k=x2/><hr k='x3'/></p>", '<p id=b>x<br><hr/></p>'],
  ['keys come off', '<h2 class="a" k="h1" id=b>x</h2>', '<h2 class="a" id=b>x</h2>'],
  ['a kept part needs its key', '<div k="s1"><keep k="h1"/></div>', '<div><keep k="h1"/></div>'],
  [
    'what only looks like a key stays',
    '<g k="1.5"></g><p title=" k=x">k="h1"</p>',
    '<g k="1.5"></g><p title=" k=x">k="h1"</p>',
  ],
  ['a drawing comes back', '<a><svg k="i1" data-fold="2"/> Go</a>', `<a>${drawing} Go</a>`],
  ['with an end tag too', "<svg data-fold='2'></svg>", drawing],
  ['twice', '<svg data-fold="2"/><svg data-fold="2"/>', drawing + drawing],
  ['a new class goes onto it', '<svg k="i1" class="size-9" data-fold="2"/>', drawing.replace('size-6', 'size-9')],
  ['a new drawing stays as it is', '<svg viewBox="0 0 1 1"><path/></svg>', '<svg viewBox="0 0 1 1"><path/></svg>'],
  ['data addresses', '<img src="fold:3">', `<img src="${picture}">`],
  ['in other quotes', "<img src='fold:3'><img src=fold:3>", `<img src='${picture}'><img src="${picture}">`],
  [
    'long text',
    '<p>More <fold n="5"/></p>',
    `<p>More ${story.slice(story.length - (story.length - view.html.slice(view.html.indexOf('<p') + 8, view.html.indexOf('<fold')).length))}</p>`,
  ],
  ['numbers that were never given', '<svg data-fold="99"/><img src="fold:99"><fold n="99"/>', '<img src="">'],
])('what a model returns: %s', ([, returned, expected]) => {
  expect(view.expand(returned)).toBe(expected)
})

/** Pieces about as long as a tokenizer's; only the ratio is of interest. */
const pieces = (text: string) => text.match(/\p{L}{1,5}|\p{N}{1,3}|[^\s\p{L}\p{N}]|\s+/gu)?.length ?? 0

test('most of a large page is folded away', () => {
  const icon = `<svg viewBox="0 0 512 512"><path d="${'M510.7 189.151 C505.271 168.95 484.565 156.956 '.repeat(20)}"/></svg>`
  const card = `<li class="rounded-xl border p-6">${icon}<h3>Reminders</h3><p>Polite on day 3, firm on day 14.</p></li>\n`
  const own = `<body><ul>${card.repeat(12)}</ul></body>`
  const [largest = own] = [own, ...collectedPages().map(({ html }) => html)].toSorted((a, b) => b.length - a.length)
  for (const html of [own, largest]) {
    const short = modelView(openDocument(html)).html
    expect(pieces(short) / pieces(html)).toBeLessThan(0.25)
  }
})
