import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { collectedPages, fixturePages } from '#test/support/page-fixtures.ts'
import { closePartial, endsOutsideTags } from './partial.ts'

test.for<[string, string]>([
  ['<p>Hello', '<p>Hello'],
  ['<p>Hello</', '<p>Hello'],
  ['<p>Hello<', '<p>Hello'],
  ['<p class="a b', ''],
  ['<p title="a>b', ''],
  ['<p title="a>b">c', '<p title="a>b">c'],
  ['<p title=a"b>c', '<p title=a"b>c'],
  ['<p a = "x>y', ''],
  ['<p>Fish &am', '<p>Fish '],
  ['<p>Fish &#x2', '<p>Fish '],
  ['<p>Fish &amp;', '<p>Fish &amp;'],
  ['<p>Fish & chips', '<p>Fish & chips'],
  ['a &amp<p', 'a &amp'],
  ['<p>a<!-- com', '<p>a'],
  ['<p>a<!-- c -->b', '<p>a<!-- c -->b'],
  ['<p>a<!', '<p>a'],
  ['<!doct', ''],
  ['<!-->a', '<!-->a'],
  ['<style>a{co', ''],
  ['<style>a{}</sty', ''],
  ['<style>a{}</style>b', '<style>a{}</style>b'],
  ['<p>a</p><script>x', '<p>a</p>'],
  ['<p>a</p><script>"<p>"</script>b', '<p>a</p>b'],
  ['a<SCRIPT src=x></SCRIPT >b<script>1</script>c', 'abc'],
  ['<title>a <b> c', '<title>a <b> c'],
  ['<title>a</tit', '<title>a'],
  ['<title>a</title x', '<title>a'],
  ['<textarea>a <scr', '<textarea>a '],
  ['<textarea><script>x</textarea>b', '<textarea><script>x</textarea>b'],
  ['<svg><script/>a', '<svg>a'],
  ['<svg><style/><path', '<svg><style/>'],
  ['<svg><title>a</title><pa', '<svg><title>a</title>'],
  ['<svg><![CDATA[a>b', '<svg>'],
  ['<svg/><p>a', '<svg/><p>a'],
  ['<iframe srcdoc="a">x', ''],
  ['1 < 2 and 3', '1 < 2 and 3'],
  ['a</>b', 'a</>b'],
  ['<a href=x', ''],
  ['\u{1F4E6}'.slice(0, 1), ''],
  ['', ''],
])('%j shows %j', ([html, shown]) => {
  expect(closePartial(html)).toBe(shown)
})

const pages = [...fixturePages(), ...collectedPages().filter(({ html }) => html.length < 6000)]

/** What the parser says is open at the end: a tag, a comment, a script. An open title is shown as far as it goes. */
function halfOpen(html: string): string[] {
  const errors: string[] = []
  parse(html, { onParseError: ({ code }) => errors.push(code) })
  return errors.filter((code) => /^eof-(in|before)/.test(code) && code !== 'eof-in-element-that-can-contain-only-text')
}

test.for(pages)('$name: every prefix goes on where the shorter one ended, and ends outside of tags', ({ html }) => {
  let before = ''
  const wrong: string[] = []
  for (let length = 0; length <= html.length; length++) {
    const shown = closePartial(html.slice(0, length))
    if (!shown.startsWith(before)) wrong.push(`${length}: ${shown.slice(-40)}`)
    if (length % 41 === 0) wrong.push(...halfOpen(shown).map((code) => `${length}: ${code}`))
    before = shown
  }
  expect(wrong).toEqual([])
  expect(before).toBe(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))
})

test('whole constructs', () => {
  expect(endsOutsideTags('<p>a</p>')).toBe(true)
  expect(endsOutsideTags('<p>a</p')).toBe(false)
  expect(endsOutsideTags('<script>a')).toBe(false)
})
