import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectContent, StorageUse } from '#api/project-content.ts'
import { isReached, type NearLimit, nearWords } from '#rules/storage-near.ts'
import { contentQuery } from '#client/data/project-content.ts'
import { storageQuery } from '#client/data/storage.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Button, IconButton } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { closedNotices, keepClosed } from './closed-notices.ts'
import { useWorkbench } from './workbench-context.ts'

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
      {use && near && <Line use={use} near={near} onClose={() => close(nameOf(near))} />}
    </div>
  )
}

function Line({ use, near, onClose }: { use: StorageUse; near: NearLimit; onClose: () => void }) {
  const { open } = useWorkbench()
  const { title, line } = nearWords(use.plan, near, use.is_owner)
  return (
    <div className="flex items-start gap-2 border-b border-line bg-panel-2 py-2 pr-2 pl-4 md:items-center text-[13px] leading-[18px]">
      <Icon name={isReached(near) ? 'alert' : 'info'} size={16} className="mt-px shrink-0 text-warn" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
        <p className="min-w-0 max-w-[110ch] flex-1 basis-72 text-ink-2">
          <span className="font-medium text-ink">{title}</span> {line}
        </p>
        <p className="flex items-center gap-3 md:ml-auto">
          {near.which !== 'personBytes' && (
            <Button icon="history" className="max-md:h-10" onClick={() => open({ kind: 'versions' })}>
              Versions…
            </Button>
          )}
          {use.is_owner && use.plan !== 'teams' && <PlansLink />}
        </p>
      </div>
      <IconButton icon="close" label="Close this notice" className="max-md:-my-1.5 max-md:size-10" onClick={onClose} />
    </div>
  )
}
