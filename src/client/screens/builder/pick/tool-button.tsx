import type { ReactNode } from 'react'
import { Popover } from '#client/ui/popover.tsx'
import { Button } from '#client/ui/button.tsx'
import type { IconName } from '#client/ui/icon.tsx'

type ToolProps = {
  label: string
  icon: IconName
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** A tool that opens a card with its choices. */
export function Tool({ label, icon, isOpen, onOpen, children }: ToolProps) {
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpen={onOpen}
      width="w-[292px]"
      align="start"
      trigger={
        <Button look="ghost" icon={icon} className="px-2! max-md:h-10 data-popup-open:bg-panel-2">
          {label}
        </Button>
      }
    >
      <div data-pick-card="" className="space-y-3 p-3">
        {children}
      </div>
    </Popover>
  )
}
