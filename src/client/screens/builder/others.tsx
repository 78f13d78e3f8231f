import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type PresenceVisit, visitProject } from '#client/data/presence.ts'
import { useAuth } from '#client/flows/session.ts'
import { later } from '#client/ui/later.tsx'
import { useWorkbench } from './workbench-context.ts'

/** Mostly one is alone. Without it others see changes by hand as versions. */
const Together = later<{ projectId: string }>(
  async () => (await import('./here/together.tsx')).Together,
  () => null,
)

/** Who else looks at this project now. */
export function Others({ projectId }: { projectId: string }) {
  const { page, here } = useWorkbench()
  const isShared = useStore(here, (state) => state.isShared)
  const me = useAuth((auth) => auth.user?.id ?? null)
  const visit = useRef<PresenceVisit>(null)

  useEffect(() => {
    const begun = visitProject(projectId, me, (tabs, isOpenElsewhere) =>
      here.setState({ tabs, isShared: isOpenElsewhere }),
    )
    visit.current = begun
    return begun.leave
  }, [projectId, me, here])
  // After the visit has begun, and with every other page.
  useEffect(() => visit.current?.look(page), [page])

  return isShared && <Together projectId={projectId} />
}
