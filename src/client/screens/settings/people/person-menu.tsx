import type { WorkspacePerson } from '#api/people.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { removeGuest, setGuestRole, setRole } from '#client/data/people.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuChoice, MenuChoices, MenuHeading, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { projectRoles, roleNames } from '#rules/permissions.ts'
import type { usePeopleChange } from './use-people-change.ts'

const given = ['admin', 'editor', 'viewer'] as const

const does = {
  admin: 'People, settings and all projects',
  editor: 'Creates and changes projects',
  viewer: 'Sees and comments',
} as const

type MenuProps = {
  workspace: WorkspaceDetails
  person: WorkspacePerson
  change: ReturnType<typeof usePeopleChange>['change']
  onSignOut: () => void
  onRemove: () => void
}

/** What an owner or admin can do about somebody. */
export function PersonMenu({ workspace, person, change, onSignOut, onRemove }: MenuProps) {
  const { name, role, user_id } = person
  return (
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
                () => setRole({ workspace_id: workspace.id, user_id, role: to }),
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
      <MenuItem icon="sign-out" onPick={onSignOut}>
        Sign out everywhere…
      </MenuItem>
      <MenuItem icon="trash" danger onPick={onRemove}>
        Remove from workspace…
      </MenuItem>
    </Menu>
  )
}

/** A guest has a role in each of their projects. */
function GuestItems({ person: { user_id, name, projects }, change }: Pick<MenuProps, 'person' | 'change'>) {
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
