import type { WorkspaceDetails } from '#api/workspaces.ts'
import { IconButton } from '#client/ui/button.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { refusal, roleNames } from '#rules/permissions.ts'
import { shortDate } from '#rules/relative-time.ts'
import { Status } from './status.tsx'

/** A date is enough when it is right within the minute. */
const tickMs = 60_000

export type WorkspaceListProps = {
  workspaces: readonly WorkspaceDetails[]
  onEdit: (workspace: WorkspaceDetails) => void
  onDelete: (workspace: WorkspaceDetails) => void
}

const columns = [
  ['Name', 'pl-5'],
  ['Description', ''],
  ['Projects', 'text-right'],
  ['Role', ''],
  ['Created', ''],
  ['Status', ''],
  ['Actions', 'pr-5 text-right'],
] as const

/** Where there is room for seven columns. */
export function WorkspacesTable({ workspaces, onEdit, onDelete }: WorkspaceListProps) {
  return (
    <div className="hidden overflow-hidden rounded-2xl border border-line bg-panel @3xl:block">
      <table className="w-full text-sm">
        <thead className="border-line border-b bg-bg">
          <tr>
            {columns.map(([name, place]) => (
              <th key={name} scope="col" className={`h-10 px-4 text-left font-medium text-[13px] text-ink-2 ${place}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workspaces.map((workspace) => (
            <Row
              key={workspace.id}
              workspace={workspace}
              onEdit={() => onEdit(workspace)}
              onDelete={() => onDelete(workspace)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { workspace: WorkspaceDetails; onEdit: () => void; onDelete: () => void }

function Row({ workspace, onEdit, onDelete }: RowProps) {
  const { name, description, project_count, role, is_active, created_at } = workspace
  const now = useNow(tickMs)
  return (
    <tr className="border-line border-b transition-colors duration-150 last:border-0 hover:bg-panel-2 motion-reduce:transition-none">
      <td className="h-12 max-w-48 truncate px-4 pl-5 font-medium" title={name}>
        {name}
      </td>
      <td className="max-w-36 truncate px-4 text-ink-2 @4xl:max-w-72" title={description}>
        {description}
      </td>
      <td className="px-4 text-right tabular-nums">{project_count}</td>
      <td className="px-4">{roleNames[role]}</td>
      <td className="whitespace-nowrap px-4 text-ink-2">{shortDate(Date.parse(created_at), now)}</td>
      <td className="px-4">
        <Status isActive={is_active} />
      </td>
      <td className="whitespace-nowrap px-4 pr-5 text-right">
        <IconButton
          icon="pencil"
          label={`Edit ${name}`}
          disabledReason={refusal(role, 'changeWorkspace')}
          className="inline-grid! align-middle"
          onClick={onEdit}
        />
        {role === 'owner' && (
          <IconButton
            icon="trash"
            label={`Delete ${name}`}
            className="inline-grid! align-middle hover:text-danger!"
            onClick={onDelete}
          />
        )}
      </td>
    </tr>
  )
}
