import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coalesce } from '#engine/reader/events.ts'
import { createReader } from '#engine/reader/reader.ts'
import { corpus, replyBytes } from './replies.ts'

const names = [...new Set(corpus.map(({ name }) => name))]

test('every reply of the corpus is listed, and every listed one is there', () => {
  const files = readdirSync(new URL('replies', import.meta.url)).map((file) => file.replace(/\.txt$/, ''))
  expect(names.sort()).toEqual(files.sort())
  expect(names.length).toBeGreaterThanOrEqual(20)
})

/** Reads bytes in pieces that end at `cuts`, decoded as a stream is. */
function readPieces(bytes: Uint8Array, cuts: number[]) {
  const reader = createReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const events = [0, ...cuts].flatMap((from, index) =>
    reader.push(decoder.decode(bytes.subarray(from, cuts[index] ?? bytes.length), { stream: true })),
  )
  return coalesce([...events, ...reader.push(decoder.decode()), ...reader.end()])
}

test.each(corpus)('$name: the reader finds what is in it', ({ name, finds }) => {
  expect(readPieces(replyBytes(name), []).map(({ type }) => type)).toEqual(finds)
})

test.each(names)('%s: split at every byte, the events are the same', (name) => {
  const bytes = replyBytes(name)
  const whole = JSON.stringify(readPieces(bytes, []))
  for (let cut = 1; cut < bytes.length; cut++) {
    const split = JSON.stringify(readPieces(bytes, [cut]))
    if (split !== whole) expect({ cut, split }).toEqual({ cut, split: whole })
  }
  const everywhere = Array.from({ length: bytes.length - 1 }, (_, index) => index + 1)
  expect(JSON.stringify(readPieces(bytes, everywhere))).toBe(whole)
})
