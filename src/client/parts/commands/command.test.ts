import { expect, test } from 'vitest'
import { type Command, emphasised, foundIn, matching } from './command.ts'

const command = (label: string): Command => ({ id: label, label, icon: 'plus', run: () => {} })
const all = ['Add page…', 'Go to About', 'Show Code', 'Full screen', 'Theme: dark', 'Width 390 px'].map(command)

test.for([
  ['', 6],
  ['page', 1],
  ['sc', 1],
  ['show co', 1],
  ['dark theme', 1],
  ['390', 1],
  ['ereen', 0],
  ['nothing like it', 0],
] as const)('"%s" finds %d', ([query, count]) => expect(matching(all, query)).toHaveLength(count))

test('a group without a match is left out', () => {
  const groups = [
    { label: 'Projects', commands: [command('Nordlys Kaffe')] },
    { label: 'Actions', commands: [command('New Project')] },
  ]
  expect(foundIn(groups, 'nord').map(({ label }) => label)).toEqual(['Projects'])
  expect(foundIn(groups, '').map(({ label }) => label)).toEqual(['Projects', 'Actions'])
})

test.for([
  ['Nordlys Kaffe', 'no', ['', 'No', 'rdlys Kaffe']],
  ['Forno Volante', 'no', ['For', 'no', ' Volante']],
  ['New Project', 'xyz', ['New Project', '', '']],
  ['New Project', '', ['New Project', '', '']],
] as const)('in %s, "%s" stands out', ([label, query, parts]) => expect(emphasised(label, query)).toEqual(parts))
