import { expect, test } from 'vitest'
import { tabGroups, tabOf } from './tabs.ts'

test.for([
  ['', 'profile'],
  ['#', 'profile'],
  ['#profile', 'profile'],
  ['#password', 'password'],
  ['#social', 'social'],
  ['#social&error=access_denied', 'social'],
  ['#social?error=access_denied', 'social'],
  ['#notifications', 'notifications'],
  ['#workspaces', 'workspaces'],
  ['#billing', 'billing'],
  ['#integrations', 'integrations'],
  ['#nowhere', 'profile'],
  ['#Billing', 'profile'],
] as const)('the fragment "%s" shows the tab %s', ([hash, tab]) => {
  expect(tabOf(hash)).toBe(tab)
})

test('the tabs stand in the groups and the order of the specification, with Notifications, People and Models among them', () => {
  expect(tabGroups.map(({ label, tabs }) => [label, ...tabs.map((tab) => tab.label)])).toEqual([
    ['Account', 'Profile', 'Password', 'Social Accounts', 'Notifications'],
    ['Workspace', 'Workspaces', 'People', 'Models', 'Plans & Billing'],
    ['Other', 'Integrations'],
  ])
})
