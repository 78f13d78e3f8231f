import { expect, test } from 'vitest'
import type { UsageMember } from '#api/usage.ts'
import { consequence, limitLine, markOf, projectRows, scaleOf, typedLimit } from './words.ts'

const member = (over: Partial<UsageMember> = {}): UsageMember => ({
  user_id: 'a',
  name: 'Ada',
  avatar_url: null,
  role: 'editor',
  state: 'here',
  spent: 0,
  own_key: 0,
  limit: null,
  limit_from: 'none',
  used_this_month: 0,
  limit_reason: null,
  ...over,
})

test.for([
  [member(), 'no limit', null],
  [member({ limit: 1500, limit_from: 'own', used_this_month: 3 }), 'of 1,500 a month', null],
  [member({ limit: 5, limit_from: 'workspace', used_this_month: 5 }), 'of 5 a month, as everybody', 'Limit reached'],
  [member({ limit: 0, limit_from: 'own' }), 'of 0 a month', 'Limit reached'],
  [member({ state: 'former' }), 'no limit', 'Former member'],
] as const)('%# says %s and %s', ([one, line, mark]) => expect([limitLine(one), markOf(one)]).toEqual([line, mark]))

test.for([
  [[], false, 1],
  [[member({ spent: 20, limit: 40 })], true, 40],
  [[member({ spent: 20, limit: 40 })], false, 20],
  [[member({ spent: 20, limit: 100_000 })], true, 20],
] as const)('the scale of %# is %i', ([members, hasLimits, scale]) => expect(scaleOf(members, hasLimits)).toBe(scale))

test.for([
  ['0', 0],
  [' 40 ', 40],
  ['100000', 100_000],
  ['100001', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['many', null],
] as const)('"%s" is the limit %s', ([text, limit]) => expect(typedLimit(text)).toBe(limit))

test.for([
  [150, 150, 'Priya has used 150 this month and can generate again at 151 or more.'],
  [150, 0, 'Priya may generate nothing then.'],
  [10, 11, '1 credit left this month then. What is being made now is never cut off.'],
  [10, null, 'What is being made now is never cut off.'],
] as const)('%i used and a limit of %s: %s', ([used, choice, words]) =>
  expect(consequence('Priya', used, choice)).toBe(words),
)

test('many projects are a few rows and the rest in one, and nothing is lost', () => {
  const projects = Array.from({ length: 12 }, (_, n) => ({
    project_id: null,
    name: `Project ${n}`,
    is_deleted: n === 1,
    spent: 12 - n,
    own_key: n === 2 ? 3 : 0,
  }))
  const rows = projectRows(projects)
  expect(rows).toHaveLength(8)
  expect(rows.slice(1, 3).map(({ note }) => note)).toEqual(['deleted', '3 with own keys'])
  expect(rows.at(-1)).toEqual({ name: '5 others', note: '', spent: 1 + 2 + 3 + 4 + 5 })
  expect(projectRows(projects.slice(0, 8))).toHaveLength(8)
})
