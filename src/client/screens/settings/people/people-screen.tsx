import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { Offers } from '#client/parts/ownership/offers.tsx'
import type { UsagePeriod } from '#rules/usage.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { TabHead } from '../tab-head.tsx'
import { ActivityView } from './activity/activity-view.tsx'
import { InviteButton, PeopleOf, WaitingForPeople } from './people-tab.tsx'
import { UsageActions } from './usage/usage-actions.tsx'
import { UsageView } from './usage/usage-view.tsx'
import { peopleViews, viewHash, viewNames, viewOf } from './views.ts'

/** Who is in the active workspace, what they used, and what they did. */
export function PeopleScreen() {
  const { active, error, reload } = useActiveWorkspace()
  if (active) return <OfWorkspace key={active.id} workspace={active} />
  return (
    <>
      <TabHead title="People" />
      {error ? <NotLoaded what="Your workspaces" error={error} onRetry={() => void reload()} /> : <WaitingForPeople />}
    </>
  )
}

function OfWorkspace({ workspace }: { workspace: WorkspaceDetails }) {
  const view = viewOf(useLocation().hash)
  const navigate = useNavigate()
  const [period, setPeriod] = useState<UsagePeriod>('this-month')
  return (
    <>
      <TabHead
        title="People"
        line={workspace.name}
        action={
          view === 'people' ? (
            <InviteButton workspace={workspace} />
          ) : view === 'usage' ? (
            <UsageActions workspaceId={workspace.id} period={period} onPeriod={setPeriod} />
          ) : null
        }
      />
      <Offers />
      <Tabs.Root
        value={view}
        onValueChange={(next) => void navigate({ hash: viewHash(viewOf(`#people/${next}`)) }, { replace: true })}
        className="grid min-w-0 gap-6"
      >
        <Tabs.List aria-label="People" activateOnFocus className="flex gap-5 border-line border-b">
          {peopleViews.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              className={
                '-mb-px h-10 border-transparent border-b-2 text-sm text-ink-2 transition-colors duration-150 hover:text-ink ' +
                'motion-reduce:transition-none data-active:border-ink data-active:font-medium data-active:text-ink'
              }
            >
              {viewNames[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="people" className="grid min-w-0 gap-6 outline-none">
          <PeopleOf workspace={workspace} />
        </Tabs.Panel>
        <Tabs.Panel value="usage" className="grid min-w-0 gap-6 outline-none">
          <UsageView workspace={workspace} period={period} />
        </Tabs.Panel>
        <Tabs.Panel value="activity" className="grid min-w-0 gap-6 outline-none">
          <ActivityView workspace={workspace} />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  )
}
