import { useImperativeHandle, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { SharePanel } from './share-later.ts'
import type { ShareProps } from './share-panel.tsx'

/** Who sees the project, and the link to look at it. A phone's header has no room for the button: its menu opens the panel. */
export function ShareButton({ project, isPhone }: ShareProps & { isPhone: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { sharing } = useWorkbench()
  useImperativeHandle<(() => void) | null, (() => void) | null>(sharing, () => () => setOpen(true), [])
  return (
    <Popover
      label="Share"
      width="w-[432px] max-md:w-full"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={isPhone ? undefined : <Button icon="link">Share</Button>}
    >
      <SharePanel project={project} />
    </Popover>
  )
}
