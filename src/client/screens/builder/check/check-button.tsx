import { Button, IconButton } from '#client/ui/button.tsx'
import { broughtOnApproach } from '#client/ui/later.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { CheckSheet } from './check-later.tsx'

/** Opens the check from the toolbar. */
export function CheckButton({ reason, className }: { reason: string | null; className?: string }) {
  const { open } = useWorkbench()
  return (
    <IconButton
      icon="success"
      label="Check page"
      {...broughtOnApproach(CheckSheet)}
      className={className}
      disabledReason={reason}
      onClick={() => open({ kind: 'check' })}
    />
  )
}

/** What the checks after a turn left to look at, with the way to it. */
export function LeftToCheck({ words }: { words: string }) {
  const { open } = useWorkbench()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-ink-2">
      <span>Left to look at: {words}.</span>
      <Button icon="success" className="h-7! px-2! text-[12px]! max-md:h-10!" onClick={() => open({ kind: 'check' })}>
        Check page
      </Button>
    </p>
  )
}
