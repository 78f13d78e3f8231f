import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActivityPage } from '#api/activity.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { type ActivityChoice, activityQuery } from '#client/data/usage.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelBody } from '#client/ui/panel.tsx'
import { Select } from '#client/ui/select.tsx'
import { activityKinds, retentionWords, kindNames } from '#rules/activity.ts'
import { refusal } from '#rules/permissions.ts'
import { NotLoaded } from '../../not-loaded.tsx'
import { ActivityDays } from './activity-days.tsx'

const everything: ActivityChoice = { person: null, project: null, kind: null }

/** Who did what in the workspace, the newest first. */
export function ActivityView({ workspace }: { workspace: WorkspaceDetails }) {
  const refused = refusal(workspace.role, 'seeActivity')
  if (refused !== null) return <p className="text-[13px] text-ink-2">{refused}</p>
  return <Everything workspaceId={workspace.id} />
}

function Everything({ workspaceId }: { workspaceId: string }) {
  const [filter, setFilter] = useState(everything)
  const list = useInfiniteQuery(activityQuery(workspaceId, filter))
  const [first] = list.data?.pages ?? []
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  if (list.error && !first)
    return <NotLoaded what="The activity" error={list.error} onRetry={() => void list.refetch()} />
  if (!first)
    return (
      <Panel className="h-60 animate-pulse motion-reduce:animate-none">
        <p role="status" className="sr-only">
          Loading activity...
        </p>
      </Panel>
    )
  const isNarrowed = Object.values(filter).some((one) => one !== null)
  return (
    <>
      <p className="text-[13px] text-ink-2">{retentionWords(first.days)}. Nothing in it can be changed.</p>
      <Filters subjects={first.subjects} filter={filter} onFilter={setFilter} />
      {entries.length > 0 ? (
        <ActivityDays entries={entries} />
      ) : (
        <Panel>
          <PanelBody>
            <p className="text-ink-2 text-sm">
              {isNarrowed
                ? 'Nothing like this was done in the time that is kept.'
                : 'Nothing was done yet. What people make, share and change here is listed from now on.'}
            </p>
          </PanelBody>
        </Panel>
      )}
      {list.hasNextPage && (
        <Button
          size="regular"
          className="justify-self-center"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </>
  )
}

type FiltersProps = {
  subjects: ActivityPage['subjects']
  filter: ActivityChoice
  onFilter: (filter: ActivityChoice) => void
}

const all = ''

function Filters({ subjects, filter, onFilter }: FiltersProps) {
  const people = subjects?.people ?? []
  const projects = subjects?.projects ?? []
  return (
    <div className="grid gap-2 @md:flex @md:flex-wrap">
      <Select
        aria-label="Person"
        className="@md:w-44"
        value={filter.person ?? all}
        onChange={({ target }) => onFilter({ ...filter, person: target.value || null })}
      >
        <option value={all}>Everyone</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Project"
        className="@md:w-44"
        value={filter.project ?? all}
        onChange={({ target }) => onFilter({ ...filter, project: target.value || null })}
      >
        <option value={all}>All projects</option>
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Kind"
        className="@md:w-52"
        value={filter.kind ?? all}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: activityKinds.find((kind) => kind === target.value) ?? null })
        }
      >
        <option value={all}>Everything</option>
        {activityKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Select>
    </div>
  )
}
