import { expect, test } from 'vitest'
import { type Command, matching } from './commands.ts'

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
