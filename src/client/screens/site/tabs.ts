import type { ComponentType } from 'react'
import type { PublishedSite, Publishing } from '#api/sites.ts'
import type { IconName } from '#client/ui/icon.tsx'
import { DomainsTab } from './domains/domains-tab.tsx'
import { FormsTab } from './forms/forms-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ReleasesTab } from './releases-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { VisitsTab } from './visits/visits-tab.tsx'

/** What every tab of a site is given. */
export type SiteTabProps = {
  projectId: string
  publishing: Publishing
  /** there is one: without it only the overview is shown */
  site: PublishedSite
}

/** The tabs of a project's site, in their order; the first is shown where the address names none. */
export const siteTabs: readonly { id: string; label: string; icon: IconName; Tab: ComponentType<SiteTabProps> }[] = [
  { id: 'overview', label: 'Overview', icon: 'layout', Tab: OverviewTab },
  { id: 'releases', label: 'Releases', icon: 'history', Tab: ReleasesTab },
  { id: 'forms', label: 'Forms', icon: 'mail', Tab: FormsTab },
  { id: 'visits', label: 'Visits', icon: 'eye', Tab: VisitsTab },
  { id: 'domains', label: 'Domains', icon: 'link', Tab: DomainsTab },
  { id: 'settings', label: 'Settings', icon: 'settings', Tab: SettingsTab },
]

/** The tab that a URL fragment names. */
export function siteTabOf(hash: string) {
  const name = hash.replace(/^#/, '')
  return siteTabs.find(({ id }) => id === name) ?? siteTabs[0]
}
