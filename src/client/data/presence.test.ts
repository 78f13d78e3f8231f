import { expect, test } from 'vitest'
import { othersOf } from './presence.ts'

const at = (tab: string, user_id: string) => ({ tab, user_id, name: user_id, avatar_url: null, page_name: 'Home' })

test('oneself in another tab is nobody else', () => {
  const people = [at('1', 'ada'), at('2', 'ada'), at('3', 'bo'), at('4', 'bo'), at('5', 'cy')]
  expect(othersOf(people, '1').map(({ tab }) => tab)).toEqual(['3', '4', '5'])
})

test('before this tab is known everybody is somebody else', () => {
  expect(othersOf([at('3', 'bo')], '1')).toHaveLength(1)
})
