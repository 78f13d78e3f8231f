import { ReadingClient } from './reading-client.ts'

/**
 * One cache for what the server knows, for as long as the tab lives, whichever screen one visits in between.
 * Nothing is refetched merely because a window came to the front.
 */
export const queryClient = new ReadingClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 30_000, retry: 1 } },
})
