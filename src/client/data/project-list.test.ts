import { expect, test } from 'vitest'
import type { ProjectCard } from '#api/projects.ts'
import { matching, withCopy, without, withRenamed } from './project-list.ts'

function card(id: string, name = id): ProjectCard {
  return {
    id,
    name,
    user_id: 'u',
    workspace_id: 'w',
    role: 'owner',
    read_only: null,
    delete_reason: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
    thumbnail_url: `/picture/${id}`,
    has_pages: true,
    is_generating: id === 'c',
  }
}

const list = ['a', 'b', 'c'].map((id) => card(id))
const ids = (cards: ProjectCard[]) => cards.map(({ id }) => id).join('')

test('a renamed project moves to the top with its new name and time', () => {
  const after = withRenamed(list, 'c', 'New', '2026-02-01T00:00:00Z')
  expect(ids(after)).toBe('cab')
  expect(after[0]).toMatchObject({ name: 'New', updated_at: '2026-02-01T00:00:00Z', thumbnail_url: '/picture/c' })
})

test('one that is gone meanwhile changes nothing', () => {
  expect(withRenamed(list, 'x', 'New', '2026-02-01T00:00:00Z')).toEqual(list)
  expect(ids(without(list, 'x'))).toBe('abc')
})

test('a deleted project leaves the list', () => expect(ids(without(list, 'b'))).toBe('ac'))

test('a copy is at the top, looks like its source, and nothing is made in it', () => {
  const { thumbnail_url: _url, has_pages: _pages, is_generating: _busy, ...copy } = card('d', 'c (Copy)')
  const after = withCopy(list, card('c'), copy)
  expect(ids(after)).toBe('dabc')
  expect(after[0]).toMatchObject({ name: 'c (Copy)', thumbnail_url: '/picture/c', is_generating: false })
  expect(ids(withCopy(after, card('c'), copy))).toBe('dabc')
})

const named = ['Café Nord', 'Nordlys Kaffe', 'Portfolio'].map((name) => card(name, name))
test.for([
  ['', ['Café Nord', 'Nordlys Kaffe', 'Portfolio']],
  ['  ', ['Café Nord', 'Nordlys Kaffe', 'Portfolio']],
  ['nord', ['Café Nord', 'Nordlys Kaffe']],
  ['CAFE', ['Café Nord']],
  ['kaffe nord', ['Nordlys Kaffe']],
  ['bakery', []],
] as const)('searching for "%s"', ([search, found]) => {
  expect(matching(named, search).map(({ name }) => name)).toEqual(found)
})
