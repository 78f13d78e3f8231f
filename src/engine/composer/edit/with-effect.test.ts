import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computedStyles } from '#design/computed/computed-styles.ts'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import type { Key } from '#design/types.ts'
import { request } from '#test/support/run-turn.ts'
import { edit } from '../edit.ts'
import { contrastAt } from './readable-words.ts'

/** A page with CSS of its own, in which rules decide about every look. */
const plain = `<!doctype html>
<html lang="en"><head><title>The mill</title><style>
body { font-family: Georgia; color: #333; background: #fffdf7; margin: 0 }
header { background: #123; color: #fff; padding: 20px }
h1 { font-size: 56px; font-weight: 400; text-align: left; text-transform: none }
.lead { color: #666; font-size: 22px }
.card { background: #fff; padding: 18px 24px; border-radius: 30px; border: none; box-shadow: none }
.card p { color: #444 }
.go { background: #0a7d5a; color: #fff; padding: 12px 30px; border-radius: 30px; text-decoration: none }
footer { background: #eee !important; padding: 40px } footer a { color: #666 }
</style></head><body>
<header><h1>Quiet hours</h1><p class="lead">By the water</p></header>
<section><h2>Rooms</h2><div class="card"><h3>Loft</h3><p>Under the roof</p></div><a class="go btn" href="#">Book a room</a></section>
<footer><p>Mill Lane 4</p><a href="#">Imprint</a></footer>
</body></html>`

/** The page after what is said, with one part picked. */
function after(said: string, target: Key | null, html = plain) {
  const { operations, reply } = edit(request(said, { html, ...(target && { targets: [target] }) }))
  const before = openDocument(html)
  return { before, document: applyScript(before, operations).document, operations, reply }
}

/** Elements in which words stand. */
const worded = ['h1', 'h2', 'h3', 'p1', 'p2', 'p3', 'b1', 'a1']

const looksOf = (said: string, key: Key) => computedStyles(after(said, key).document).of(key)

test.for([
  ['make this bold', 'h1', 'font-weight', '700'],
  ['make this uppercase', 'h1', 'text-transform', 'uppercase'],
  ['put this in italics', 'p1', 'font-style', 'italic'],
  ['underline this', 'h1', 'text-decoration-line', 'underline'],
  ['center this', 'h1', 'text-align', 'center'],
  ['add a shadow to this', 'c1', 'box-shadow', /rgb/],
  ['give this a thin border', 'c1', 'border-width', '1px'],
  ['make the corners of this square', 'c1', 'border-radius', '0px'],
] as const)('where a rule of the page decides, what is said is seen: %s', ([said, key, property, value]) => {
  const now = looksOf(said, key)?.declared(property)
  expect(now).toMatch(value)
})

test.for([
  ['make this bigger', 'h1', (size: number) => size > 56],
  ['make this smaller', 'h1', (size: number) => size < 56 && size > 40],
  ['make this bigger', 'p1', (size: number) => size > 22],
] as const)('a step begins at what a rule gives: %s', ([said, key, isRight]) => {
  expect(isRight(looksOf(said, key)?.size ?? 0)).toBe(true)
})

test('a step of room or of corners begins there too, and each side keeps its own', () => {
  const room = looksOf('more padding in this', 'c1')
  expect(['top', 'left'].map((side) => room?.declared(`padding-${side}`))).toEqual(['24px', '32px'])
  expect(looksOf('make this rounder', 'c1')?.declared('border-radius')).toBe('60px')
  expect(looksOf('less padding in this', 'b1')?.declared('padding-left')).toBe('20px')
})

test('above a rule that insists', () => {
  expect(after('make the footer navy', null).document.html).toMatch(/<footer style="[^"]*background: #\w+ !important/)
})

test('a class of a colour that the page has named gives way to the one that was asked for', () => {
  const html =
    '<html><head><style type="text/tailwindcss">@theme { --color-harbour: #9bd }</style></head>' +
    '<body class="bg-black"><h1 class="text-harbour text-2xl">Quiet hours</h1></body></html>'
  expect(after('make the text of this #fef3c7', 'h1', html).document.html).toContain(
    '<h1 class="text-2xl text-[#fef3c7]">',
  )
})

test('room is room, also with a word of courtesy behind it', () => {
  expect(looksOf('this needs more space, please', 'c1')?.declared('padding-top')).toBe('24px')
})

test('what is so already is not done once more', () => {
  expect(after('make this bold', 'h2').operations).toEqual([])
  const white = plain.replace('background: #fffdf7', 'background: #fff').replace('#eee !important', '#fff')
  expect(after('use a white background', null, white.replace('background: #123; color: #fff', '')).operations).toEqual(
    [],
  )
})

test('the text of a part is its words, not what they stand on', () => {
  for (const said of [
    'make the text of this red',
    'this should have red text',
    'change the text colour of this to red',
  ]) {
    const { document } = after(said, 's3')
    const { of } = computedStyles(document)
    expect(of('s3')?.ground).toBe('#eeeeeeff')
    for (const key of ['p3', 'a1']) expect(of(key)?.color).toMatch(/^#[b-f]\w[0-3]/)
  }
})

test('a part that is put on a colour stands on it, though it is words alone', () => {
  for (const said of ['put the heading "Rooms" on navy', 'make the background of the heading "Rooms" navy']) {
    const { document } = after(said, null)
    expect(computedStyles(document).of('h2')?.ground, said).not.toBe('#00000000')
  }
})

test('words in a colour that nobody could read there are left, and that is told', () => {
  const { operations, reply } = after('make the text of this white', 'c1')
  expect(operations).toEqual([])
  expect(reply).toContain('could not be read in white')
})

test('a page of rules turns dark and its words with it, and light as it is it stays', () => {
  const { document, before } = after('dark mode', null)
  const ground = computedStyles(document).groundBehind('c1')
  expect(ground && ground < '#404040').toBe(true)
  for (const key of worded)
    if ((contrastAt(before, key)?.ratio ?? 0) >= 3)
      expect(contrastAt(document, key)?.ratio ?? 21, key).toBeGreaterThanOrEqual(3)
  expect(after('light mode', null).operations).toEqual([])
})

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const said = fc.constantFrom(
  'make this {c}',
  'give this a {c} background',
  'put this on {c}',
  'make the text of this {c}',
)
const part = fc.constantFrom('s1', 's2', 's3', 'h1', 'h2', 'p1', 'c1', 'b1', 'a1', 'body')

test('no words that could be read are left unreadable, whatever colour a part gets', () => {
  fc.assert(
    fc.property(said, part, colour, (words, key, css) => {
      const { before, document } = after(words.replace('{c}', css), key)
      for (const one of worded) {
        const then = contrastAt(before, one)
        if (then && then.ratio >= 3)
          expect(contrastAt(document, one)?.ratio ?? 21, `${words} ${css} ${key}: ${one}`).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 60 },
  )
})
