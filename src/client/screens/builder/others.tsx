import { useEffect, useRef, useState } from 'react'
import type { Present } from '#api/realtime.ts'
import { type PresenceVisit, visitProject } from '#client/data/presence.ts'
import { later } from '#client/ui/later.tsx'
import { useWorkbench } from './workbench-context.ts'

/** Mostly one is alone. */
const OthersMenu = later<{ others: readonly Present[] }>(
  async () => (await import('./others-menu.tsx')).OthersMenu,
  () => null,
)

/** Who else looks at this project now; a press tells at which page, and goes there. */
export function Others({ projectId }: { projectId: string }) {
  const { page, editor, directEdits } = useWorkbench()
  const [others, setOthers] = useState<Present[]>([])
  const [isShared, setShared] = useState(false)
  const visit = useRef<PresenceVisit>(null)

  useEffect(() => {
    const begun = visitProject(projectId, (people, isOpenElsewhere) => {
      setOthers(people)
      setShared(isOpenElsewhere)
    })
    visit.current = begun
    return begun.leave
  }, [projectId])
  useEffect(() => {
    if (!isShared) return
    let stop: (() => void) | null = () => {}
    import('./live/live-edits.ts').then(
      ({ startLiveEdits }) => {
        if (stop) stop = startLiveEdits({ editor, directEdits, project: projectId })
      },
      // Without it others see changes by hand as versions.
      () => {},
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [isShared, projectId, editor, directEdits])
  // After the visit has begun, and with every other page.
  useEffect(() => visit.current?.look(page), [page])

  return others.length > 0 && <OthersMenu others={others} />
}
