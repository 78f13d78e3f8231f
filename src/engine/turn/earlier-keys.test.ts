import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { blockOf, playedModel } from '#test/support/played-model.ts'
import { request, runTurn } from '#test/support/run-turn.ts'

const html =
  '<!doctype html><html lang="en"><head><title>Tea</title></head><body><main><h1>Tea</h1><h2 id="green">Green</h2><p>Grassy.</p>' +
  '<h2 id="black">Black</h2><p>Malty.</p></main></body></html>'
const keyOf = (prompt: string, id: string) =>
  new RegExp(`<h2 k=(\\w+) id="${id}"`).exec(blockOf(prompt, 'current_page') ?? '')?.[1]

test('an element is called the same in the next turn, whoever changed the page in between', async () => {
  const model = playedModel('writer', (prompt) =>
    blockOf(prompt, 'request')?.includes('white')
      ? `<edit k="${keyOf(prompt, 'green')}" do="before"><h2 id="white">White</h2></edit>`
      : `<edit k="${keyOf(prompt, 'black')}" do="text">Black tea</edit>`,
  )
  const first = await runTurn(request('Add white tea first', { html }), { model })
  const earlier = { html: first.page, keys: first.version?.keys ?? '' }
  const byHand = first.page.replace('<p>Grassy.</p>', '<h2>Notes</h2><p>Grassy and light.</p>')
  const picked = [...openDocument(byHand).elements.values()].find(
    ({ start }) => start === byHand.indexOf('<h2 id="black"'),
  )
  const second = await runTurn(request('Call it black tea', { html: byHand, earlier, targets: [picked?.key ?? ''] }), {
    model,
  })
  expect(second.page).toBe(byHand.replace('>Black<', '>Black tea<'))
  const [one = '', two = ''] = model.asked
  expect(keyOf(two, 'green')).toBe(keyOf(one, 'green'))
  expect(keyOf(two, 'black')).toBe(keyOf(one, 'black'))
  // what the person picked is pointed at by the name the model knows
  expect(blockOf(two, 'picked')).toBe(`${keyOf(one, 'black')}: <h2>`)
})

test('the built-in designer steps in with its own names', async () => {
  const earlier = { html, keys: 'body s1 h41 h42 p41 h43 p42 title|h43 p42 s1' }
  const silent = playedModel('silent', () => '')
  const { done, page } = await runTurn(request('Change the headline to "Teas"', { html, earlier }), { model: silent })
  expect(done.outcome).not.toBe('failed')
  expect(page).toContain('</html>')
})
