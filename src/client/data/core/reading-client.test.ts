import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ReadingClient } from './reading-client.ts'

/** A list on a server, each read of which is answered when the test says so, with what was there when it began. */
function shown() {
  const client = new ReadingClient()
  let now = 'before'
  const answers: (() => void)[] = []
  const queryFn = () => {
    const seen = now
    const { promise, resolve } = Promise.withResolvers<string>()
    answers.push(() => resolve(seen))
    return promise
  }
  const observer = new QueryObserver(client, { queryKey: ['people', 'w'], queryFn, retry: false })
  const stop = observer.subscribe(() => {})
  return {
    client,
    stop,
    reads: () => answers.length,
    change: () => (now = 'after'),
    answer: async () => {
      answers.at(-1)?.()
      await expect.poll(() => client.isFetching()).toBeLessThanOrEqual(1)
    },
    data: () => observer.getCurrentResult().data,
  }
}

test('a first read that began before the change is followed by another', async () => {
  const list = shown()
  list.change()
  const done = list.client.invalidateQueries({ queryKey: ['people'] })
  await list.answer()
  await expect.poll(list.reads).toBe(2)
  expect(list.data()).toBe('before')
  await list.answer()
  await done
  expect(list.data()).toBe('after')
  list.stop()
})

test('a later read that is not begun anew is followed by another, and one that is by none', async () => {
  for (const cancelRefetch of [false, true]) {
    const list = shown()
    await list.answer()
    await expect.poll(list.data).toBe('before')
    void list.client.invalidateQueries({ queryKey: ['people'] })
    await expect.poll(list.reads).toBe(2)
    list.change()
    const done = list.client.invalidateQueries({ queryKey: ['people'] }, { cancelRefetch })
    await list.answer()
    await expect.poll(list.reads).toBe(3)
    await list.answer()
    await done
    expect([cancelRefetch, list.data(), list.reads()]).toEqual([cancelRefetch, 'after', 3])
    list.stop()
  }
})
