import { expect, test } from 'vitest'
import { megabytesWords, waitWords } from './units.ts'

test.for([
  [0.2, '1 second'],
  [1, '1 second'],
  [42, '42 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
] as const)('%d s are told as %s', ([seconds, words]) => {
  expect(waitWords(seconds)).toBe(words)
})

test.for([
  [5, '5 MB'],
  [0, '0 MB'],
  [1200, '1,200 MB'],
] as const)('%d megabytes are told as %s', ([megabytes, words]) => {
  expect(megabytesWords(megabytes)).toBe(words)
})
