import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CommentList, CommentThread } from '#api/comments.ts'
import { commentsQuery } from '#client/data/comments.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { useDeletions } from '#client/data/deletions.ts'
import { withoutDeleted } from '#client/parts/talk/without-deleted.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { useWorkbench } from '../workbench-context.ts'

const nothing: CommentList = { threads: [], people: [] }

/** The comments of the open project. */
export function useComments() {
  const { project } = useWorkbench()
  const query = useQuery({ ...commentsQuery(project?.id ?? ''), enabled: project !== null })
  const deleted = useDeletions()
  const { threads: all, people } = query.data ?? nothing
  const threads = useMemo(() => withoutDeleted(all, deleted), [all, deleted])
  return { threads, people, isThere: query.data !== undefined, error: query.error, again: query.refetch }
}

/** Carries out a change and reads the comments anew; what went wrong is told. @returns whether it was done */
export function useChange(): (change: (project: string) => Promise<unknown>) => Promise<boolean> {
  const { project } = useWorkbench()
  const queryClient = useQueryClient()
  return async (change) => {
    if (!project) return false
    try {
      await change(project.id)
      await queryClient.invalidateQueries({ queryKey: commentsQuery(project.id).queryKey })
      return true
    } catch (error) {
      showToast({
        title: 'This was not done',
        description: problemOf(error).reason ?? 'The server could not be reached. Nothing was changed; try again.',
        variant: 'destructive',
      })
      return false
    }
  }
}

export type ThreadFilter = 'open' | 'resolved' | 'mine'

/** What a filter shows: those of the page that is looked at first, each group in its order. */
export function filtered(threads: readonly CommentThread[], filter: ThreadFilter, page: string): CommentThread[] {
  const shown = threads.filter(
    ({ step, is_mine }) => (filter === 'resolved') === (step === 'resolved') && (filter !== 'mine' || is_mine),
  )
  return [
    ...shown.filter(({ page_name }) => page_name === page),
    ...shown.filter(({ page_name }) => page_name !== page),
  ]
}
