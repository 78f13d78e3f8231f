/** Places that both a press in the app and a letter lead to. They are no weight for public pages: `client/paths.test.ts` holds them to its URLs. */
export const notificationPaths = {
  project: (id: string) => `/projects/${id}`,
  /** the builder with a comment open */
  thread: (project: string, thread: string) => `/projects/${project}#comment-${thread}`,
  /** the builder with what clients say open */
  reviews: (project: string) => `/projects/${project}#reviews`,
  projects: '/projects',
  people: '/settings#people',
  settings: '/settings#notifications',
} as const

/** What the fragment of a builder's address asks to be opened. */
export type BuilderPlace = { thread: string } | 'reviews' | null

export function builderPlaceOf(hash: string): BuilderPlace {
  if (hash === '#reviews') return 'reviews'
  const thread = /^#comment-([0-9a-f-]{36})$/.exec(hash)?.[1]
  return thread === undefined ? null : { thread }
}
