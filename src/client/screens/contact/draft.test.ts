import { expect, test } from 'vitest'
import { readDraft } from './draft.ts'

test.for([
  [null, {}],
  ['', {}],
  ['not json', {}],
  ['null', {}],
  ['[1]', {}],
  ['{"subject":"Hello","message":7,"other":"x"}', { subject: 'Hello' }],
  ['{"name":""}', { name: '' }],
] as const)('a stored draft %s is read as %j', ([text, draft]) => {
  expect(readDraft(text)).toEqual(draft)
})
