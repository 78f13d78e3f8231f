import { later } from '#client/ui/later.tsx'

/** What one came for comes first. */
const afterMs = 1000

/** It has its place in the header from the start. */
const Place = () => <span className="size-10 shrink-0 md:size-8" />

/** The bell in the header of signed-in people. */
export const Bell = later<object>(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    return (await import('./bell.tsx')).Bell
  },
  Place,
  Place,
)
