import { expect, test } from 'vitest'
import { expectation, firstFormat, formatBelow, editFormats, withSeen } from './edit-formats.ts'
import type { EditFormat, FormatCounts, FormatSample } from './edit-formats.ts'

const all = new Set<EditFormat>(editFormats)
const after = (...seen: FormatSample[]): FormatCounts => seen.reduce<FormatCounts>(withSeen, {})
const times = (count: number, seen: FormatSample): FormatSample[] => Array.from({ length: count }, () => seen)

const good: FormatSample = { asked: 'operations', wrote: 'operations', worked: 1 }
const silent: FormatSample = { asked: 'operations', wrote: null, worked: 0 }
const wholePage: FormatSample = { asked: 'operations', wrote: 'page', worked: 1 }
const searching: FormatSample = { asked: 'operations', wrote: 'search', worked: 1 }
const section: FormatSample = { asked: 'section', wrote: 'section', worked: 1 }

const cases: [name: string, seen: FormatSample[], possible: EditFormat[], first: EditFormat][] = [
  ['an unknown model begins at the top', [], [...editFormats], 'operations'],
  ['one that writes operations stays there', times(9, good), [...editFormats], 'operations'],
  ['one bad answer proves nothing', [silent], [...editFormats], 'operations'],
  ['unless another format worked once', [silent, section], [...editFormats], 'section'],
  ['two of them do', times(2, silent), [...editFormats], 'section'],
  ['one that writes whole pages is asked for a section', times(2, wholePage), [...editFormats], 'section'],
  [
    'where no section is clear, it begins at the top all the same',
    times(2, wholePage),
    ['operations', 'search'],
    'operations',
  ],
  ['one that writes search and replace is asked for that', times(2, searching), [...editFormats], 'search'],
  ['what works below is kept to', [...times(2, silent), ...times(6, section)], [...editFormats], 'section'],
  [
    'half of the changes made is better than a guess',
    times(4, { ...good, worked: 0.7 }),
    [...editFormats],
    'operations',
  ],
  [
    'when the section fails too, it goes back up once operations are forgotten',
    [...times(2, silent), ...times(6, { asked: 'section', wrote: null, worked: 0 })],
    ['operations', 'section'],
    'operations',
  ],
]

test.each(cases)('%s', (_, seen, possible, first) => {
  expect(firstFormat(after(...seen), new Set(possible))).toBe(first)
})

test('operations inside of the section that was asked for speak for the section', () => {
  const counts = after({ asked: 'section', wrote: 'operations', worked: 1 })
  expect(expectation(counts, 'section')).toBeGreaterThan(expectation({}, 'section'))
  expect(counts.operations).toEqual({ tried: 0, worked: 0 })
})

test('what was seen fades: a model that learned comes back', () => {
  const counts = after(...times(5, silent), ...times(12, { asked: 'operations', wrote: 'operations', worked: 1 }))
  expect(firstFormat(counts, all)).toBe('operations')
  expect(expectation(counts, 'operations')).toBeLessThan(1)
})

test('the format below is the next that is possible', () => {
  expect(formatBelow('operations', all)).toBe('section')
  expect(formatBelow('operations', new Set(['operations', 'search']))).toBe('search')
  expect(formatBelow('section', new Set(['operations', 'section', 'page']))).toBe('page')
  expect(formatBelow('page', all)).toBeNull()
})
