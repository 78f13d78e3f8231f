import { expect, test } from 'vitest'
import type { Change } from '../editor/change.ts'
import { type Outbox, outboxSchema, pushed, retryDelay, without } from './outbox.ts'

const box = (changes: Change[], sending: string | null = null): Outbox =>
  changes.reduce<Outbox>((outbox, change, index) => pushed(outbox, { id: String(index), change }, sending), [])

const add: Change = { kind: 'page-added', name: 'About' }
const remove: Change = { kind: 'page-deleted', name: 'About' }
const back: Change = { kind: 'page-returned', name: 'About', index: 1 }
const switched: Change = { kind: 'restored', version: 'v1' }
const undone: Change = { kind: 'restore-undone', page: 'Home' }
const json: Change = { kind: 'mode', mode: 'json' }
const html: Change = { kind: 'mode', mode: 'html' }
const named = (version: string, name: string | null): Change => ({ kind: 'version-named', version, name })

test.for([
  ['they keep their order', [add, remove, add], [add, remove, add]],
  ['a page that comes back never left', [add, remove, back], [add]],
  ['another page that comes back did', [remove, { ...back, name: 'Team' }], [remove, { ...back, name: 'Team' }]],
  ['a switch that was undone never was', [switched, undone], []],
  [
    'only the last name of a version counts',
    [named('v1', 'A'), named('v2', 'B'), named('v1', null)],
    [named('v2', 'B'), named('v1', null)],
  ],
  ['only the last mode counts', [json, add, html], [add, html]],
] as const)('%s', ([, changes, left]) => {
  expect(box([...changes]).map(({ change }) => change)).toEqual(left)
})

test('what is on its way cannot be taken back, only followed by the opposite', () => {
  expect(box([remove, back], '0').map(({ change }) => change)).toEqual([remove, back])
  expect(box([named('v1', 'A'), named('v1', 'B')], '0')).toHaveLength(2)
  expect(box([json, html], '0').map(({ change }) => change)).toEqual([json, html])
})

test('what has arrived leaves', () => expect(without(box([add, remove]), '0').map(({ id }) => id)).toEqual(['1']))

test('tries come after 1, 2, 5 and then every 10 seconds', () =>
  expect([1, 2, 3, 4, 5, 99].map(retryDelay)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]))

test('what the browser kept is read again, and nonsense is not', () => {
  const outbox = box([add, remove, switched, undone, named('v1', 'Autumn'), named('v2', null), json])
  expect(outboxSchema.parse(JSON.parse(JSON.stringify(outbox)))).toEqual(outbox)
  expect(outboxSchema.safeParse([{ id: '1', change: { kind: 'format-disk' } }]).success).toBe(false)
})
