import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** Projects live in workspaces, and there is none. */
export function NoWorkspace() {
  return (
    <EmptyState
      icon="layers"
      title="No workspaces found"
      line="Projects live in a workspace. Create one to get started."
      action={
        <Link
          to={paths.newWorkspace}
          className="inline-flex h-10 items-center rounded-lg bg-accent px-3 font-medium text-accent-ink text-sm hover:brightness-110 md:h-8"
        >
          Create new workspace
        </Link>
      }
    />
  )
}
