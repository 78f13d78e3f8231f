import { queryOptions } from '@tanstack/react-query'
import type { Publishing } from '#api/sites.ts'
import { api } from './api.ts'
import { queryClient } from './core/query-client.ts'
import { unlessRefused } from './core/problem.ts'

const key = (projectId: string) => ['publishing', projectId]

/** The site of a project, and what of it visitors do not see yet. */
export const publishingQuery = (projectId: string) =>
  queryOptions({
    queryKey: key(projectId),
    queryFn: ({ signal }) => api.sites.get({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })

/** What was published of a project, newest first. */
export const releasesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['releases', projectId],
    queryFn: ({ signal }) => api.releases.list({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })

export type SiteChange = Omit<Parameters<typeof api.sites.update>[0], 'project_id'>

/** Publishes the pages as the server has them. */
export const publishSite = (projectId: string, change: SiteChange) =>
  adopted(projectId, api.sites.publish({ project_id: projectId, ...change }))

export const updateSite = (projectId: string, change: SiteChange) =>
  adopted(projectId, api.sites.update({ project_id: projectId, ...change }))

export const setSiteState = (projectId: string, state: 'live' | 'paused' | 'unpublished') =>
  adopted(projectId, api.sites.setState({ project_id: projectId, state }))

/** Shows visitors another release. */
export const setLiveRelease = (projectId: string, releaseId: string) =>
  adopted(projectId, api.releases.setLive({ project_id: projectId, release_id: releaseId }))

export function checkSiteName(projectId: string, name: string, signal: AbortSignal) {
  return api.sites.checkName({ project_id: projectId, name }, { signal })
}

/** Every change answers with how things stand then. */
async function adopted(projectId: string, change: Promise<Publishing>): Promise<Publishing> {
  const answer = await change
  queryClient.setQueryData(key(projectId), answer)
  await queryClient.invalidateQueries({ queryKey: releasesQuery(projectId).queryKey })
  return answer
}
