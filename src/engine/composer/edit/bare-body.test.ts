import { expect, test } from 'vitest'
import { openDocument, sourceOf } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { drawn } from '#test/support/draw.ts'
import { edit } from '../edit.ts'

/** What stands in the body by itself or in a box of nothing: a page that nobody cut into sections. */
const around: [string, string][] = [
  ['', ''],
  ['<div>', '</div>'],
  ['<main>', '</main>'],
  ['<section>', '</section>'],
  ['<center>', '</center>'],
]
const after = [
  '',
  '<p>Open daily.</p>',
  '<section><h2>More</h2><p>Words</p></section>',
  '<footer><p>© Korn</p></footer>',
]
const called = ['headline', 'heading', 'main headline', 'h1', 'title']
const wishes: [string, RegExp][] = [
  ['make the NOUN red', /text-red-\d+/],
  ['the NOUN should be blue', /text-blue-\d+/],
  ['center the NOUN', /text-center|text-align: center/],
  ['hide the NOUN', /hidden/],
  ['make the NOUN italic', /italic/],
  ['change the NOUN to "Warm bread"', /Warm bread/],
]
const cases = around.flatMap(([open, close]) =>
  after.flatMap((rest) =>
    called.flatMap((noun) =>
      wishes.map(([say, must]): [string, string, RegExp] => [
        say.replace('NOUN', noun),
        `<!doctype html><html lang="en"><head><title>Korn</title></head><body>${open}<h1>Bread from Bergen</h1>${close}${rest}</body></html>`,
        must,
      ]),
    ),
  ),
)

test('a headline is found wherever it stands, also by itself in the body', () => {
  for (const [prompt, html, must] of drawn(cases, 120)) {
    const { operations, reply } = edit({
      prompt,
      mode: 'html',
      pageName: 'Home',
      html,
      pages: [],
      chat: [],
      variant: 0,
    })
    const page = openDocument(html)
    const { document } = applyScript(page, operations)
    const where = `${prompt} on ${html}: ${reply}`
    expect(sourceOf(document, 'h1'), where).toMatch(must)
    const [head = '', tail = ''] = html.split('<h1>Bread from Bergen</h1>')
    expect(document.html.startsWith(head) && document.html.endsWith(tail), where).toBe(true)
  }
})
