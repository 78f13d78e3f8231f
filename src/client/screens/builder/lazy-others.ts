import { later } from '#client/ui/later.tsx'

/** Who else is here; they are heard of from the server, and their code comes from there too. */
export const Others = later<{ projectId: string }>(
  async () => (await import('./others.tsx')).Others,
  () => null,
)
