import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { modelView } from './model-view.ts'
import { spokenOf } from './spoken-of.ts'

const html = readFileSync(new URL('../../test/fixtures/view/chairs.html', import.meta.url), 'utf8')
const page = openDocument(html)
const keyAt = (source: string) =>
  [...page.elements.values()].find(({ start }) => start === html.indexOf(source))?.key ?? ''

/** What of the page is unfolded for a request, by its first words. */
const shownFor = (prompt: string, ...picked: string[]) => {
  const open = spokenOf(page, { prompt, targets: picked.map(keyAt) })
  const { html: view, expand } = modelView(page, { open })
  expect(expand(view) === html).toBe(true)
  return [/<title k=\w+ id="chair-title"/, /stroke-width="2"/, /showModal/].map((part) => part.test(view))
}

test.for<[string, string[], boolean[]]>([
  ['Shorter', ['<h1'], [false, false, false]],
  ['Blue', ['<svg viewBox="0 0 200'], [true, false, false]],
  ['Blue', ['<g id="seat">'], [true, false, false]],
  ['Round its corners', ['<div class="mt-4 rounded-2xl border border-slate-200 bg-white p-6">'], [true, false, false]],
  ['Make the seat of the kitchen chair blue', [], [true, false, false]],
  ['The chairs are in since Monday', [], [false, false, false]],
  ['The ruler icon should be larger', [], [false, true, false]],
  ['Das Bild vom Stuhl in Blau', [], [true, true, false]],
  ['Say thank you for eight seconds', [], [false, false, true]],
  ['It should say “Written down: ” in red', [], [false, false, true]],
  ['This does nothing when I press it', ['<button type="button" id="add"'], [false, false, true]],
  ['Make everything green', [], [false, false, false]],
])('%s %s', ([prompt, picked, shown]) => {
  expect(shownFor(prompt, ...picked)).toEqual(shown)
})

test('a folded drawing says its name, and a long one that is picked shows its parts', () => {
  expect(modelView(page).html).toMatch(/<svg k=i\d data-fold="\d" title="A kitchen chair seen from the side"\/>/)
  const path = `<path id="p" d="${'M0 0 L9 9 '.repeat(40)}"/>`
  const long = openDocument(`<svg viewBox="0 0 9 9"><title>Waves</title>${path.repeat(40)}</svg>`)
  const open = spokenOf(long, { prompt: 'bluer', targets: ['i1'] })
  const view = modelView(long, { open })
  expect(view.html).toMatch(/^<svg k=i1 viewBox="0 0 9 9"><title k=x1>Waves<\/title><path k=x2 id="p" d="fold:1"\/>/)
  expect(view.expand(view.html) === long.html).toBe(true)
})
