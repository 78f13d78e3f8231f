import { useState } from 'react'
import type { WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { leaveWorkspace, removeGuest, setGuestRole, setRole } from '#client/data/people.ts'
import { useAuth } from '#client/flows/session.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { Button, IconButton } from '#client/ui/button.tsx'
import { Menu, MenuChoice, MenuChoices, MenuHeading, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { projectRoles, refusal, roleNames } from '#rules/permissions.ts'
import { relativeTime } from '#rules/relative-time.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { usePeopleChange } from './use-people-change.ts'
import { roleLine } from './words.ts'

/** A time in minutes is right often enough. */
const tickMs = 60_000
const given = ['admin', 'editor', 'viewer'] as const

type RowProps = { workspace: WorkspaceDetails; person: WorkspacePerson; people: readonly WorkspacePerson[] }

/** One person: who, as what, last here when, and what an owner or admin can do about it. */
export function PersonRow({ workspace, person, people }: RowProps) {
  const me = useAuth((auth) => auth.user?.id)
  const now = useNow(tickMs)
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, change } = usePeopleChange()
  const { name, email, role, last_active: seen } = person
  const isMe = person.user_id === me
  const mayManage = refusal(workspace.role, 'managePeople') === null && role !== 'owner' && !isMe
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-5 py-3.5 md:px-6">
      <Avatar person={{ firstName: name }} url={person.avatar_url} size={36} />
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <span className="wrap-anywhere font-medium text-sm">
          {name} {isMe && <span className="font-normal text-ink-2">(you)</span>}
        </span>
        <span className="wrap-anywhere text-[13px] text-ink-2">{email}</span>
      </div>
      <p className="grid min-w-0 basis-44 gap-0.5 text-[13px] max-md:basis-full">
        <span className="wrap-anywhere">{roleLine(person)}</span>
        <span className="text-ink-2">
          {seen ? `Active ${relativeTime(Date.parse(seen), now).toLowerCase()}` : 'Signed in nowhere'}
        </span>
      </p>
      <span className="flex min-w-24 items-center justify-end max-md:ml-auto">
        {isMe && role !== 'owner' && (
          <Button
            size="regular"
            isBusy={isBusy}
            onClick={() => change(() => leaveWorkspace(workspace.id), `You left ${workspace.name}`)}
          >
            Leave
          </Button>
        )}
        {mayManage && (
          <Menu
            label={`Role of ${name}`}
            title={name}
            align="end"
            width="w-64"
            trigger={<IconButton icon="more" label={`Change ${name}`} className="max-md:size-10" />}
          >
            {role === null ? (
              <GuestItems person={person} change={change} />
            ) : (
              <MenuChoices
                label="Role"
                value={role}
                onChoose={(next) => {
                  const to = given.find((one) => one === next)
                  if (to && to !== role)
                    change(
                      () => setRole({ workspace_id: workspace.id, user_id: person.user_id, role: to }),
                      `${name} is ${roleNames[to].toLowerCase()} now`,
                    )
                }}
              >
                {given.map((one) => (
                  <MenuChoice key={one} value={one}>
                    <span className="block font-medium">{roleNames[one]}</span>
                    <span className="block text-[12px] text-ink-2">{does[one]}</span>
                  </MenuChoice>
                ))}
              </MenuChoices>
            )}
            <MenuRule />
            <MenuItem icon="trash" danger onPick={() => setRemoving(true)}>
              Remove from workspace…
            </MenuItem>
          </Menu>
        )}
      </span>
      {isRemoving && (
        <RemoveDialog workspace={workspace} person={person} people={people} onClose={() => setRemoving(false)} />
      )}
    </li>
  )
}

const does = {
  admin: 'People, settings and all projects',
  editor: 'Creates and changes projects',
  viewer: 'Looks at projects',
} as const

type GuestProps = { person: WorkspacePerson; change: ReturnType<typeof usePeopleChange>['change'] }

/** A guest has a role in each of their projects. */
function GuestItems({ person: { user_id, name, projects }, change }: GuestProps) {
  return projects.map((project) => (
    <div key={project.id}>
      <MenuHeading>{project.name}</MenuHeading>
      <MenuChoices
        label={`Role in ${project.name}`}
        value={project.role}
        onChoose={(next) => {
          const role = projectRoles.find((one) => one === next)
          if (role && role !== project.role)
            change(
              () => setGuestRole({ project_id: project.id, user_id, role }),
              `${name} is ${roleNames[role].toLowerCase()} of ${project.name} now`,
            )
        }}
      >
        {projectRoles.map((role) => (
          <MenuChoice key={role} value={role}>
            {roleNames[role]}
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuItem
        icon="close"
        onPick={() =>
          change(() => removeGuest({ project_id: project.id, user_id }), `${name} is no longer in ${project.name}`)
        }
      >
        Take out of {project.name}
      </MenuItem>
    </div>
  ))
}
