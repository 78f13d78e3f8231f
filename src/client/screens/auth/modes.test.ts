import { expect, test } from 'vitest'
import { modeOf, returnedError } from './modes.ts'
import { originOf, targetOf } from './step-state.ts'

test.for([
  ['', 'signin'],
  ['mode=signup', 'signup'],
  ['mode=forgot', 'forgot'],
  ['mode=reset&token=abc', 'reset'],
  ['mode=reset', 'signin'],
  ['mode=verify&token=abc', 'verify'],
  ['mode=verify', 'signin'],
  ['mode=toString', 'signin'],
] as const)('?%s shows %s', ([search, mode]) => {
  expect(modeOf(new URLSearchParams(search))).toBe(mode)
})

test.for([
  [{ search: '', hash: '' }, null],
  [{ search: '?mode=signup', hash: '#error' }, null],
  [{ search: '?error=access_denied', hash: '' }, { words: 'Access was not given.' }],
  [{ search: '', hash: '#error=server_error&error_description=No%20answer' }, { words: 'No answer' }],
  [{ search: '?error=state_mismatch', hash: '' }, { words: null }],
] as const)('%o tells %o', ([place, error]) => {
  expect(returnedError(place)).toEqual(error)
})

test.for([
  [null, null],
  [{}, null],
  [{ from: { pathname: '/settings', search: '', hash: '#social' } }, '/settings#social'],
  [{ from: { pathname: '//evil.example' } }, null],
  [{ from: { pathname: '/\\evil.example' } }, null],
  [{ from: { pathname: 'https://evil.example' } }, null],
  [{ from: 'x' }, null],
] as const)('after the sign-in %o leads to %s', ([state, path]) => {
  expect(originOf(state)).toBe(path)
})

test.for([
  [null, false, '/projects'],
  ['/settings#social', false, '/settings#social'],
  [null, true, '/projects'],
  ['/settings#social', true, '/projects'],
  ['/app', true, '/app'],
  ['/p#secret', true, '/p#secret'],
  ['/projects/1#secret', true, '/projects'],
] as const)('from %s, new: %s, it goes on to %s', ([origin, isNew, target]) => {
  expect(targetOf(origin, isNew)).toBe(target)
})
