import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paletteOf } from './palette.ts'

const strip = (...colours: string[]) =>
  sharp({ create: { width: 60 * colours.length, height: 40, channels: 3, background: '#ffffff' } })
    .composite(
      colours.map((background, index) => ({
        input: { create: { width: 60, height: 40, channels: 3, background } },
        left: index * 60,
        top: 0,
      })),
    )
    .png()
    .toBuffer()

test.each([
  [
    ['#143f6b', '#143f6b', '#d8513d'],
    ['#143f6b', '#d8513d'],
  ],
  [['#ffffff', '#f4efe4', '#777777', '#0a7d4f'], ['#0a7d4f']],
  [['#ffffff', '#333333', '#999999'], []],
  [['#d8513d', '#d6503c'], ['#d7513d']],
])('%j has %j', async (colours, palette) => {
  expect(await paletteOf(await strip(...colours))).toEqual(palette)
})
