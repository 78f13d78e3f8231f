import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReviewThread } from '#api/reviews.ts'
import { useDeletions } from '#client/data/deletions.ts'
import { type Guest, reviewThreadsQuery } from '#client/data/reviews.ts'
import { withoutDeleted } from '#client/parts/talk/without-deleted.ts'

const nothing: readonly ReviewThread[] = []

/** The comments of a review link on a version, without those that are about to be deleted. */
export function useReviewThreads(guest: Guest, versionId: string) {
  const { data, error, refetch } = useQuery(reviewThreadsQuery(guest, versionId))
  const deleted = useDeletions()
  const threads = useMemo(() => withoutDeleted(data ?? nothing, deleted), [data, deleted])
  return { threads, isThere: data !== undefined, error, again: refetch }
}
