import { expect, test } from 'vitest'
import { pageLanguages } from './languages.ts'
import { pageRequest, requestedPage } from './page-requests.ts'

test.each(pageLanguages)('%s: what asks for a page is known again', (language) => {
  expect(requestedPage(pageRequest(language, 'Über uns'))).toBe('Über uns')
})

test.each(['Make the page darker', 'Menu', 'Make the page “”', 'Lag siden mørkere'])('%s asks for none', (prompt) => {
  expect(requestedPage(prompt)).toBeNull()
})
