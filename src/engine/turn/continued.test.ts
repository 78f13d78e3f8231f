import { expect, test } from 'vitest'
import { visibleText } from '#design/text.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { ModelError } from '../models/errors.ts'

const words = 'A page for the bakery Korn, open every day, with bread of its own oven and a table by the window'
const half = `<!doctype html><html lang="en"><head><title>Korn</title></head><body><section id="top"><h1>Korn</h1><p>${words}</p></section></body></html>`

test('the built-in designer finishes the same page, as it would have been without Stop', async () => {
  const whole = await runTurn(request(words))
  const stopped = whole.page.slice(0, whole.page.indexOf('<footer'))
  const { done, page } = await runTurn(request(words, { html: stopped, continues: 'page' }))
  expect(done.outcome).toBe('stored')
  expect(page).toBe(whole.page)
})

test('what was there of it does not take its time twice', async () => {
  const whole = await runTurn(request(words))
  // written at this pace it would outlast every test
  const { done } = await runTurn(request(words, { html: whole.page, continues: 'page' }), { pace: 3_600_000 })
  expect(done.outcome).toBe('stored')
})

test('a model is asked to go on after what is there, and what is there stays byte for byte', async () => {
  const model = scriptedModel('Here is the rest. <edit k="s1" do="after"><section><h2>Hours</h2></section></edit>')
  const { done, page } = await runTurn(request(words, { html: half, continues: 'page' }), { model })
  expect(done).toMatchObject({ outcome: 'stored', applied: 1 })
  expect(page.replace('<section><h2>Hours</h2></section>', '').replaceAll(/\s+/g, '')).toBe(half.replaceAll(/\s+/g, ''))
  const prompt = model.asked[0]?.at(-1)?.content ?? ''
  expect(prompt).toContain('stopped before it was finished')
  expect(prompt).toContain(words)
  expect(prompt).not.toContain('There is no page yet')
})

test('a model that cannot go on leaves the page as it stands; nobody else steps in', async () => {
  const model = scriptedModel({ text: '', error: new ModelError('connection') })
  const { done, page, text } = await runTurn(request(words, { html: half, continues: 'page' }), { model })
  expect(done.outcome).toBe('failed')
  expect(page).toBe(half)
  expect(visibleText(text)).toContain('as you stopped it')
})
