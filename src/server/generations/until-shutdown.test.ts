import { expect, test } from 'vitest'
import { untilShutdown } from './until-shutdown.ts'

/** Says two things and then computes: it hears nothing until it is let go. */
function deaf() {
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  async function* events() {
    yield 'one'
    yield 'two'
    await free
    yield 'three'
  }
  return { events: events(), release }
}

const all = async (events: AsyncIterable<string>) => {
  const said: string[] = []
  for await (const event of events) said.push(event)
  return said
}

test('a shutdown waits for an engine no longer than it may', async () => {
  const stop = new AbortController()
  const { events } = deaf()
  const said = all(untilShutdown(events, stop.signal, 20))
  stop.abort('interrupted')
  expect(await said).toEqual(['one', 'two'])
})

test('one that was to stop before it began says what it says at once', async () => {
  const { events } = deaf()
  expect(await all(untilShutdown(events, AbortSignal.abort('interrupted'), 20))).toEqual(['one', 'two'])
})

test('what a person stops says its last words, however long they take', async () => {
  const stop = new AbortController()
  const { events, release } = deaf()
  const said = all(untilShutdown(events, stop.signal, 0))
  stop.abort('stopped')
  // Longer than a shutdown would wait.
  setTimeout(release, 30)
  expect(await said).toEqual(['one', 'two', 'three'])
})

test('an error of the engine comes through', async () => {
  async function* broken() {
    yield 'one'
    throw new Error('lost')
  }
  await expect(all(untilShutdown(broken(), new AbortController().signal))).rejects.toThrow('lost')
})
