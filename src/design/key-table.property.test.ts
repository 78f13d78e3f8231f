import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from './document.ts'
import { keyTable, openAsBefore } from './key-table.ts'
import { applyOperation } from './operations.ts'
import type { Key, Operation, PageDocument } from './types.ts'

const pages = fixturePages()

/** A drawn edit of an element, by its place among those of the body. */
const drawnEdit = fc.record({
  at: fc.nat(),
  to: fc.nat(),
  kind: fc.constantFrom('text', 'class', 'remove', 'before', 'append', 'move-after' as const),
})

function operationOf(document: PageDocument, { at, to, kind }: { at: number; to: number; kind: string }): Operation {
  const keys = [...document.elements.keys()].filter((key) => !['body', 'title', 'theme'].includes(key))
  const k = keys[at % keys.length] ?? ''
  if (kind === 'text') return { do: 'text', k, text: `Words ${to}` }
  if (kind === 'class') return { do: 'class', k, add: [`mt-${to % 9}`], remove: [] }
  if (kind === 'remove') return { do: 'remove', k }
  if (kind === 'move-after') return { do: 'move-after', k, to: keys[to % keys.length] ?? '' }
  return { do: kind === 'before' ? 'before' : 'append', k, html: `<section><h2>New ${to}</h2><p>x</p></section>` }
}

/** Elements whose source stands once in the page, with their keys. */
function loneKeys({ html, elements }: PageDocument): Map<string, Key> {
  const all = [...elements.values()].map(({ key, start, end }) => [html.slice(start, end), key] as const)
  const counts = new Map<string, number>()
  for (const [source] of all) counts.set(source, (counts.get(source) ?? 0) + 1)
  return new Map(all.filter(([source]) => counts.get(source) === 1))
}

test('keys keep their names over drawn edits, by a model and by hand, and none is given twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.array(fc.tuple(drawnEdit, fc.boolean()), { maxLength: 6 }),
      ({ html }, edits) => {
        let known = openDocument(html)
        const everGiven = new Map([...known.elements.values()].map(({ key, tag }) => [key, tag]))
        for (const [edit, byHand] of edits) {
          const made = applyOperation(known, operationOf(known, edit))
          if (!made.ok) continue
          // by hand, only the source of the new version is known
          const table = { html: known.html, keys: keyTable(known) ?? '' }
          const next = byHand ? openAsBefore(made.document.html, table) : made.document
          const before = loneKeys(known)
          for (const [source, key] of loneKeys(next)) if (before.has(source)) expect(key).toBe(before.get(source))
          if (edit.kind === 'class') expect([...next.elements.keys()]).toEqual([...known.elements.keys()])
          for (const { key, tag } of next.elements.values()) {
            if (!known.elements.has(key) && /\d$/.test(key)) expect(everGiven.has(key)).toBe(false)
            everGiven.set(key, tag)
          }
          known = next
        }
        const again = openAsBefore(known.html, { html: known.html, keys: keyTable(known) ?? '' })
        expect([...again.elements.values()]).toEqual([...known.elements.values()])
        expect(again.issued).toEqual(known.issued)
      },
    ),
    { numRuns: runs(60), seed },
  )
})

test('a table that does not fit its page is not believed', () => {
  const html = '<p>a</p><p>b</p>'
  for (const keys of ['', 'p1|p1', 'p1 p1|p1', 'p1 p2 p3|p3', '|||', 'p1 p2'])
    expect([...openAsBefore(html, { html, keys }).elements.keys()]).toEqual(['p1', 'p2'])
  expect([...openAsBefore(html, { html, keys: 'p9 p4|p9' }).elements.keys()]).toEqual(['p9', 'p4'])
})
