import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { completeDocument } from './document.ts'

const block = '<style>.p{}</style>'
const metas = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'

test.each([
  [
    'before the first style of the head',
    `<!doctype html><html><head>${metas}<title>x</title><style>a{}</style></head><body>y</body></html>`,
    `<!doctype html><html><head>${metas}<title>x</title>${block}\n<style>a{}</style></head><body>y</body></html>`,
  ],
  [
    'at the end of the head',
    `<!doctype html><html><head>${metas}</head><body><style>a{}</style></body></html>`,
    `<!doctype html><html><head>${metas}${block}\n</head><body><style>a{}</style></body></html>`,
  ],
  [
    'with what is missing',
    '<html lang="nb"><head><title>x</title></head><body>y</body></html>',
    `<!doctype html>\n<html lang="nb"><head>\n<meta charset="utf-8">\n<meta name="viewport" ` +
      `content="width=device-width, initial-scale=1"><title>x</title>${block}\n</head><body>y</body></html>`,
  ],
])('puts the block %s', (_name, html, expected) => {
  expect(completeDocument(html, block)).toBe(expected)
})

test.each([
  ['a piece', '<main class="p">Hi</main>'],
  ['text', 'Hi'],
  ['nothing', ''],
  ['a piece that starts with a title', '<title>T</title><style>b{}</style><p>Hi</p>'],
  ['a body', '<body class="q"><p>Hi</p></body>'],
  ['a page without head', '<!doctype html><html lang="fr"><body><p>Hi</p></body></html>'],
  ['a comment before the doctype', '<!-- x --><!doctype html><p>Hi</p>'],
  ['a doctype and text', '<!doctype html>Hi'],
  ['no end tags', '<html><head><title>T</title><body><p>Hi'],
  ['a cut head', '<!doctype html><html><head><title>T'],
  ['a template with a head in it', '<template><head></head></template><p>Hi</p>'],
])('makes a document of %s, without losing a byte of it', (_name, html) => {
  const whole = completeDocument(html, block)
  const reads = serialize(parse(whole))
  expect(reads).toMatch(/^(<!-- x -->)?<!DOCTYPE html>/)
  expect(reads.match(/<head>/g)).toHaveLength(1)
  expect(reads).toContain('<meta charset="utf-8">')
  expect(reads).toContain('name="viewport"')
  expect(reads.split('</head>')[0]).toContain(block)
  expect(isSubsequence(html, whole)).toBe(true)
})

test.each([
  ['<script src="https://cdn.tailwindcss.com"></script>'],
  ['<script src="https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4"></script>'],
  ['<script>tailwind.config = { theme: {} }</script>'],
])('takes the framework script out: %s', (script) => {
  const page = (inner: string) =>
    `<!doctype html><html><head>${metas}${inner}</head><body><script>own()</script></body></html>`
  expect(completeDocument(page(script), block)).toBe(page(`${block}\n`))
})

test('replacement patterns in the css stay as they are', () => {
  expect(completeDocument('<head></head>', '<style>a::after{content:"$&$1"}</style>')).toContain('"$&$1"')
})

function isSubsequence(part: string, whole: string): boolean {
  let at = 0
  for (const char of part) {
    at = whole.indexOf(char, at) + 1
    if (at === 0) return false
  }
  return true
}

test.each([
  ['nothing that would change its look', '<p>Hi', '\n<head>\n<meta charset="utf-8">\n<style></style>\n</head>\n<p>Hi'],
  [
    'its block behind its own styles',
    '<html><head><meta charset="utf-8"><style>a{}</style></head><p>Hi',
    '<html><head><meta charset="utf-8"><style>a{}</style><style></style>\n</head><p>Hi',
  ],
  [
    'the charset of the file before that of the page',
    '<html><head><meta http-equiv="content-type" content="text/html; charset=Shift_JIS"></head><p>Hi',
    '<html><head>\n<meta charset="utf-8"><meta http-equiv="content-type" content="text/html; charset=Shift_JIS"><style></style>\n</head><p>Hi',
  ],
])('a plain page gets %s', (_name, html, expected) => {
  expect(completeDocument(html, '<style></style>', true)).toBe(expected)
})
