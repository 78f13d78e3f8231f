import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectContent } from '#api/project-content.ts'
import { contentQuery } from '#client/data/project-content.ts'
import { storageQuery } from '#client/data/storage.ts'
import { later } from '#client/ui/later.tsx'
import { closedNotices, isClosed, noticeName, saveClosed } from './closed-notices.ts'
import { useWorkbench } from './workbench-context.ts'

/** Few ever see it. */
const StorageLine = later(
  async () => (await import('./storage-line.tsx')).StorageLine,
  () => null,
)

/** Under the header once a limit of what is stored comes near. What a visitor makes stays in the browser, and has none. */
export function StorageBanner() {
  const { project } = useWorkbench()
  return project && <NearLimits key={project.id} projectId={project.id} />
}

const nowOf = ({ versions, pages }: ProjectContent) => `${versions[0]?.id ?? ''} ${pages.length}`
function NearLimits({ projectId }: { projectId: string }) {
  const { data: now = '' } = useQuery({ ...contentQuery(projectId), enabled: false, select: nowOf })
  const { data: use } = useQuery(storageQuery(projectId, now))
  const [closed, setClosed] = useState(() => closedNotices(projectId))
  const near = use?.near.find((one) => !isClosed(closed, one))

  function close(name: string) {
    const all = [...closed, name]
    saveClosed(projectId, all)
    setClosed(all)
  }

  return (
    <div role="status" className="shrink-0">
      {use && near && <StorageLine use={use} near={near} onClose={() => close(noticeName(near))} />}
    </div>
  )
}
