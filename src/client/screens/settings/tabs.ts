import type { SettingsTab } from '#client/paths.ts'
import type { IconName } from '#client/ui/icon.tsx'

type TabEntry = { id: SettingsTab; label: string; icon: IconName }

/** The tabs of the settings screen, in their groups. */
export const tabGroups: readonly { label: string; tabs: readonly TabEntry[] }[] = [
  {
    label: 'Account',
    tabs: [
      { id: 'profile', label: 'Profile', icon: 'user' },
      { id: 'password', label: 'Password', icon: 'lock' },
      { id: 'social', label: 'Social Accounts', icon: 'link' },
      { id: 'notifications', label: 'Notifications', icon: 'bell' },
    ],
  },
  {
    label: 'Workspace',
    tabs: [
      { id: 'workspaces', label: 'Workspaces', icon: 'layers' },
      { id: 'people', label: 'People', icon: 'user' },
      { id: 'models', label: 'Models', icon: 'chip' },
      { id: 'billing', label: 'Plans & Billing', icon: 'card' },
    ],
  },
  { label: 'Other', tabs: [{ id: 'integrations', label: 'Integrations', icon: 'plug' }] },
]

const tabs = tabGroups.flatMap((group) => group.tabs)

/** The tab that a URL fragment names; profile when it names none. What a sign-in provider appends is left aside. */
export function tabOf(hash: string): SettingsTab {
  const name = hash.replace(/^#/, '').split(/[&?/]/)[0]
  return tabs.find(({ id }) => id === name)?.id ?? 'profile'
}

export function tabLabel(tab: SettingsTab): string {
  return tabs.find(({ id }) => id === tab)?.label ?? ''
}
