import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { product } from '#rules/product.ts'
import { usageQuery } from '#client/data/core/workspaces.ts'
import { useDeletions } from '#client/data/deletions.ts'
import { matching } from '#client/data/project-list.ts'
import { projectsQuery } from '#client/data/projects.ts'
import { later } from '#client/ui/later.tsx'
import { AppHeader } from '#client/parts/app-header.tsx'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { ProjectActionsContext } from './actions-context.ts'
import { createReason, planReason } from './create-reason.ts'
import { Dialogs } from './dialogs.tsx'
import { Empty } from './empty.tsx'
import { Failed } from './failed.tsx'
import { Grid } from './grid.tsx'
import { Head } from './head.tsx'
import { LocalWorkBanner } from './local-work-banner.tsx'
import { NoWorkspace } from './no-workspace.tsx'
import { ProjectCommands } from './project-commands.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Search } from '#client/parts/search.tsx'
import { Skeletons } from './skeletons.tsx'
import { useActions } from './use-actions.ts'
import './projects.css'

export function meta() {
  return [{ title: `Projects · ${product.name}` }]
}

const nothing = () => null
/** Few have any; below the list it may come late. */
const Shared = later<object>(async () => (await import('./shared.tsx')).Shared, nothing)

/** Hardly anybody is offered a workspace. */
const Offers = later<object>(async () => (await import('#client/parts/ownership/offers.tsx')).Offers, nothing)

/** The projects of the active workspace. */
export default function Projects() {
  const workspace = useActiveWorkspace()
  const { active } = workspace
  const list = useQuery({ ...projectsQuery(active?.id ?? ''), enabled: active !== null })
  const { data: counted } = useQuery(usageQuery)
  const deletions = useDeletions()
  const [search, setSearch] = useState('')
  // What is about to be deleted is out of sight, and its place is free.
  const projects = useMemo(() => list.data?.filter(({ id }) => !deletions.has(id)), [list.data, deletions])
  const found = useMemo(() => matching(projects ?? [], search), [projects, search])
  const usage = counted && { ...counted, projects: counted.projects - deletions.size }
  const error = workspace.error ?? (list.data ? null : list.error)
  const isLoading = !error && (workspace.isLoading || (active !== null && list.isPending))
  const known = { isLoading, active, usage }
  const actions = useActions(active, createReason(known), usage?.limits.projects !== null)

  function retry() {
    void workspace.reload()
    if (active) void list.refetch()
  }

  return (
    <ProjectActionsContext value={actions}>
      <div className="min-h-dvh bg-bg">
        <AppHeader>
          <ProjectCommands projects={projects ?? []} />
        </AppHeader>
        <main id="main" className="mx-auto w-full max-w-[1376px] px-5 md:px-12" aria-busy={isLoading}>
          <Head
            workspace={active}
            count={projects?.length ?? null}
            isLoading={isLoading}
            isPlanFull={planReason(known) !== null}
            search={
              projects && projects.length > 1 ? (
                <Search what="projects" value={search} onSearch={setSearch} />
              ) : undefined
            }
            found={search.trim() === '' ? null : found.length}
          />
          {workspace.workspaces.some(({ offer }) => offer !== null) && (
            <div className="mb-6 grid gap-3">
              <Offers />
            </div>
          )}
          {!isLoading && !error && (
            <LocalWorkBanner
              workspaceId={active?.id ?? null}
              isFirst={list.data?.length === 0}
              reason={planReason(known)}
            />
          )}
          {isLoading ? (
            <Skeletons />
          ) : error ? (
            <Failed error={error} isBusy={list.isFetching} onRetry={retry} />
          ) : !active ? (
            <NoWorkspace />
          ) : found.length > 0 ? (
            <Grid projects={found} />
          ) : projects && projects.length > 0 ? (
            <NothingFound search={search} onShowAll={() => setSearch('')} />
          ) : (
            <Empty workspace={active.name} />
          )}
          {!isLoading && !error && search.trim() === '' && counted && counted.shared > 0 && <Shared />}
        </main>
        <Dialogs />
      </div>
    </ProjectActionsContext>
  )
}
