import { expect, test } from 'vitest'
import { createJoint, wholeLength } from './joint.ts'

const page =
  `<page>\n<!doctype html>\n<html><body>\n` +
  Array.from({ length: 90 }, (_, index) => `<p class="mt-${index % 7}">Paragraph ${index} of the page.</p>`).join(
    '\n',
  ) +
  `\n</body></html>\n</page>`
const half = page.slice(0, wholeLength(page.slice(0, 2_600)))
const rest = page.slice(half.length)

const continuations: [name: string, text: string][] = [
  ['goes on exactly', rest],
  ['repeats the last characters', half.slice(-60) + rest],
  ['repeats the last 200 characters', half.slice(-200) + rest],
  ['repeats half a tag', half.slice(-5) + rest],
  ['opens a fence', `\`\`\`html\n${rest}`],
  ['says so first', `Here is the rest of the page:\n\n${half.slice(-30)}${rest}`],
  ['says so and opens a fence', `Continuing from where I stopped:\n\`\`\`html\n${half.slice(-200)}${rest}`],
  ['thinks first', `<think>\nWhere was I? <p>\n</think>\n${rest}`],
  ['begins again', page],
  ['begins again in a fence', `\`\`\`html\n${page}`],
]

test.each(continuations)('a continuation that %s', (_, text) => {
  for (const size of [1, 7, 400, text.length]) {
    const joint = createJoint(half)
    let joined = half
    for (let at = 0; at < text.length; at += size) joined += joint.push(text.slice(at, at + size))
    expect(joined + joint.end()).toBe(page)
  }
})

test('a model that begins again and does not get as far adds nothing', () => {
  const joint = createJoint(half)
  expect(joint.push(page.slice(0, 1_000)) + joint.end()).toBe('')
})

const cuts: [text: string, whole: string][] = [
  ['<p>one</p><a hre', '<p>one</p>'],
  ['<p>one two thr', '<p>one two '],
  ['<p>one</p>', '<p>one</p>'],
  ['<p>one</p><', '<p>one</p>'],
  ['<p>a < b and', '<p>a < b '],
  ['', ''],
]

test.each(cuts)('%s is whole up to %s', (text, whole) => {
  expect(text.slice(0, wholeLength(text))).toBe(whole)
})
