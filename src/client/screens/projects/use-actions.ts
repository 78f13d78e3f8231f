import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProjectCard } from '#api/projects.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { messages, type Notice, withDescription } from '#rules/messages.ts'
import { addLocalWork, findPendingImport } from '#client/data/local-work.ts'
import { withCopy, without, withRenamed } from '#client/data/project-list.ts'
import { createProject, deleteProject, duplicateProject, projectsQuery, renameProject } from '#client/data/projects.ts'
import { workspacesQuery, usageQuery } from '#client/data/core/workspaces.ts'
import { isPlanFull, problemOf } from '#client/data/core/problem.ts'
import { canUndoDeletion, deleteLater, deleteNow, undoDeletion } from '#client/data/deletions.ts'
import { announce } from '#client/ui/announcer.tsx'
import { paths, type StartState } from '#client/paths.ts'
import { showToast } from '#client/ui/toaster.tsx'
import type { ProjectActions, Question } from './actions-context.ts'

/** Creating, renaming, duplicating and deleting in the active workspace, with what is said about it. */
export function useActions(
  active: WorkspaceDetails | null,
  createReason: string | null,
  /** the plan has room for so many projects only */
  isLimited: boolean,
): ProjectActions {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [question, ask] = useState<Question | null>(null)
  const [duplicating, setDuplicating] = useState<ReadonlySet<string>>(new Set())
  const { queryKey } = projectsQuery(active?.id ?? '')

  /** Not what this person's role refuses: keys and the palette ask without looking at the menu. */
  function askAbout(next: Question | null) {
    const reason = next && (next.kind === 'delete' ? next.project.delete_reason : next.project.read_only)
    if (reason) showToast({ title: 'Not for you to change', description: reason, variant: 'info' })
    else ask(next)
  }

  /** The list as it stands, changed at once. @returns how to put it back */
  async function change(step: (list: readonly ProjectCard[]) => ProjectCard[]): Promise<() => void> {
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (before) queryClient.setQueryData(queryKey, step(before))
    return () => queryClient.setQueryData(queryKey, before)
  }

  /** Counts change with the list. */
  function readAgain() {
    for (const key of [queryKey, workspacesQuery.queryKey, usageQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey: key })
  }

  function fail(message: Notice, error: unknown, again: () => void) {
    const { reason, code, requestId } = problemOf(error)
    const action = isPlanFull(error)
      ? { label: 'View Plans', run: () => void navigate(paths.pricing) }
      : code === 'NOT_FOUND'
        ? undefined
        : { label: 'Try Again', run: again }
    showToast({ ...withDescription(message, reason), requestId, action })
  }

  const creation = useMutation({
    async mutationFn({ workspaceId, prompt }: { workspaceId: string; prompt?: string }) {
      // Its place may be the one that is needed.
      await deleteNow()
      // An empty first project would take the place that what was made before signing in needs.
      const isFirst = isLimited && queryClient.getQueryData(queryKey)?.length === 0
      const hasKept = findPendingImport()?.isPutOff === false
      const kept = isFirst && hasKept && prompt === undefined ? await addLocalWork(workspaceId) : null
      if (kept) showToast(messages.workTaken)
      return kept ?? createProject(workspaceId)
    },
    onSuccess: (project, { prompt }) => navigate(paths.project(project.id), { state: { prompt } satisfies StartState }),
    onError: (error, { prompt }) => fail(messages.projectNotCreated, error, () => create(prompt)),
    onSettled: readAgain,
  })

  /** For good; until then the project is only out of sight. */
  async function deleteForGood(project: ProjectCard) {
    try {
      await deleteProject(project.id)
      await change((list) => without(list, project.id))
    } catch (error) {
      fail(messages.projectNotDeleted, error, () => remove(project))
    }
    readAgain()
  }

  function create(prompt?: string) {
    if (!active) return showToast(messages.noWorkspace)
    if (createReason) return showToast(withDescription(messages.projectNotCreated, createReason))
    if (!creation.isPending) creation.mutate({ workspaceId: active.id, prompt })
  }

  async function rename(project: ProjectCard, name: string) {
    ask(null)
    const putBack = await change((list) => withRenamed(list, project.id, name, new Date().toISOString()))
    try {
      await renameProject(project.id, name)
      showToast(messages.projectRenamed)
    } catch (error) {
      putBack()
      fail(messages.projectNotRenamed, error, () => void rename(project, name))
      // What was typed is not lost.
      ask({ kind: 'rename', project, typed: name })
    }
    readAgain()
  }

  async function duplicate(project: ProjectCard) {
    if (!active) return showToast(messages.noWorkspace)
    if (createReason) return showToast(withDescription(messages.projectNotDuplicated, createReason))
    if (duplicating.has(project.id)) return
    setDuplicating((now) => new Set([...now, project.id]))
    try {
      await deleteNow()
      const copy = await duplicateProject(project.id)
      await change((list) => withCopy(list, project, copy))
      showToast(withDescription(messages.projectDuplicated, `${copy.name} is at the top of the list.`))
    } catch (error) {
      fail(messages.projectNotDuplicated, error, () => void duplicate(project))
    }
    setDuplicating((now) => new Set([...now].filter((id) => id !== project.id)))
    readAgain()
  }

  function remove(project: ProjectCard) {
    ask(null)
    deleteLater(project.id, () => deleteForGood(project))
    showToast({
      ...withDescription(messages.projectDeleted, `${project.name} is gone for good in a few seconds.`),
      action: { label: 'Undo', run: () => bringBack(project) },
      onGone: () => void deleteNow([project.id]),
    })
  }

  function bringBack({ id, name }: ProjectCard) {
    if (canUndoDeletion(id)) {
      undoDeletion(id)
      return announce(`${name} is back.`)
    }
    showToast({ title: 'Too late', description: `${name} was deleted already.`, variant: 'info' })
  }

  return {
    createReason,
    isCreating: creation.isPending,
    create,
    duplicating,
    duplicate: (project) => void duplicate(project),
    question,
    ask: askAbout,
    rename: (project, name) => void rename(project, name),
    remove,
  }
}
