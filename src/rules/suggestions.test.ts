import { expect, test } from 'vitest'
import { suggestions, withSuggestion } from './suggestions.ts'

const [first = '', second = ''] = suggestions.map(({ prompt }) => prompt)

test.for([
  ['an empty box', '', second],
  ['another suggestion', first, second],
  ['the same one', second, second],
  ['words of one’s own', 'For my bakery. ', `For my bakery.\n${second}`],
  ['a suggestion that was changed', `${first} In blue.`, `${first} In blue.\n${second}`],
] as const)('a suggestion over %s', ([, typed, after]) => expect(withSuggestion(typed, second)).toBe(after))
