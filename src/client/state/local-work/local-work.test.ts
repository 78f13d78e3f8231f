import { expect, test } from 'vitest'
import { localWork } from '#api/projects.ts'
import { htmlOf, run, builderAfter } from '#test/support/state-fixtures/builder.ts'
import { emptyBuilder } from '../builder/builder.ts'
import { createSaver } from '../saved/save.ts'
import type { BuilderState } from '../builder/types.ts'
import { asImport } from './as-import.ts'
import { markWork, readPendingImport } from './pending-import.ts'

function kept(builder: BuilderState) {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const keep = (next: BuilderState) => createSaver(storage, emptyBuilder()).save(next)
  keep(builder)
  return { storage, values, keep }
}

let count = 0
const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

test('without a page there is nothing to take over', () => {
  expect(readPendingImport(kept(emptyBuilder()).storage, newId)).toBe(null)
  expect(readPendingImport(kept(run(emptyBuilder(), { type: 'page-added', name: 'About' })).storage, newId)).toBe(null)
})

test('every try has the same id, and after the answer nothing is offered', () => {
  const { storage } = kept(builderAfter('t1'))
  const work = readPendingImport(storage, newId)
  expect(work).toMatchObject({ isPutOff: false })
  if (!work) return
  markWork(storage, work, 'kept')
  expect(readPendingImport(storage, newId)).toEqual(work)
  markWork(storage, work, 'imported')
  expect(readPendingImport(storage, newId)).toBe(null)
})

test('what was put off stays put off until the work changes', () => {
  const { storage, keep } = kept(builderAfter('t1'))
  const work = readPendingImport(storage, newId)
  if (work) markWork(storage, work, 'later')
  expect(readPendingImport(storage, newId)).toMatchObject({ id: work?.id, isPutOff: true })
  keep(builderAfter('t1', 't2'))
  const changed = readPendingImport(storage, newId)
  expect(changed).toMatchObject({ isPutOff: false })
  expect(changed?.id).not.toBe(work?.id)
})

test.for(['not JSON', '{"fingerprint":1}', 'null'])('a mark that says %s is as good as none', (mark) => {
  const { storage, values } = kept(builderAfter('t1'))
  values.set('pagewright.import', mark)
  expect(readPendingImport(storage, newId)).toMatchObject({ isPutOff: false })
})

test('pages and talk are what the contract takes, oldest first', () => {
  const builder = run(builderAfter('t1', 't2'), { type: 'page-added', name: 'About' })
  const work = localWork.parse(asImport(builder))
  expect(work.pages).toEqual([{ name: 'Home', html: htmlOf('t2') }])
  expect(work.chat.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
  expect(work.chat.every(({ page_name }) => page_name === 'Home')).toBe(true)
  expect(work.chat.map(({ turn }) => turn)).toEqual(['t1', 't1', 't2', 't2'])
  expect(work.chat[1]?.details).toMatchObject({ charged: true, maker: { kind: 'designer' }, prompt: 'prompt of t1' })
  expect(work.versions.map(({ turn, html }) => [turn, html])).toEqual([
    ['t1', htmlOf('t1')],
    ['t2', htmlOf('t2')],
  ])
})

test('messages that a restore put aside stay behind, and silent failures are told by their reason', () => {
  const builder = builderAfter('t1', 't2')
  const entries = builder.chats['Home'] ?? []
  const [first, answer] = entries
  if (answer?.role !== 'assistant' || !first) throw new Error('The fixture has changed.')
  const silent = { ...answer, content: '', trouble: { kind: 'failed', reason: 'It failed.' } } as const
  const hidden = { id: 'h', role: 'hidden', messages: [answer], before: null } as const
  const chats = { Home: [first, silent, { ...hidden, messages: [...hidden.messages] }] }
  expect(asImport({ ...builder, chats }).chat?.map(({ content }) => content)).toEqual([
    first.role === 'user' ? first.content : '',
    'It failed.',
  ])
})
