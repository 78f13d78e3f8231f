import { useState } from 'react'
import type { WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { useAuth } from '#client/flows/session.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { refusal } from '#rules/permissions.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { PersonMenu } from './person-menu.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { usePeopleChange } from './use-people-change.ts'
import { activeLine, placesLine, roleLine, signInLine } from './words.ts'

/** A time in minutes is right often enough. */
const tickMs = 60_000

type RowProps = { workspace: WorkspaceDetails; person: WorkspacePerson; people: readonly WorkspacePerson[] }

/** One person: who, as what and where, last here when, and what can be done about it. */
export function PersonRow({ workspace, person, people }: RowProps) {
  const me = useAuth((auth) => auth.user?.id)
  const now = useNow(tickMs)
  const [asking, setAsking] = useState<'leave' | 'sign-out' | 'remove' | null>(null)
  const { change } = usePeopleChange()
  const { name, email, role, is_here: isHere } = person
  const isMe = person.user_id === me
  const mayManage = refusal(workspace.role, 'managePeople') === null && role !== 'owner' && !isMe
  const signIn = signInLine(person)
  const close = () => setAsking(null)
  const asked = { workspace, person, people, onClose: close }
  return (
    <li
      className={
        'grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-t px-5 py-3.5 ' +
        '@2xl:grid-cols-[36px_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_4.5rem] md:px-6'
      }
    >
      <Avatar person={{ firstName: name }} url={person.avatar_url} size={36} />
      <div className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere font-medium text-sm">
          {name} {isMe && <span className="font-normal text-ink-2">(you)</span>}
        </span>
        <span className="truncate text-[13px] text-ink-2" title={email}>
          {email}
        </span>
      </div>
      <div className="col-span-3 grid min-w-0 grid-cols-2 gap-x-4 text-[13px] @2xl:contents max-md:pl-[52px] @max-2xl:order-last @max-2xl:pl-[52px]">
        <p className="grid min-w-0 content-start gap-0.5">
          <span>{roleLine(person)}</span>
          <span className="wrap-anywhere text-ink-2">{placesLine(person, workspace.project_count)}</span>
        </p>
        <p className="grid min-w-0 content-start gap-0.5">
          <span className={isHere ? 'font-medium text-accent-text' : ''}>{activeLine(person, now)}</span>
          {signIn && <span className="text-ink-2">{signIn}</span>}
        </p>
      </div>
      <span className="flex items-center justify-end">
        {isMe && role !== 'owner' && (
          <Button size="regular" onClick={() => setAsking('leave')}>
            Leave
          </Button>
        )}
        {mayManage && (
          <PersonMenu
            workspace={workspace}
            person={person}
            change={change}
            onSignOut={() => setAsking('sign-out')}
            onRemove={() => setAsking('remove')}
          />
        )}
      </span>
      {asking === 'leave' && <LeaveDialog {...asked} />}
      {asking === 'sign-out' && <SignOutDialog workspace={workspace} person={person} onClose={close} />}
      {asking === 'remove' && <RemoveDialog {...asked} />}
    </li>
  )
}
