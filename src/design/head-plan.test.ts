import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { applyOperation } from './operations.ts'
import type { HeadFact } from './types.ts'

type Case = [name: string, before: string, fact: HeadFact, value: string, after: string]

test.for<Case>([
  [
    'language',
    '<html class="a"><body>x</body></html>',
    'lang',
    'de',
    '<html class="a" lang="de"><body>x</body></html>',
  ],
  [
    'another language',
    "<html lang='en'><body></body></html>",
    'lang',
    'nb-NO',
    "<html lang='nb-NO'><body></body></html>",
  ],
  [
    'title',
    '<html><head><title>A</title></head><body></body></html>',
    'title',
    'B & <c>',
    '<html><head><title>B &amp; &lt;c></title></head><body></body></html>',
  ],
  [
    'first title, on its line',
    '<html>\n<head>\n  <meta charset="utf-8">\n</head><body></body></html>',
    'title',
    'B',
    '<html>\n<head>\n  <meta charset="utf-8">\n  <title>B</title>\n</head><body></body></html>',
  ],
  ['without a head', '<!doctype html><p>x</p>', 'title', 'B', '<!doctype html><title>B</title><p>x</p>'],
  [
    'description',
    '<head><META NAME="Description" content="a"></head><body></body>',
    'description',
    'B "b"',
    '<head><META NAME="Description" content="B &quot;b&quot;"></head><body></body>',
  ],
  [
    'viewport',
    '<html><head><title>A</title></head><body></body></html>',
    'viewport',
    'width=device-width',
    '<html><head><meta name="viewport" content="width=device-width"><title>A</title></head><body></body></html>',
  ],
])('%s', ([, before, name, value, after]) => {
  const document = openDocument(before)
  const applied = applyOperation(document, { do: 'head', k: 'head', name, value })
  expect(applied.ok && applied.document.html).toBe(after)
  if (!applied.ok) return
  // the table is that of the new page, and no key of the body is another
  const anew = openDocument(after)
  expect(applied.document.elements).toEqual(anew.elements)
  expect(applyOperation(applied.document, { do: 'head', k: 'head', name, value })).toMatchObject({
    ok: false,
    refusal: { code: 'no-change' },
  })
})

test.for<[HeadFact, string, string]>([
  ['lang', 'de"><script>', '<html><body></body></html>'],
  ['lang', 'de', '<body></body>'],
  ['title', ' ', '<html><body></body></html>'],
  ['description', 'x'.repeat(1001), '<html><body></body></html>'],
])('refused: %s %s', ([name, value, html]) => {
  expect(applyOperation(openDocument(html), { do: 'head', k: 'head', name, value }).ok).toBe(false)
})
