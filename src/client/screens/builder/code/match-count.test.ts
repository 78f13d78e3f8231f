import { search, SearchQuery, setSearchQuery } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { matchWords } from './match-count.ts'

const doc = '<p>tea</p>\n<p>Tea</p>\n<p>teapot</p>'

test.for([
  [{ search: '' }, 0, ''],
  [{ search: 'tea' }, 0, '3 matches'],
  [{ search: 'tea' }, 3, '1 of 3'],
  [{ search: 'tea' }, 25, '3 of 3'],
  // in the middle of one
  [{ search: 'tea' }, 4, '3 matches'],
  [{ search: 'tea', caseSensitive: true }, 3, '1 of 2'],
  [{ search: 'tea', wholeWord: true, caseSensitive: true }, 3, '1 of 1'],
  [{ search: 'teapot' }, 0, '1 match'],
  [{ search: 'coffee' }, 0, 'No match'],
  [{ search: '<p>t\\w+', regexp: true }, 0, '3 matches'],
  [{ search: '(', regexp: true }, 0, 'Not a pattern'],
  [{ search: '(' }, 0, 'No match'],
] as const)('%o at %i: %s', ([query, at, words]) => {
  const selection = { anchor: at, head: Math.min(at + 3, doc.length) }
  const state = EditorState.create({ doc, selection, extensions: search() })
  const asked = state.update({ effects: setSearchQuery.of(new SearchQuery(query)) })
  expect(matchWords(asked.state)).toBe(words)
})

test('more than a thousand are told as such', () => {
  const state = EditorState.create({ doc: 'a'.repeat(5000), extensions: search() })
  const asked = state.update({ effects: setSearchQuery.of(new SearchQuery({ search: 'a' })) })
  expect(matchWords(asked.state)).toBe('1,000+ matches')
})
