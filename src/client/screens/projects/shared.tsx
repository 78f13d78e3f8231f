import { useQuery } from '@tanstack/react-query'
import { sharedQuery } from '#client/data/shared-projects.ts'
import { Grid } from './grid.tsx'

/** Single projects of others, where one was invited to any. */
export function Shared() {
  const { data } = useQuery(sharedQuery)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="shared" className="grid gap-4 pb-12">
      <h2 id="shared" className="font-semibold text-lg">
        Shared with you
      </h2>
      <Grid projects={data} />
    </section>
  )
}
