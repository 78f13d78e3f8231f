import { useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { composerId } from '../chat/composer-id.ts'
import { useLinkedPlace } from '../use-linked-place.ts'
import { useWorkbench } from '../workbench-context.ts'
import { SharePanel } from './share-later.ts'
import type { ShareProps } from './share-panel.tsx'

/** Who sees the project, and the link to look at it. A phone's header has no room for the button: its menu opens the panel. */
export function ShareButton({ project, isPhone }: Pick<ShareProps, 'project'> & { isPhone: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { sharing } = useWorkbench()
  const isAsking = useRef(false)
  useImperativeHandle<(() => void) | null, (() => void) | null>(sharing, () => () => setOpen(true), [])
  useLinkedPlace((place) => {
    if (place === 'reviews') setOpen(true)
    return place === 'reviews'
  })
  return (
    <Popover
      label="Share"
      width="w-[432px] max-md:w-full"
      isOpen={isOpen}
      onOpen={open}
      returnTo={() => (isAsking.current ? document.querySelector<HTMLElement>(`#${composerId}`) : null)}
      trigger={isPhone ? undefined : <Button icon="link">Share</Button>}
    >
      <SharePanel
        project={project}
        onAsked={() => {
          isAsking.current = true
          setOpen(false)
        }}
      />
    </Popover>
  )

  function open(next: boolean) {
    isAsking.current = false
    setOpen(next)
  }
}
