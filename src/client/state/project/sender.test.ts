import { beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '../editor/change.ts'
import { createSender, type SentChange } from './sender.ts'

const add = (name: string): Change => ({ kind: 'page-added', name })
const done: SentChange = { kind: 'done', revision: 7 }

/** A sender whose server is played by the test; `answers` are given in turn, the last one from then on. */
function bench(answers: SentChange[], kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  const log: string[] = []
  const sent: Change[] = []
  const ids: string[] = []
  let number = 0
  const sender = createSender({
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    key: 'outbox',
    log: () => {},
    async send(change, id) {
      sent.push(change)
      ids.push(id)
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? done
    },
    alone: (task) => task(),
    wait: (ms, signal) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms)
        signal.addEventListener('abort', () => resolve())
      }),
    newId: () => `c${++number}`,
    onState: (state) => log.push(state),
    onWait: (reason) => log.push(`waits: ${reason}`),
    onDone: (revision) => log.push(`done ${revision}`),
    onRefused: (change, reason) => log.push(`refused ${change.kind}: ${reason}`),
  })
  return { sender, values, log, sent, ids }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())

test('a change is kept in the browser until the server has it', async () => {
  const { sender, values, log, sent } = bench([done])
  sender.push(add('About'))
  expect(values.get('outbox')).toContain('About')
  await pass(0)
  expect(sent).toEqual([add('About')])
  expect(values.has('outbox')).toBe(false)
  expect(log).toEqual(['saving', 'done 7', 'saved'])
})

test('a change is sent again under its own id, so that one whose answer was lost is done once', async () => {
  const { sender, ids } = bench([{ kind: 'lost' }, done])
  sender.push({ kind: 'restored', version: 'v1' })
  sender.push(add('About'))
  await pass(10_000)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[0])
})

test('a change that came too fast stays, its reason is told once, and it is sent again', async () => {
  const tooFast: SentChange = { kind: 'lost', reason: 'Too fast.' }
  const { sender, values, log, sent } = bench([tooFast, tooFast, done])
  sender.push(add('One'))
  await pass(0)
  expect(log).toEqual(['saving', 'waiting', 'waits: Too fast.'])
  expect(values.get('outbox')).toContain('One')
  await pass(3000)
  expect(log).toEqual(['saving', 'waiting', 'waits: Too fast.', 'done 7', 'saved'])
  expect(sent).toHaveLength(3)
})

test('without an answer it is tried again after 1, 2, 5 and 10 seconds, in order', async () => {
  const lost: SentChange = { kind: 'lost' }
  const { sender, log, sent } = bench([lost, lost, lost, lost, done])
  sender.push(add('One'))
  sender.push(add('Two'))
  await pass(0)
  expect(log).toEqual(['saving', 'waiting'])
  expect(await sender.settled()).toBe(false)
  for (const [ms, tries] of [
    [1000, 2],
    [2000, 3],
    [5000, 4],
  ] as const) {
    await pass(ms)
    expect(sent).toHaveLength(tries)
  }
  await pass(10_000)
  expect(sent.slice(-2)).toEqual([add('One'), add('Two')])
  expect(log.at(-1)).toBe('saved')
  expect(sender.pending()).toEqual([])
})

test('a refusal is told, and the next change goes on', async () => {
  const { sender, log } = bench([{ kind: 'refused', reason: 'There is a page of that name already.' }, done])
  sender.push(add('One'))
  sender.push(add('Two'))
  await pass(0)
  expect(log).toEqual(['saving', 'refused page-added: There is a page of that name already.', 'done 7', 'saved'])
})

test('what an earlier visit left is sent at the start', async () => {
  const kept = JSON.stringify([{ id: 'c0', change: add('About') }])
  const { sender, sent } = bench([done], { outbox: kept })
  expect(sender.pending()).toEqual([add('About')])
  sender.start()
  await pass(0)
  expect(sent).toEqual([add('About')])
})

test('whoever waits is answered once everything is there', async () => {
  const { sender } = bench([done])
  sender.push(add('About'))
  const settled = sender.settled()
  await pass(0)
  expect(await settled).toBe(true)
})

test('after leaving nothing is sent any more, and what is left stays in the browser', async () => {
  const { sender, values, sent } = bench([{ kind: 'lost' }])
  sender.push(add('About'))
  await pass(0)
  sender.leave()
  await pass(60_000)
  expect(sent).toHaveLength(1)
  expect(values.get('outbox')).toContain('About')
})
