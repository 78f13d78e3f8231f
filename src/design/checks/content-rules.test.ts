import { expect, test } from 'vitest'
import { checkPage } from './check-page.ts'

const page = (content: string) =>
  `<!doctype html><html lang="en"><head><title>O</title></head><body><main><h1>O</h1>${content}</main></body></html>`
const contentRules = new Set(['open-slot', 'empty-fact'])
const told = (content: string) =>
  checkPage(page(content), { isAsked: true }).flatMap(({ rule, message }) => (contentRules.has(rule) ? [message] : []))

test.for<[content: string, words: string[]]>([
  ['<p>Call <span data-placeholder>Add a number</span></p>', ['“Add a number” waits for your words.']],
  ['<p>{{city}}</p><h2>[Your name]</h2>', ['“{{city}}” waits for your words.', '“[Your name]” waits for your words.']],
  ['<div><p>[Insert price]</p></div>', ['“[Insert price]” waits for your words.']],
  ['<dl><dt>Phone</dt><dd> </dd></dl>', ['The answer to a label is empty.']],
  ['<a href="tel:">Call us</a>', ['“Call us” has no number yet.']],
  ['<a href="mailto: ">Write</a>', ['“Write” has no e-mail address yet.']],
  ['<ul><li></li><li>Bread</li></ul>', ['An entry of a list is empty.']],
])('%s', ([content, words]) => expect(told(content)).toEqual(words))

test.for([
  '<p>An array[0] and {{ braces }} in a sentence</p>',
  '<ul><li><svg></svg></li><li class="h-2 bg-red-500"></li></ul>',
  '<p aria-hidden="true"></p><p hidden></p>',
  '<table><tr><td><input aria-label="A"></td></tr></table>',
  '<p id="total"></p><script>total.textContent = 1</script>',
  '<a href="tel:+4712345678">Call</a>',
])('%s has nothing open', (content) => expect(told(content)).toEqual([]))

test('nothing of it is said after a turn', () => {
  const findings = checkPage(page('<p data-placeholder>Add a number</p><p></p>'))
  expect(findings.filter(({ rule }) => contentRules.has(rule))).toEqual([])
})
