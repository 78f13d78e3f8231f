import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computedStyles } from '../computed/computed-styles.ts'
import { openDocument } from '../document.ts'
import type { Key, PageDocument } from '../types.ts'
import { applyDirectEdit } from './apply.ts'
import { groundOperations } from './ground.ts'
import type { DrawnStyle } from './looks.ts'
import { readableInk } from './readable-ink.ts'
import { drawn } from '#test/support/styled-page.ts'

const page = (css: string) =>
  openDocument(
    `<html><head><style>${css}</style></head><body><footer>Hours <p>open</p><div class="box"><p>card</p></div></footer></body></html>`,
  )

/** What the frame would say of the footer. */
function looksOf(document: PageDocument): DrawnStyle {
  const { of } = computedStyles(document)
  const ink = (key: Key) => of(key)?.color ?? 'picture'
  return {
    ...drawn,
    grounds: [of('s1')?.ground ?? 'picture', 'rgb(255, 255, 255)'],
    around: ['rgb(255, 255, 255)'],
    words: [
      { path: '', tag: 'footer', ink: ink('s1'), grounds: [] },
      { path: '0', tag: 'p', ink: ink('p1'), grounds: [] },
      { path: '1/0', tag: 'p', ink: ink('p2'), grounds: ['#ffffff'] },
    ],
  }
}

function painted(document: PageDocument, value: string): PageDocument {
  const edit = applyDirectEdit(document, groundOperations(document, 's1', value, looksOf(document)))
  if (!edit.ok) throw new Error(edit.message)
  return edit.document
}

const css = 'footer{background:#fff;color:#222} footer p{color:#555} .box{background:#fff}'

test('a dark ground takes along the words on it, also those with a colour of their own, and none on a sheet between', () => {
  const before = page(css)
  const { html } = painted(before, '[#101828]')
  expect(html).toContain('<footer style="background: #101828; color: #')
  expect(html).toMatch(/<p style="color: #[\da-f]{6}">open/)
  expect(html).toContain('<p>card')
})

test('words that can be read on it stay as they are, and so does everything while nobody has said how it is drawn', () => {
  expect(painted(page(css), '[#fef3c7]').html).not.toContain('; color')
  const operations = groundOperations(page(css), 's1', '[#101828]', null)
  expect(operations).toEqual([{ do: 'attr', k: 's1', name: 'style', value: 'background: #101828' }])
})

test('a table without a body in its source is found cell by cell', () => {
  const document = openDocument('<table><tr><td>Mon</td><td>Closed</td></tr></table>')
  const words = ['0/0/0', '0/0/1'].map((path) => ({ path, tag: 'td', ink: '#222', grounds: [] }))
  const [table] = [...document.elements.values()]
  const looks = { ...drawn, grounds: ['#fff'], around: ['#fff'], words }
  expect(groundOperations(document, table?.key ?? '', '[#101828]', looks)).toHaveLength(3)
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('whatever the colours are, no words that could be read are left unreadable', () => {
  fc.assert(
    fc.property(hex, hex, hex, (ground, ink, other) => {
      const before = page(`footer{background:#fff;color:${ink}} footer p{color:${other}} .box{background:#fff}`)
      const after = painted(before, `[${ground}]`)
      for (const key of ['s1', 'p1', 'p2']) {
        const [then, now] = [before, after].map((document) => {
          const { of, groundBehind } = computedStyles(document)
          return wcagContrast(of(key)?.color ?? '', groundBehind(key) ?? '')
        })
        if ((then ?? 0) >= 3) expect(now).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 60 },
  )
})

test('a colour that cannot be read is made lighter or darker in its own hue, as little as it takes', () => {
  expect(readableInk('#1d4ed8', '#ffffff')).toBe('#1d4ed8')
  expect(readableInk('#fde047', '#ffffff')).toMatch(/^#[6-9a]/)
  fc.assert(fc.property(hex, hex, (ink, ground) => wcagContrast(readableInk(ink, ground), ground) >= 3))
})
