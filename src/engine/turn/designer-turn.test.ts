import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { suggestions } from '#rules/suggestions.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'
import { ModelError } from '../models/errors.ts'

const designer = { compose, edit }
const nordlys =
  'A landing page for Nordlys, a small coffee roastery in Bergen, with a subscription section, opening hours and a contact form'

test.each([...suggestions.map(({ prompt }) => prompt), nordlys])('the real designer, streamed: %s', async (prompt) => {
  const asked = request(prompt)
  const { page, done, events, stages } = await runTurn(asked, { designer })
  expect(page).toBe(compose(asked).html)
  expect(done.outcome).toBe('stored')
  expect(stages.filter((label) => label.startsWith('Writing the ')).length).toBeGreaterThan(1)
  expect(events.some(({ type }) => type === 'plan')).toBe(true)
})

const edits = [
  "make it dark and change the main button to 'Order beans'",
  'make it green',
  'add a pricing section with 3 plans',
  'remove the opening hours',
]

test.each(edits)('its changes pass the gate: %s', async (prompt) => {
  const first = await runTurn(request(nordlys), { designer })
  const { page, done } = await runTurn(request(prompt, { html: first.page }), { designer })
  expect(done).toMatchObject({ outcome: 'stored', failed: 0 })
  expect(page).not.toBe(first.page)
})

test('it is what a failed call falls back to', async () => {
  const asked = request(nordlys)
  const model = scriptedModel({ text: '', error: new ModelError('breaker-open') })
  const { page, done } = await runTurn(asked, { designer, model })
  expect(done).toMatchObject({ outcome: 'fallback', maker: { kind: 'fallback' } })
  expect(page).toBe(compose(asked).html)
})
