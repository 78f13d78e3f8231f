import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useImperativeHandle, useState } from 'react'
import type { Publishing } from '#api/sites.ts'
import { publishingQuery } from '#client/data/sites.ts'
import { Button } from '#client/ui/button.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { useBuilder } from '#client/state/store.ts'
import { SavedContext, useWorkbench } from '../workbench-context.ts'
import { ShareButton } from '../share/share-button.tsx'
import { PublishPanel } from './panel-later.ts'
import { PublishSign } from './publish-sign.tsx'

/** Shares the project, publishes it, and says how the site stands to the draft. One piece: both come a second later. */
export function PublishButton({ isPhone = false }: { isPhone?: boolean }) {
  const { project } = useWorkbench()
  const readOnly = useBuilder((builder) => builder.readOnly)
  if (!project || readOnly) return null
  return (
    <>
      <ShareButton project={project} isPhone={isPhone} />
      <OfProject projectId={project.id} isPhone={isPhone} />
    </>
  )
}

function OfProject({ projectId, isPhone }: { projectId: string; isPhone: boolean }) {
  const { data, refetch } = useQuery(publishingQuery(projectId))
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const saved = useContext(SavedContext)
  const { publishing } = useWorkbench()
  const isPossible = Boolean(data?.address)
  useImperativeHandle<(() => void) | null, (() => void) | null>(
    publishing,
    () => (isPossible ? () => setOpen(true) : null),
    [isPossible],
  )
  useKeys(isPossible ? { 'Shift+Mod+P': () => setOpen(true) } : {})
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  if (!data?.address) return null
  const { label, isCalm } = labelOf(data, isBusy)
  return (
    <Popover
      label="Publish"
      width="w-[456px] max-md:w-full"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Button look={isCalm ? 'outline' : 'primary'} isBusy={isBusy} className={isPhone ? 'h-10!' : undefined}>
          {!isBusy && !isPhone && <PublishSign pages={data.pages} />}
          {label}
        </Button>
      }
    >
      <PublishPanel
        projectId={projectId}
        publishing={data}
        address={data.address}
        isSaved={saved === 'saved'}
        isBusy={isBusy}
        onBusy={setBusy}
        onClose={() => setOpen(false)}
      />
    </Popover>
  )
}

function labelOf({ site, waiting }: Publishing, isBusy: boolean): { label: string; isCalm: boolean } {
  if (isBusy) return { label: 'Publishing', isCalm: false }
  if (!site || site.state === 'unpublished') return { label: 'Publish', isCalm: false }
  if (site.state === 'taken_down') return { label: 'See why', isCalm: true }
  if (waiting > 0) return { label: `Update ${waiting}`, isCalm: false }
  return { label: site.state === 'paused' ? 'Paused' : 'Live', isCalm: true }
}
