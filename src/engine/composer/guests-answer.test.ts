import { expect, test } from 'vitest'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from './compose.ts'

test.each([
  'wedding website for Anna and Ben, 13 June, in a barn in Kent, with rsvp',
  'wedding website for Anna and Ben',
  'site de mariage de Léa et Hugo, le 5 juin à Nantes',
  'página de boda de Ana y Luis, 5 de junio en Soria',
])('guests say whether they come, and how many: %s', (prompt) => {
  const { html } = compose(firstRequest(prompt))
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toMatch(/type="number"/)
})

test('a couple that said no more is asked when and where', () => {
  const { html } = compose(firstRequest('wedding website for Anna and Ben'))
  expect(html).toContain('Add date')
  expect(html).toContain('Add street address')
})
