import { useState } from 'react'
import { Button, IconButton } from '#client/ui/button.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { SharePanel } from './share-later.ts'
import type { ShareProps } from './share-panel.tsx'

/** Who sees the project, and the link to look at it. */
export function ShareButton({ project, isPhone }: ShareProps & { isPhone: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label="Share"
      width="w-[432px] max-md:w-full"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        isPhone ? <IconButton icon="link" label="Share" className="size-10" /> : <Button icon="link">Share</Button>
      }
    >
      <SharePanel project={project} />
    </Popover>
  )
}
