import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { openPage } from './open-page.ts'

const bistro = readFileSync(join(import.meta.dirname, '../../../../test/corpus/edit-phrases/pages/bistro.html'), 'utf8')
const page = openPage(bistro)

/** The texts of the outermost elements that a change touches, and what is told of it. */
function touched(prompt: string) {
  const { operations, reply } = edit({
    prompt,
    mode: 'html',
    pageName: 'Home',
    html: bistro,
    pages: [],
    chat: [],
    variant: 0,
  })
  return { texts: [...new Set(operations.map(({ k }) => page.byKey.get(k)?.text ?? k))], reply }
}

test.each([
  ['make only the headline blue', ['Fish from the morning, bread from the night']],
  ['change the hours on Sunday to 10-14', ['10–18']],
  ['make the price of the long table bigger', ['€180']],
  ['clear the footer text about rights', ['© Bistro Anker. All rights reserved.']],
  ['Entferne die Telefonnummer', ['+47 555 00 000']],
  ['Supprime le plat le moins cher', ['Rye bread Baked in the house. €4']],
  ['Mach alles dunkel außer dem Header', null],
])('nothing but what was described: %s', (prompt, expected) => {
  const { texts, reply } = touched(prompt)
  if (expected) expect(texts, reply).toEqual(expected)
  else expect(texts.length, reply).toBeGreaterThan(1)
  const header = page.sections.find(({ kind }) => kind === 'header')
  expect(texts).not.toContain(header?.text)
})

test.each([
  ['remove the pricing section', 'Removed the pricing section and the links to it. Everything else stayed as it was.'],
  ['hide the reviews on mobile', 'Hid the reviews on mobile. Everything else stayed as it was.'],
  ['change the hours on Sunday to 10-14', 'Put Sunday: 10–14 where it belongs. Everything else stayed as it was.'],
  ['Entferne die erste Bewertung', '„The soup alone is worth the walk.“ entfernt. Alles andere blieb, wie es war.'],
])('the answer tells what was done: %s', (prompt, reply) => {
  expect(touched(prompt).reply).toBe(reply)
})
