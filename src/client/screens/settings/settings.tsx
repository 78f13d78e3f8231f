import type { ReactNode } from 'react'
import { type Location, useLocation } from 'react-router'
import { AppHeader } from '#client/parts/app-header.tsx'
import type { SettingsTab } from '#client/paths.ts'
import { product } from '#rules/product.ts'
import { BillingTab } from './billing/billing-tab.tsx'
import { IntegrationsTab } from './integrations-tab.tsx'
import { ModelsTab } from './models/models-tab.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { PasswordTab } from './password/password-tab.tsx'
import { PeopleScreen } from './people/people-screen.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { SocialTab } from './social/social-tab.tsx'
import { TabNav } from './tab-nav.tsx'
import { tabLabel, tabOf } from './tabs.ts'
import { WorkspacesTab } from './workspaces/workspaces-tab.tsx'

export function meta({ location }: { location: Location }) {
  return [{ title: `${tabLabel(tabOf(location.hash))} · Settings · ${product.name}` }]
}

const panels: Record<SettingsTab, ReactNode> = {
  profile: <ProfileTab />,
  password: <PasswordTab />,
  social: <SocialTab />,
  notifications: <NotificationsTab />,
  workspaces: <WorkspacesTab />,
  people: <PeopleScreen />,
  models: <ModelsTab />,
  billing: <BillingTab />,
  integrations: <IntegrationsTab />,
}

/** What is tables has the whole width. */
const isWide = (tab: SettingsTab) => tab === 'workspaces' || tab === 'people'

/** The tab is held in the URL fragment, so that links, back and middle click work. */
export default function Settings() {
  const tab = tabOf(useLocation().hash)
  return (
    <div className="min-h-dvh bg-bg">
      <AppHeader />
      <main
        id="main"
        className="mx-auto grid w-full max-w-[1376px] gap-6 px-5 pt-3 pb-12 md:grid-cols-[200px_minmax(0,1fr)] md:gap-16 md:px-12 md:pt-8"
      >
        <div className="grid min-w-0 content-start gap-6">
          <p className="hidden font-semibold text-2xl leading-8 tracking-[-0.02em] md:block">Settings</p>
          <TabNav current={tab} />
        </div>
        <div key={tab} className={`@container grid min-w-0 content-start gap-6 ${isWide(tab) ? '' : 'max-w-[720px]'}`}>
          {panels[tab]}
        </div>
      </main>
    </div>
  )
}
