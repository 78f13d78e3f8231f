import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ActivityKind } from '#rules/activity.ts'
import type { UsagePeriod } from '#rules/usage.ts'
import { laterApi } from './later-api.ts'
import { unlessRefused } from './core/problem.ts'

/** What was used in a workspace; what was asked for before stays until this is there. */
export const workspaceUsageQuery = (workspaceId: string, period: UsagePeriod) =>
  queryOptions({
    queryKey: ['usage-of', workspaceId, period],
    queryFn: ({ signal }) => laterApi.usage.get({ workspace_id: workspaceId, period }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: unlessRefused,
  })

export const exportUsage = (workspaceId: string, period: UsagePeriod) =>
  laterApi.usage.export({ workspace_id: workspaceId, period })

/** A number, null for no limit, or 'workspace' for what holds for everybody. */
export type LimitChoice = number | null | 'workspace'

export async function setMemberLimit(workspaceId: string, userId: string, credits: LimitChoice): Promise<void> {
  await laterApi.usage.setLimit({ workspace_id: workspaceId, user_id: userId, credits })
}

export async function setDefaultLimit(workspaceId: string, credits: number | null): Promise<void> {
  await laterApi.usage.setDefaultLimit({ workspace_id: workspaceId, credits })
}

export type ActivityChoice = { person: string | null; project: string | null; kind: ActivityKind | null }

/** Who did what in a workspace, in portions, the newest first. */
export const activityQuery = (workspaceId: string, { person, project, kind }: ActivityChoice) =>
  infiniteQueryOptions({
    queryKey: ['activity', workspaceId, person, project, kind],
    queryFn: ({ pageParam, signal }) =>
      laterApi.activity.list(
        {
          workspace_id: workspaceId,
          ...(person && { person }),
          ...(project && { project }),
          ...(kind && { kind }),
          ...(pageParam && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: unlessRefused,
  })
