import { expect, test } from 'vitest'
import { pageRequest, requestedPage } from './page-requests.ts'

test.each(['en', 'de', 'fr', 'es', 'no'] as const)('%s: what asks for a page is known again', (language) => {
  expect(requestedPage(pageRequest(language, 'Über uns'))).toBe('Über uns')
})

test.each(['Make the page darker', 'Menu', 'Make the page “”', 'Lag siden mørkere'])('%s asks for none', (prompt) => {
  expect(requestedPage(prompt)).toBeNull()
})
