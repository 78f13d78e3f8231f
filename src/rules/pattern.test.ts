import { expect, test } from 'vitest'
import { pattern } from './pattern.ts'

test('lines are one regular expression, without their breaks and indents', () => {
  const lines = pattern('iu')`
    ^(?:add|put)\s+
    (?:the )?page$
  `
  expect(lines).toEqual(/^(?:add|put)\s+(?:the )?page$/iu)
})

test('blanks inside a line and escaped ones count', () => {
  expect(
    pattern()`
      a  b
      \x20c\n
    `.source,
  ).toBe('a  b\\x20c\\n')
})
