import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** Single projects of others that one was invited to. */
export const sharedQuery = queryOptions({
  queryKey: ['shared'],
  queryFn: ({ signal }) => api.projects.shared(undefined, { signal }),
})
