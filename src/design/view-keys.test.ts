import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { modelView } from './model-view.ts'
import { applyOperation } from './operations.ts'

const html = readFileSync(new URL('../../test/fixtures/view/chairs.html', import.meta.url), 'utf8')
const keysIn = (view: string) => [...view.matchAll(/<(\w+) k="?([a-z]+\d*)/g)].map(([, tag, key]) => `${tag} ${key}`)

test('two columns in a box without a name, by one operation on what the view shows', () => {
  const page = openDocument(html)
  expect(page.elements.size).toBeGreaterThan(150)
  const [, k = ''] = /<div k=(x\d+) class="mt-8 grid gap-4 md:grid-cols-3">/.exec(modelView(page).html) ?? []
  const made = applyOperation(page, { do: 'class', k, add: ['md:grid-cols-2'], remove: ['md:grid-cols-3'] })
  expect(made.ok && made.document.html).toBe(html.replace('md:grid-cols-3', 'md:grid-cols-2'))
})

test('every element of a page that is not folded away has its key', () => {
  const page = openDocument(html)
  const folded = [...html.matchAll(/<(svg|script)\b[\s\S]*?<\/\1>/g)].map(([source]) => source)
  const inside = folded.reduce((sum, source) => sum + (source.slice(1).match(/<[a-z]/g)?.length ?? 0), 0)
  expect(keysIn(modelView(page).html)).toHaveLength(page.elements.size - inside)
})

test('beyond 800 elements: what one speaks of and what lays out others', () => {
  const cell = '<span class="size-2"></span>'
  const row = `<div class="md:grid"><b>One</b></div><div><i>1</i><i>2</i></div><div style="display:flex">${cell}</div><div>${cell}</div>`
  const big = openDocument(`<main><h1>Many</h1>${row.repeat(110)}</main>`)
  const shown = keysIn(modelView(big).html)
  expect(shown.slice(0, 5)).toEqual(['main s1', 'h1 h1', 'div x1', 'div x3', 'div x6'])
  expect(shown).toHaveLength(2 + 3 * 110)
})
