import { expect, test } from 'vitest'
import { deviceOf, turnedWidth } from './page-width.ts'

test.each([
  [390, 844, '390'],
  [844, 390, '390'],
  [768, 1024, '768'],
  [1280, null, '1280'],
  ['full', null, 'full'],
  [500, null, ''],
] as const)('%s turned is %s, of the device %s', (width, turned, device) => {
  expect(turnedWidth(width)).toBe(turned)
  expect(deviceOf(width)).toBe(device)
})
