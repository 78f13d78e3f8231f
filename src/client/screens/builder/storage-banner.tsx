import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectContent } from '#api/project-content.ts'
import { isReached, type NearLimit } from '#rules/storage-near.ts'
import { contentQuery } from '#client/data/project-content.ts'
import { storageQuery } from '#client/data/storage.ts'
import { later } from '#client/ui/later.tsx'
import { closedNotices, keepClosed } from './closed-notices.ts'
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

const newestOf = ({ versions }: ProjectContent) => versions[0]?.id ?? null
/** One that was closed comes again when the limit is reached. */
const nameOf = (near: NearLimit) => `${near.which} ${isReached(near) ? 'reached' : 'near'}`

function NearLimits({ projectId }: { projectId: string }) {
  const { data: newest = null } = useQuery({ ...contentQuery(projectId), enabled: false, select: newestOf })
  const { data: use } = useQuery(storageQuery(projectId, newest))
  const [closed, setClosed] = useState(() => closedNotices(projectId))
  const near = use?.near.find((one) => !closed.includes(nameOf(one)))

  function close(name: string) {
    const all = [...closed, name]
    keepClosed(projectId, all)
    setClosed(all)
  }

  return (
    <div role="status" className="shrink-0">
      {use && near && <StorageLine use={use} near={near} onClose={() => close(nameOf(near))} />}
    </div>
  )
}
