import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const limits = { atOnce: 2, perPerson: 2, waiting: 4 }
const full = () => new Error('full')

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when told, with the order in which it began. */
function begun() {
  const order: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    order.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  /** ends the oldest one, and lets the next one begin */
  const end = async () => {
    ends.shift()?.()
    await settled()
  }
  return { order, work, end }
}

test('whoever sends much waits behind those who send little', async () => {
  const queue = new FairQueue(limits, full)
  const { order, work, end } = begun()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) void queue.run(name.charAt(0), work(name))
  await settled()
  expect(order).toEqual(['a1', 'a2'])
  for (let i = 0; i < 6; i++) await end()
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5'])
})

test('one person never has all places where fewer are theirs', async () => {
  const queue = new FairQueue({ ...limits, perPerson: 1 }, full)
  const { order, work, end } = begun()
  for (const name of ['a1', 'a2', 'b1']) void queue.run(name.charAt(0), work(name))
  await settled()
  expect(order).toEqual(['a1', 'b1'])
  await end()
  expect(order).toEqual(['a1', 'b1', 'a2'])
})

test('beyond what may wait it is refused, and a failure gives its place back', async () => {
  const queue = new FairQueue({ atOnce: 1, perPerson: 1, waiting: 1 }, full)
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const { order, work } = begun()
  void queue.run('a', work('a1'))
  void queue.run('b', work('b1'))
  await expect(queue.run('c', work('c1'))).rejects.toThrow('full')
  expect(order).toEqual(['a1'])
})
