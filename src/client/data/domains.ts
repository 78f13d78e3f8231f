import { queryOptions } from '@tanstack/react-query'
import type { DomainList } from '#api/domains.ts'
import { laterApi } from './later-api.ts'
import { unlessRefused } from './core/problem.ts'
import { queryClient } from './core/query-client.ts'

const key = (projectId: string) => ['domains', projectId]
/** Records come while one looks at them. */
const lookMs = 10_000

/** The domains of a project's site; read again while one of them is on its way. */
export const domainsQuery = (projectId: string) =>
  queryOptions({
    queryKey: key(projectId),
    queryFn: ({ signal }) => laterApi.domains.list({ project_id: projectId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.domains.every((one) => one.state === 'live') ? false : lookMs),
    retry: unlessRefused,
  })

export const addDomain = (projectId: string, name: string, withWww: boolean) =>
  adopted(projectId, laterApi.domains.add({ project_id: projectId, name, with_www: withWww }))

export const checkDomain = (projectId: string, id: string) =>
  adopted(projectId, laterApi.domains.check({ project_id: projectId, id }))

export const removeDomain = (projectId: string, id: string) =>
  adopted(projectId, laterApi.domains.remove({ project_id: projectId, id }))

/** The address to which the others lead; null: the one under the host's domain. */
export const chooseMainDomain = (projectId: string, id: string | null) =>
  adopted(projectId, laterApi.domains.setMain({ project_id: projectId, id }))

/** Every change answers with how things stand then; the address of the site may be another one. */
async function adopted(projectId: string, change: Promise<DomainList>): Promise<DomainList> {
  const answer = await change
  queryClient.setQueryData(key(projectId), answer)
  await queryClient.invalidateQueries({ queryKey: ['publishing', projectId] })
  return answer
}
