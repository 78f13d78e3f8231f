import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** What is left today; asked again whenever a turn begins or ends. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: ({ signal }) => api.credits.status(undefined, { signal }),
})
