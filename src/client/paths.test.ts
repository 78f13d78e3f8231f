import { expect, test } from 'vitest'
import { notificationPaths } from '#rules/notification-paths.ts'
import { paths } from './paths.ts'

test('what the server sends people to is where the product has it', () => {
  const { project, projects, people, settings, thread, reviews } = notificationPaths
  expect(projects).toBe(paths.projects)
  expect(project('p1')).toBe(paths.project('p1'))
  expect([people, settings]).toEqual([paths.settingsTab('people'), paths.settingsTab('notifications')])
  expect([thread('p1', 't1'), reviews('p1')].map((path) => path.split('#')[0])).toEqual(
    Array(2).fill(paths.project('p1')),
  )
})
