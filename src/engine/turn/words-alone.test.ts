import { expect, test } from 'vitest'
import { compose } from '../composer/compose.ts'
import { edit } from '../composer/edit.ts'
import { corpusPage } from '#test/corpus/replies.ts'
import { playedModel, testMemory } from '#test/support/played-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

const designer = { compose, edit }
const words = 'Glad you like it. The contrast of the muted text could be stronger.'

test.each<[what: string, prompt: string, html: string | null]>([
  ['thanks', 'Thanks!', corpusPage],
  ['thanks, in German', 'Danke', corpusPage],
  ['a question about the page', 'Which typeface is this?', corpusPage],
  ['a wish for advice', 'what would you improve here', corpusPage],
  ['a greeting before there is a page', 'Hello, how are you?', null],
  ['a question before there is a page', 'What can you do?', null],
])('%s is answered in words: one call, no page, no credit, nothing learned', async (_, prompt, html) => {
  for (const mode of ['html', 'json'] as const) {
    const memory = testMemory()
    const model = playedModel('talker', () => words)
    const turn = await runTurn(request(prompt, { html, mode }), { model, memory, designer })
    expect(model.asked).toHaveLength(1)
    expect(turn.done).toMatchObject({ outcome: 'unchanged', maker: { kind: 'model' } })
    expect([turn.version, turn.text, turn.page]).toEqual([undefined, words, html ?? ''])
    expect(memory.counts.size).toBe(0)
  }
})

test.each<[prompt: string, html: string | null]>([
  ['make it dark', corpusPage],
  ['Add an FAQ section, please', corpusPage],
  ['A landing page for a bakery in Bergen', null],
])('%s: an order that changed nothing is asked for again, once, and without force', async (prompt, html) => {
  const memory = testMemory()
  const model = playedModel('refuser', () => 'I would rather not.')
  const turn = await runTurn(request(prompt, { html }), { model, memory, designer })
  expect(model.asked).toHaveLength(2)
  expect(model.asked[1]).toMatch(/If the request asks for [\s\S]+ in one sentence/)
  expect(turn.done).toMatchObject({ outcome: 'unchanged', maker: { kind: 'model' } })
  expect([turn.version, turn.text]).toEqual([undefined, 'I would rather not.'])
  expect(turn.notices.map(({ title }) => title)).toEqual(['Nothing was changed'])
  expect(memory.counts.size).toBe(0)
})

test('an order that is carried out the second time is made', async () => {
  const model = playedModel('late', (prompt) =>
    prompt.includes('changed nothing') ? '<edit k="h1" do="text">Slow</edit>' : 'Sure, I will do that.',
  )
  const turn = await runTurn(request("change the headline to 'Slow'", { html: corpusPage }), { model, designer })
  expect(turn.done).toMatchObject({ outcome: 'stored', applied: 1 })
})

test('what reaches over the page is never narrowed to one section', async () => {
  const model = playedModel('lost', () => '')
  await runTurn(request('make it dark', { html: corpusPage }), { model, designer, memory: testMemory() })
  expect(model.asked.filter((prompt) => prompt.includes('<section_to_change>'))).toEqual([])
})

test('a page that only a library of another host would draw is asked for once more, as plain HTML', async () => {
  const drawn =
    '<!doctype html><html><head><title>Tasks</title><script src="https://unpkg.com/react@18/umd/react.production.min.js">' +
    '</script></head><body><noscript>Needs scripts</noscript><div id="root"></div></body></html>'
  const plain = '<!doctype html><html><head><title>Tasks</title></head><body><h1>Tasks</h1></body></html>'
  const model = playedModel('drawer', (prompt) => (prompt.includes('library of another host') ? plain : drawn))
  const turn = await runTurn(request('A page for my tasks'), { model, designer })
  expect(model.asked).toHaveLength(2)
  expect(turn.done.outcome).toBe('stored')
  expect(turn.version?.html).toContain('<h1>Tasks</h1>')
})
