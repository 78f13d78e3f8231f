import { expect, test } from 'vitest'
import { countWork } from '#test/support/count-work.ts'
import { closePartial } from './partial.ts'

test('twice as much of a page is twice the work', async () => {
  const part = `<section class="p-4"><h2 title="a > b">Part &amp; whole</h2><p>Some words</p></section>\n`
  const work = (n: number) => countWork(() => closePartial(part.repeat(n)))
  const [once, twice] = [await work(200), await work(400)]
  expect(once).toBeGreaterThan(1_000)
  expect(twice / once).toBeLessThan(2.6)
})
