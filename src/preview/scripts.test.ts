import { expect, test } from 'vitest'
import { hasScripts } from './scripts.ts'

test.each([
  ['<p>Hello</p>', false],
  ['<p>Turn it on = good</p>', false],
  ['<p class="on">x</p>', false],
  ['<script>1</script>', true],
  ['<SCRIPT src=x></SCRIPT>', true],
  ['<img src=x onerror=alert(1)>', true],
  ['<img src="x"onerror=alert(1)>', true],
  ['<svg/onload=alert(1)>', true],
  ['<a href="javascript:alert(1)">x</a>', true],
  ['<iframe srcdoc="x"></iframe>', true],
])('hasScripts(%s) is %s', (html, expected) => {
  expect(hasScripts(html)).toBe(expected)
})
