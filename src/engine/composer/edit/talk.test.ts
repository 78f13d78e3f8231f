import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit } from '../edit.ts'

const html = readFileSync(join(import.meta.dirname, '../../../../test/corpus/edit-phrases/pages/saas.html'), 'utf8')
const answer = (prompt: string) =>
  edit({ prompt, mode: 'html', pageName: 'Home', html, pages: [], chat: [], variant: 0 })

test.each([
  ['thank you so much, looks great!', 'You are welcome; I am here when the next change comes to mind.'],
  ['danke dir!', 'Gern geschehen; ich bin da, wenn Ihnen noch etwas einfällt.'],
  ['merci beaucoup', 'Avec plaisir ; je suis là pour la suite.'],
  ['how many plans do I have?', 'On the page: 3 (Solo, Team, Warehouse).'],
  ['what does the first plan cost?', 'On the page: $9/month.'],
  ['how much is Solo?', 'On the page: Solo, $9/month.'],
  ['what is the headline?', 'On the page: Stock counts that add up.'],
  ['Wie viele Tarife gibt es?', 'Auf der Seite steht: 3 (Solo, Team, Warehouse).'],
])('talk is answered in its language and changes nothing: %s', (prompt, reply) => {
  expect(answer(prompt)).toMatchObject({ reply, operations: [] })
})

test('what is possible is told, with things to press', () => {
  const { reply, operations, suggestions } = answer('what can you do?')
  expect(reply).toContain('remove, hide, move')
  expect(operations).toEqual([])
  expect(suggestions.length).toBeGreaterThan(0)
})

test.each(['why is the headline so long?', 'what colour is the headline?', 'how big is the headline?'])(
  'what the page does not tell is no answer: %s',
  (prompt) => {
    const { reply, operations } = answer(prompt)
    expect(operations).toEqual([])
    expect(reply).not.toContain('On the page')
  },
)

test('thanks beside a wish is thanks, and the wish is done', () => {
  expect(answer('thanks, now make the headline bigger').operations).toHaveLength(1)
})
