import { expect, test } from 'vitest'
import { withPlace, lastOf, peopleOf, withoutOld } from './tab-places.ts'

const tabOf = (tab: string, user_id: string, page_name = 'Home') => ({
  tab,
  user_id,
  page_name,
  name: user_id,
  avatar_url: null,
})
const at = (tab: string, page_name: string, version = 'v1', path: string | null = null) => ({
  tab,
  page_name,
  version,
  path,
})

const tabs = [tabOf('1', 'bo'), tabOf('2', 'bo', 'About'), tabOf('3', 'cy')]
const before = withPlace(withPlace(new Map(), at('1', 'Home'), 10), at('2', 'About'), 20)

test('somebody in two tabs is one person, where they moved last', () => {
  expect(peopleOf({ tabs, seen: new Map() }).map(({ tab }) => tab)).toEqual(['1', '3'])
  expect(peopleOf({ tabs, seen: before }).map(({ tab }) => tab)).toEqual(['2', '3'])
  const seen = withPlace(before, at('1', 'Home', 'v1', '0/1'), 30)
  expect(peopleOf({ tabs, seen }).map(({ tab }) => tab)).toEqual(['1', '3'])
})

test('two windows that only say that they are still there do not take the one who follows to and fro', () => {
  const beaten = [at('1', 'Home'), at('2', 'About'), at('1', 'Home')].reduce(
    (seen, pick, n) => withPlace(seen, pick, 30 + n),
    before,
  )
  expect(lastOf({ tabs, seen: beaten }, 'bo')?.tab).toBe('2')
  // A version that somebody has stored there is no move either, and is followed all the same where they are.
  expect(lastOf({ tabs, seen: withPlace(beaten, at('1', 'Home', 'v2'), 50) }, 'bo')?.tab).toBe('2')
  expect(lastOf({ tabs, seen: withPlace(beaten, at('2', 'About', 'v2'), 50) }, 'bo')?.version).toBe('v2')
})

test('what was said too long ago is forgotten, however long somebody has been there', () => {
  const seen = withPlace(before, at('1', 'Home'), 100)
  expect([...withoutOld(seen, 50).keys()]).toEqual(['1'])
  expect(withoutOld(seen, 5)).toBe(seen)
  expect(lastOf({ tabs: [], seen }, 'bo')).toBeUndefined()
})

test('a window that is heard late has not moved since', () => {
  const moved = withPlace(new Map(), { ...at('2', 'Menu'), still_ms: 10 }, 5000)
  const late = withPlace(moved, { ...at('1', 'Home'), still_ms: 4000 }, 5400)
  expect(lastOf({ tabs, seen: late }, 'bo')?.page_name).toBe('Menu')
  // one that says nothing of it has just come
  expect(lastOf({ tabs, seen: withPlace(moved, at('1', 'Home'), 5400) }, 'bo')?.page_name).toBe('Home')
})
