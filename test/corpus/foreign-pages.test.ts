import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { foreignPage } from '#test/support/foreign-page.ts'
import { request, runTurn } from '#test/support/run-turn.ts'
import { scriptedModel } from '#test/support/scripted-model.ts'

test('a page of five CDNs is stored as one of ours, and the answer says what went and offers to do without', async () => {
  const model = scriptedModel({ text: `Here it is.\n<page>${foreignPage}</page>`, size: 61 })
  const { done, events, version } = await runTurn(request('A page for a harbour'), { model })
  expect(done.outcome).toBe('stored')
  expect(version?.html).not.toMatch(/cdn\.|googleapis|cloudflare|x-data|\sonclick|apexcharts/i)
  expect(version?.html).toContain('--color-harbour: #0b7285')
  expect(version?.html).toContain('<svg data-icon="anchor" class="text-2xl"')
  const said = events.flatMap((event) => (event.type === 'text' ? [event.delta] : [])).join('')
  for (const line of [
    'Abril Fatface',
    'A picture of another host is a slot',
    'Left out ApexCharts',
    'Left out a script that needs',
  ])
    expect(said).toContain(line)
  expect(events).toContainEqual({ type: 'suggestions', prompts: ['Make it without ApexCharts'] })
})

test('a change that brings an icon and a picture of another host draws the one and keeps the address of the other', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>x</title></head><body><main id="m"><p>x</p></main></body></html>'
  const change =
    '<edit k="KEY" do="append"><p><svg data-icon="clock"></svg><img src="https://a.example/b.png" alt="b"></p></edit>'
  const key = [...openDocument(html).elements.values()].find(({ tag }) => tag === 'main')?.key ?? ''
  const { version } = await runTurn(request('Add a clock', { html }), {
    model: scriptedModel(`Done.\n${change.replace('KEY', key)}`),
  })
  expect(version?.html).toMatch(
    /<svg data-icon="clock"[^>]*viewBox[\s\S]*<img data-slot="photo" data-from="https:\/\/a\.example\/b\.png" alt="b">/,
  )
})

test('the prompt says how long a page may be, from the setting', async () => {
  const model = scriptedModel('No.')
  await runTurn(request('A page'), { model, maxTokens: 8000 })
  expect(model.asked[0]?.[0]?.content).toContain('at most 20,000 tokens')
})
