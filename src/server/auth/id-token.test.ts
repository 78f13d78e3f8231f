import { expect, test } from 'vitest'
import { claimsOf, namesInToken } from './id-token.ts'

const token = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`

test.for<[claims: unknown, names: Record<string, string>]>([
  [
    { given_name: 'Ada', family_name: 'Byron' },
    { firstName: 'Ada', lastName: 'Byron' },
  ],
  [{ name: 'Ada Augusta Byron' }, { firstName: 'Ada', lastName: 'Augusta Byron' }],
  [{ name: 'Plato' }, { firstName: 'Plato' }],
  [{ given_name: 'Ada', name: 'Ada Byron' }, { firstName: 'Ada' }],
  [{ given_name: ' \0 ', family_name: 'x'.repeat(300) }, { lastName: 'x'.repeat(100) }],
  [{ name: 7, email: 'a@b.co' }, {}],
  [{}, {}],
])('%o', ([claims, names]) => {
  expect(namesInToken(token(claims))).toEqual(names)
})

test.for([null, '', 'nonsense', 'a.b.c', token(null), token([1])])('%j says nothing', (idToken) => {
  expect(claimsOf(idToken)).toEqual({})
  expect(namesInToken(idToken)).toEqual({})
})
