import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { blockOf, playedModel } from '#test/support/played-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

const html = readFileSync(new URL('../../../test/fixtures/view/chairs.html', import.meta.url), 'utf8')
const keyAt = (source: string) =>
  [...openDocument(html).elements.values()].find(({ start }) => start === html.indexOf(source))?.key ?? ''

test('the seat of a picked drawing is made blue: the model finds the shape in what it is shown, and that fill alone changes', async () => {
  const painter = playedModel('painter', (prompt) => {
    const seat = /<title k=\w+>The seat<\/title><rect k=(\w+)/.exec(blockOf(prompt, 'current_page') ?? '')?.[1]
    return seat ? `The seat is blue.\n<edit k="${seat}" do="attr" name="fill" value="#2563eb"/>` : 'I see no seat.'
  })
  const targets = [keyAt('<svg viewBox="0 0 200')]
  const { page } = await runTurn(request('make the seat of the chair blue', { html, targets }), { model: painter })
  expect(page).toBe(html.replace('fill="#c89b6d"', 'fill="#2563eb"'))
  expect(blockOf(painter.asked[0] ?? '', 'picked')).toBe(`${targets[0]}: <svg>`)
})

test('a script that is spoken of is shown and written anew, nothing else', async () => {
  const coder = playedModel('coder', (prompt) => {
    const [, k, source = ''] = /<script k=(\w+)>([\s\S]*?)<\/script>/.exec(blockOf(prompt, 'current_page') ?? '') ?? []
    return `It stays for eight seconds now.\n<edit k="${k}" do="replace"><script>${source.replace('4000', '8000')}</script></edit>`
  })
  const { page } = await runTurn(request('Keep that for eight seconds', { html }), { model: coder })
  expect(page).toBe(html.replace('}, 4000)', '}, 8000)'))
})

test('nothing is said twice: no snippets and no picked text beside a page that is shown whole', async () => {
  const model = playedModel('asks', () => 'Which one?')
  await runTurn(request('The chairs on the bench', { html, targets: [keyAt('<h1')] }), { model })
  const prompt = model.asked[0] ?? ''
  expect(blockOf(prompt, 'mentioned')).toBeNull()
  expect(prompt.match(/Thursday in the workshop/g)).toHaveLength(1)
})
