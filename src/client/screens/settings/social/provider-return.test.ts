import { expect, test } from 'vitest'
import { providerReturn } from './provider-return.ts'

test.for([
  ['', '#social', null],
  ['', '', null],
  ['?from=mail', '#social', null],
  ['?code=abc', '#social', { error: null }],
  ['', '#social&code=abc', { error: null }],
  ['', '#access_token=abc&token_type=bearer', { error: null }],
  ['?error=access_denied', '#social', { error: 'Google was not connected, because access was not given.' }],
  ['', '#social?error=access_denied', { error: 'Google was not connected, because access was not given.' }],
  [
    '?error=account_already_linked_to_different_user',
    '#social',
    { error: 'This Google account is connected to another account here.' },
  ],
  ['?error=other&error_description=Call+this+number', '#social', { error: '' }],
] as const)('%s%s', ([search, hash, back]) => {
  expect(providerReturn({ search, hash })).toEqual(back)
})
