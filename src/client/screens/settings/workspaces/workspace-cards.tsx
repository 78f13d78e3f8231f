import type { WorkspaceDetails } from '#api/workspaces.ts'
import { IconButton } from '#client/ui/button.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { counted } from '#rules/listed.ts'
import { refusal, roleNames } from '#rules/permissions.ts'
import { shortDate } from '#rules/relative-time.ts'
import { Status } from './status.tsx'
import type { WorkspaceListProps } from './workspaces-table.tsx'

/** A date is enough when it is right within the minute. */
const tickMs = 60_000

/** The table's rows where it does not fit. */
export function WorkspaceCards({ workspaces, onEdit, onDelete }: WorkspaceListProps) {
  return (
    <ul className="grid gap-3 @3xl:hidden">
      {workspaces.map((workspace) => (
        <Card
          key={workspace.id}
          workspace={workspace}
          onEdit={() => onEdit(workspace)}
          onDelete={() => onDelete(workspace)}
        />
      ))}
    </ul>
  )
}

type CardProps = { workspace: WorkspaceDetails; onEdit: () => void; onDelete: () => void }

function Card({ workspace, onEdit, onDelete }: CardProps) {
  const { name, description, project_count, role, is_active, created_at } = workspace
  const now = useNow(tickMs)
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-panel p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <p className="wrap-anywhere font-medium text-sm">{name}</p>
          {description && <p className="wrap-anywhere text-[13px] text-ink-2">{description}</p>}
        </div>
        <div className="-mt-2 -mr-2 flex">
          <IconButton
            icon="pencil"
            label={`Edit ${name}`}
            disabledReason={refusal(role, 'changeWorkspace')}
            className="max-md:size-10"
            onClick={onEdit}
          />
          {role === 'owner' && (
            <IconButton icon="trash" label={`Delete ${name}`} className="max-md:size-10" onClick={onDelete} />
          )}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[13px] text-ink-2">
        <Status isActive={is_active} />
        <span>{roleNames[role]}</span>
        <span>{counted(project_count, 'project')}</span>
        <span>Created {shortDate(Date.parse(created_at), now)}</span>
      </p>
    </li>
  )
}
