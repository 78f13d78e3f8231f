import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '#client/data/core/workspaces.ts'

/** How many projects and workspaces there are; team workspaces only where the plan has them. */
export function Counts() {
  const { data: usage } = useQuery(usageQuery)
  const counts = [
    { label: 'Project', count: usage?.projects },
    { label: 'Workspace', count: usage?.workspaces },
    ...(usage?.limits.teamWorkspaces ? [{ label: 'Team Workspace', count: usage.teamWorkspaces }] : []),
  ]
  return (
    <dl className="flex divide-x divide-line border-line border-y">
      {counts.map(({ label, count }) => (
        <div key={label} className="grid flex-auto content-start gap-0.5 px-3 py-2.5 first:pl-4">
          <dt className="order-2 whitespace-nowrap text-ink-2 text-xs">{count === 1 ? label : `${label}s`}</dt>
          <dd className="order-1 font-semibold text-base tabular-nums">{count ?? '\u2013'}</dd>
        </div>
      ))}
    </dl>
  )
}
