import { QueryClient } from '@tanstack/react-query'

/** One cache for what the server knows. Nothing is refetched merely because a window came to the front. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 30_000, retry: 1 } } })
}
