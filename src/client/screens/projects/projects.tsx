import { useQuery } from '@tanstack/react-query'
import { product } from '#rules/product.ts'
import { usageQuery } from '#client/data/workspaces.ts'
import { projectsQuery } from '#client/data/projects.ts'
import { AppHeader } from '#client/parts/app-header.tsx'
import { useActiveWorkspace } from '#client/state/active-workspace/active-workspace.tsx'
import { ProjectActionsContext } from './actions-context.ts'
import { createReason, planReason } from './create-reason.ts'
import { Dialogs } from './dialogs.tsx'
import { Empty } from './empty.tsx'
import { Failed } from './failed.tsx'
import { Grid } from './grid.tsx'
import { Head } from './head.tsx'
import { KeptWorkBanner } from './kept-work-banner.tsx'
import { NoWorkspace } from './no-workspace.tsx'
import { ProjectCommands } from './project-commands.tsx'
import { Skeletons } from './skeletons.tsx'
import { useActions } from './use-actions.ts'
import './projects.css'

export function meta() {
  return [{ title: `Projects · ${product.name}` }]
}

/** The projects of the active workspace. */
export default function Projects() {
  const workspace = useActiveWorkspace()
  const { active } = workspace
  const list = useQuery({ ...projectsQuery(active?.id ?? ''), enabled: active !== null })
  const { data: usage } = useQuery(usageQuery)
  const error = workspace.error ?? (list.data ? null : list.error)
  const isLoading = !error && (workspace.isLoading || (active !== null && list.isPending))
  const known = { isLoading, active, usage }
  const actions = useActions(active, createReason(known))

  function retry() {
    void workspace.reload()
    if (active) void list.refetch()
  }

  return (
    <ProjectActionsContext value={actions}>
      <div className="min-h-dvh bg-bg">
        <AppHeader>
          <ProjectCommands projects={list.data ?? []} />
        </AppHeader>
        <main id="main" className="mx-auto w-full max-w-[1376px] px-5 md:px-12" aria-busy={isLoading}>
          <Head
            workspace={active}
            count={list.data?.length ?? null}
            isLoading={isLoading}
            isPlanFull={planReason(known) !== null}
          />
          {!isLoading && !error && <KeptWorkBanner workspaceId={active?.id ?? null} />}
          {isLoading ? (
            <Skeletons />
          ) : error ? (
            <Failed error={error} isBusy={list.isFetching} onRetry={retry} />
          ) : !active ? (
            <NoWorkspace />
          ) : list.data && list.data.length > 0 ? (
            <Grid projects={list.data} />
          ) : (
            <Empty workspace={active.name} />
          )}
        </main>
        <Dialogs />
      </div>
    </ProjectActionsContext>
  )
}
