import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorkspacePeople } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { peopleQuery } from '#client/data/people.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { counted } from '#rules/listed.ts'
import { refusal } from '#rules/permissions.ts'
import { seatWords } from '#rules/seats.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { OwnershipSection } from './ownership-section.tsx'
import { PeopleList } from './people-list.tsx'

/** Asks people into the workspace. */
export function InviteButton({ workspace }: { workspace: WorkspaceDetails }) {
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <Button
        look="primary"
        size="regular"
        icon="plus"
        disabledReason={refusal(workspace.role, 'managePeople')}
        onClick={() => setInviting(true)}
      >
        Invite people
      </Button>
      {isInviting && <InviteDialog workspace={workspace} onClose={() => setInviting(false)} />}
    </>
  )
}

/** Stands there until the people are known. */
export function WaitingForPeople() {
  return (
    <Panel className="h-40 animate-pulse motion-reduce:animate-none">
      <p role="status" className="sr-only">
        Loading people...
      </p>
    </Panel>
  )
}

/** Who is in the workspace, with what role, and who was invited. */
export function PeopleOf({ workspace }: { workspace: WorkspaceDetails }) {
  const { data, error, refetch } = useQuery(peopleQuery(workspace.id))
  const refused = refusal(workspace.role, 'managePeople')
  return (
    <>
      {refused && <p className="text-[13px] text-ink-2">{refused}</p>}
      {error && !data ? (
        <NotLoaded what="The people" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {workspace.workspace_type === 'team' && <Seats of={data} />}
          <PeopleList workspace={workspace} of={data} />
          {workspace.role === 'owner' && <OwnershipSection workspace={workspace} />}
        </>
      ) : (
        <WaitingForPeople />
      )}
    </>
  )
}

/** Seats as seats: taken ones solid, invited ones dashed, free ones pale. */
function Seats({ of: { seats, people, invitations } }: { of: WorkspacePeople }) {
  const here = people.filter(({ role, projects }) => role !== null || projects.some((one) => one.role === 'editor'))
  const limit = seats.limit ?? seats.used
  const free = Math.max(0, limit - seats.used)
  const line = [
    counted(here.length, 'person', 'people'),
    ...(invitations.length > 0 ? [`${seats.used - here.length} invited`] : []),
    ...(seats.limit === null ? [] : [free === 0 ? 'none free' : `${free} free`]),
  ].join(', ')
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-medium">{seatWords(seats)}</span>
        <span className="text-[13px] text-ink-2">{line}</span>
      </p>
      <div aria-hidden="true" className="flex flex-wrap gap-1.5">
        {Array.from({ length: limit }, (_, at) => (
          <span key={at} className={`size-3.5 rounded-full ${seatLook(at, here.length, seats.used)}`} />
        ))}
      </div>
    </div>
  )
}

function seatLook(at: number, here: number, used: number): string {
  if (at < here) return 'bg-accent'
  return at < used ? 'border border-accent border-dashed' : 'bg-panel-2 border border-line'
}
