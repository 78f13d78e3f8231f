import { expect, test } from 'vitest'
import { altOf, pictureProblem } from './message-pictures.ts'

const png = { type: 'image/png', size: 1000, name: 'sketch.png' }

test.each([
  [png, 0, null],
  [png, 3, null],
  [png, 4, '4 pictures at most go with a message.'],
  [{ ...png, type: 'image/svg+xml', name: 'logo.svg' }, 0, 'logo.svg is no PNG, JPEG or WebP.'],
  [{ ...png, type: 'application/pdf', name: 'menu.pdf' }, 0, 'menu.pdf is no PNG, JPEG or WebP.'],
  [{ ...png, size: 5 * 1024 * 1024 }, 0, null],
  [{ ...png, size: 5 * 1024 * 1024 + 1 }, 0, 'sketch.png is larger than 5 MB.'],
  [{ ...png, size: 0 }, 0, 'sketch.png is empty.'],
])('%j beside %i: %s', (file, there, words) => expect(pictureProblem(file, there)).toBe(words))

test.each([
  ['team-photo_2.jpeg', 'team photo 2'],
  ['Skizze.png', 'Skizze'],
  ['.png', ''],
])('%s is called %s', (name, alt) => expect(altOf(name)).toBe(alt))
