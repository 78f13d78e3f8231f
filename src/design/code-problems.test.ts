import { expect, test } from 'vitest'
import { classTest } from '#engine/turn/classes.ts'
import { codeProblems, codeRefusals } from './code-problems.ts'

const frame = (body: string, head = '') =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" ` +
  `content="width=device-width">\n<title>T</title>\n<meta name="description" content="D">${head}</head>\n<body>` +
  `<main>${body}</main></body>\n</html>\n`
const options = { before: frame('<h1>Hi</h1>'), maxLength: 2000 }

test.for<[what: string, html: string, at: string, words: RegExp]>([
  [
    'a script of another host',
    frame('<h1>Hi</h1><script src="https://a.example/x.js"></script>'),
    '<script',
    /script from a\.example/,
  ],
  [
    'a style of another host',
    frame('<h1>Hi</h1>', '<link rel="stylesheet" href="//a.example/x.css">'),
    '<link',
    /link to a\.example/,
  ],
  ['an address that runs', frame('<h1>Hi</h1><a href="javascript:go()">x</a>'), '<a', /href that runs a script/],
  [
    'a page without content',
    '<!doctype html><html><head><title>T</title></head><body></body></html>',
    '<',
    /no content/,
  ],
  ['a page that is too large', frame(`<h1>Hi</h1><p>${'x'.repeat(2000)}</p>`), '<', /too large/],
])('%s is refused where it stands', ([, html, at, words]) => {
  const [refusal] = codeRefusals(html, options)
  expect(refusal?.from).toBe(html.indexOf(at))
  expect(refusal?.message).toMatch(words)
})

test('what stood in the page before is not refused, one more of it is', () => {
  const script = '<script src="https://a.example/x.js"></script>'
  const before = frame(`<h1>Hi</h1>${script}`)
  expect(codeRefusals(frame(`<h1>Hi there</h1>${script}`), { before, maxLength: 2000 })).toEqual([])
  const twice = codeRefusals(frame(`<h1>Hi</h1>${script}${script}`), { before, maxLength: 2000 })
  expect(twice).toHaveLength(1)
})

test('tags that are not closed, classes that mean nothing and findings stand where they are', async () => {
  const html = frame('<h1>Hi</h1><div><p class="p-4 text-grey-500 card">x</p><img src="data:,"></b>')
  const found = codeProblems(html, { ...options, classExists: await classTest() })
  const seen = found.map(({ from, to, message, kind }) => [html.slice(from, to), message, kind])
  expect(seen).toContainEqual([
    'text-grey-500',
    'The class text-grey-500 means nothing; text-gray-500 would.',
    'warning',
  ])
  expect(seen).toContainEqual(['<div>', '<div> is not closed.', 'error'])
  expect(seen).toContainEqual(['</b>', '</b> closes nothing.', 'error'])
  expect(seen.filter(([where]) => where === '<img')).not.toEqual([])
  expect(codeProblems(options.before, options)).toEqual([])
})
