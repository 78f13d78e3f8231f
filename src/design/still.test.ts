import { expect, test } from 'vitest'
import { withoutHandlers } from './still.ts'

test.each([
  ['a handler', '<p onclick="a()" class="b">x</p>', '<p class="b">x</p>'],
  ['capitals', '<p ONCLICK=a()>x</p>', '<p>x</p>'],
  ['a drawing', '<svg onload="a()"><g></g></svg>', '<svg><g></g></svg>'],
  ['a template', '<p>x</p><template><p onclick="a()">x</p></template>', '<p>x</p><template></template>'],
  ['a handler of a second body', '<p>x</p><body onload="a()">', '<p>x</p>'],
  ['words that look like one', '<p title="onclick=a()">onclick=a()</p>', '<p title="onclick=a()">onclick=a()</p>'],
])('takes out %s', (_name, html, body) => {
  expect(withoutHandlers(html)).toBe(`<html><head></head><body>${body}</body></html>`)
})

test('the document type and the head stay', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><p>x</p></body></html>'
  expect(withoutHandlers(html)).toBe(html)
})
