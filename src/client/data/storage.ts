import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { unlessRefused } from './core/problem.ts'

/** Which limits of what is stored are near; read again when `now`, the last version and the number of pages, is another. */
export function storageQuery(projectId: string, now: string) {
  return queryOptions({
    queryKey: ['project', projectId, 'storage', now],
    queryFn: ({ signal }) => api.projectContent.storage({ project_id: projectId }, { signal }),
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  })
}
