import { expect, test } from 'vitest'
import { readableTree } from './readable-tree.ts'
import { toTree } from './tree.ts'

const body = (html: string) => {
  const { elements } = readableTree(toTree(`<main>\n  ${html}\n</main>`))
  return JSON.stringify(elements)
}

test.for<[what: string, html: string, has: string]>([
  ['words are content', '<p>Hello\n  world</p>', '{"type":"p","content":"Hello world"}'],
  [
    'words among elements are text',
    '<p>One <b>two</b> three</p>',
    '"children":["One ",{"type":"b","content":"two"}," three"]',
  ],
  [
    'a blank between words stays',
    '<p><b>a</b> <i>b</i></p>',
    '[{"type":"b","content":"a"}," ",{"type":"i","content":"b"}]',
  ],
  ['blanks of a pre stay', '<pre>a\n  b</pre>', '"content":"a\\n  b"'],
  ['attributes stay', '<a HREF="#x">x</a>', '"attributes":{"href":"#x"}'],
])('%s', ([, html, has]) => {
  expect(body(html)).toContain(has)
})

test('nothing of how it was written is left', () => {
  expect(body('<UL>\n <LI>a\n <LI>b\n</UL>')).not.toMatch(/#text|written|\\n/)
})
