import { expect, test } from 'vitest'
import { plainDesigner } from '#test/support/plain-designer.ts'
import { runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import type { GenerationRequest } from '../types.ts'

const html = plainDesigner
  .compose({ prompt: 'x', mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 })
  .parts.map((part) => part.html)
  .join('')
const request: GenerationRequest = {
  prompt: 'Put right: k="h1"',
  mode: 'html',
  pageName: 'Home',
  html,
  pages: [],
  chat: [],
  variant: 0,
  targets: ['h1'],
  repair: true,
}

test('one answer of operations is a repaired page', async () => {
  const model = scriptedModel('<edit k="h1" do="class" add="text-black"/>')
  const turn = await runTurn(request, { model })
  expect(turn.done.outcome).toBe('stored')
  expect(turn.version?.html).toBe(html.replace('<h1>', '<h1 class="text-black">'))
  expect(model.asked).toHaveLength(1)
})

test.each([
  ['a page of its own', '<page><!doctype html><html><body><h1>Other</h1></body></html></page>', 'unchanged'],
  ['only words', 'I have repaired everything.', 'unchanged'],
  ['a key that is not there', '<edit k="h77" do="remove"/>', 'unchanged'],
])('%s changes nothing, and is not asked for again', async (_, answer, outcome) => {
  const model = scriptedModel(answer)
  const turn = await runTurn(request, { model })
  expect(turn.done.outcome).toBe(outcome)
  expect(turn.version).toBeUndefined()
  expect(model.asked).toHaveLength(1)
})

test('without a model, and when it fails, nobody else steps in', async () => {
  expect((await runTurn(request, {})).done.outcome).toBe('failed')
})
