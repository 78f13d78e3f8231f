import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixturePages } from '#test/support/page-fixtures.ts'
import { openDocument } from './document.ts'
import { applyScript } from './operations.ts'
import { applySplices } from './splices.ts'
import { applyTogether } from './together.ts'
import type { Operation } from './types.ts'

const pages = [...fixturePages().map(({ html }) => html), '<p id=a>x<div class="y">open<img src="a.png"><p>z']

const setting = fc.record({
  at: fc.nat(500),
  name: fc.constantFrom('id', 'alt', 'class', 'title', 'data-x'),
  value: fc.constantFrom('one', 'a "b" & c', '', null),
})

test('many attributes set together are what they are one after the other: bytes, places and steps', () => {
  let made = 0
  fc.assert(
    fc.property(fc.nat(pages.length - 1), fc.array(setting, { minLength: 1, maxLength: 12 }), (index, settings) => {
      const document = openDocument(pages[index] ?? '')
      const keys = [...document.elements.keys()].filter((key) => /\d$/.test(key))
      const unique = new Map(settings.map(({ at, name, value }) => [`${keys[at % keys.length]} ${name}`, value]))
      const operations = [...unique].map(([at, value]): Operation => {
        const [k = '', name = ''] = at.split(' ')
        return { do: 'attr', k, name, value }
      })
      const one = applyScript(document, operations)
      const together = applyTogether(
        document,
        operations.map((operation) => [operation]),
        {},
      )
      expect(together?.document.html).toBe(one.document.html)
      expect([...(together?.document.elements ?? [])]).toEqual([...one.document.elements])
      const steps = together?.made.flatMap((group) => group ?? []) ?? []
      expect(steps).toEqual(one.applied)
      expect(steps.reduce((html, { splices }) => applySplices(html, splices), document.html)).toBe(one.document.html)
      made += steps.length
    }),
    { numRuns: 200 },
  )
  expect(made).toBeGreaterThan(200)
})

test('a group is made whole or not at all, and never against another one', () => {
  const document = openDocument('<body><p>a</p><p>b</p></body>')
  const set = (k: string, name: string, value: string): Operation => ({ do: 'attr', k, name, value })
  const groups = [
    [set('p1', 'id', 'one'), set('p9', 'id', 'none')],
    [set('p2', 'id', 'two'), set('p1', 'title', 'x')],
    [set('p2', 'id', 'other')],
  ]
  const result = applyTogether(document, groups, {})
  expect(result?.document.html).toBe('<body><p title="x">a</p><p id="two">b</p></body>')
  expect(result?.made.map((group) => group?.length ?? null)).toEqual([null, 2, null])
  expect(applyTogether(document, [[{ do: 'remove', k: 'p1' }]], {})).toBeNull()
})
