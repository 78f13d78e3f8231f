import { expect, test } from 'vitest'
import { choiceIn, choiceSearch } from './choice.ts'

test.for([
  ['?plan=pro&credits=400', { plan: 'pro', credits: 400 }],
  ['?plan=teams&credits=1000&payment=cancelled', { plan: 'teams', credits: 1000 }],
  ['?plan=free&credits=100', null],
  ['?plan=pro&credits=300', null],
  ['?plan=pro', null],
  ['', null],
] as const)('%s carries %j', ([search, choice]) => expect(choiceIn(search)).toEqual(choice))

test('what is written is read back', () => {
  expect(choiceIn(choiceSearch('teams', 600))).toEqual({ plan: 'teams', credits: 600 })
})
