import { expect, test } from 'vitest'
import { emphasised, isMatch } from './command.ts'

const all = ['Add page…', 'Go to About', 'Show Code', 'Full screen', 'Theme: dark', 'Width 390 px']

test.for([
  ['', 6],
  ['page', 1],
  ['sc', 1],
  ['show co', 1],
  ['dark theme', 1],
  ['390', 1],
  ['ereen', 0],
  ['nothing like it', 0],
] as const)('"%s" finds %d', ([query, count]) => {
  expect(all.filter((label) => isMatch({ label }, query))).toHaveLength(count)
})

test('a command is found by its other name too', () => {
  expect(isMatch({ label: 'Duplicate Home', search: 'Duplicate page' }, 'dup pag')).toBe(true)
  expect(isMatch({ label: 'Duplicate Home' }, 'page')).toBe(false)
})

test.for([
  ['Nordlys Kaffe', 'no', ['', 'No', 'rdlys Kaffe']],
  ['Forno Volante', 'no', ['For', 'no', ' Volante']],
  ['New Project', 'xyz', ['New Project', '', '']],
  ['New Project', '', ['New Project', '', '']],
] as const)('in %s, "%s" stands out', ([label, query, parts]) => expect(emphasised(label, query)).toEqual(parts))
