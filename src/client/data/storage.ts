import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { unlessRefused } from './problem.ts'

/** Which limits of what is stored are near; read again when `newest`, the last version of the project, is another one. */
export function storageQuery(projectId: string, newest: string | null) {
  return queryOptions({
    queryKey: ['project', projectId, 'storage', newest],
    queryFn: ({ signal }) => api.projectContent.storage({ project_id: projectId }, { signal }),
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  })
}
