import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { openDocument } from '../document.ts'
import { type KnownPage, writeIds } from './element-ids.ts'
import { rebase } from './rebase.ts'

type Entry = { id: string; words: string }

const entryOf = ({ words }: Entry) => `  <li>${words}</li>`
const htmlOf = (list: readonly Entry[]) =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<title>T</title>',
    '</head>',
    '<body>',
    '<ul>',
    ...list.map(entryOf),
  ]
    .concat('</ul>', '</body>', '</html>', '')
    .join('\n')

/** The page of a list, whose entries have the ids that are given. */
function pageOf(list: readonly Entry[]): KnownPage {
  const html = htmlOf(list)
  let [entry, other] = [0, 0]
  const ids = [...openDocument(html).elements.values()].map(({ tag }) =>
    tag === 'li' ? (list[entry++]?.id ?? '') : `page0000.${other++}`,
  )
  return { html, ids: writeIds(ids) }
}

const base: readonly Entry[] = [0, 1, 2, 3, 4].map((n) => ({ id: `base0000.${n}`, words: `Item ${n}` }))

/** What somebody does with a list in which an entry of theirs is known to others by now. */
const side = (name: string) =>
  fc
    .record({
      at: fc.nat(base.length),
      swap: fc.option(fc.nat(base.length - 2)),
      gone: fc.option(fc.nat(base.length - 1)),
      written: fc.option(fc.nat(base.length - 1)),
      words: fc.option(fc.constant(`${name} wrote`)),
    })
    .map(({ at, swap, gone, written, words }) => {
      const list = base.map((entry, n) => (n === written ? { ...entry, words: `${name} ${n}` } : entry))
      list.splice(at, 0, { id: 'made0000.0', words: words ?? 'New' })
      if (swap !== null) list.splice(swap, 2, ...list.slice(swap, swap + 2).toReversed())
      return list.filter(({ id }) => gone === null || id !== `base0000.${gone}`)
    })

test('what one has made and others know by now stands once, wherever both have it, and the rest of the page is put together', () => {
  fc.assert(
    fc.property(side('ada'), side('bob'), fc.constantFrom('mine', 'theirs'), (ours, others, preferred) => {
      const [mine, theirs] = [pageOf(ours), pageOf(others)]
      const merged = rebase(pageOf(base), mine, theirs, preferred)
      const [own, other] = [ours, others].map((list) => list.find(({ id }) => id === 'made0000.0')?.words ?? '')
      const stays = preferred === 'mine' ? own : other
      expect(merged.html.split(`<li>${stays}</li>`).length - 1).toBe(1)
      expect(merged.conflicts.filter((conflict) => conflict.base.includes('<!doctype'))).toEqual([])
    }),
    { numRuns: runs(300, 20_000), seed },
  )
})
