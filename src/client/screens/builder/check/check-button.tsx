import { broughtOnApproach } from '#client/ui/later.tsx'
import { actions } from '../actions/actions.ts'
import { ActionButton, ActionIconButton } from '../actions/action-controls.tsx'
import { CheckSheet } from './check-later.tsx'

/** Opens the check from the toolbar. */
export function CheckButton({ className }: { className?: string }) {
  return <ActionIconButton action={actions.checkPage} className={className} {...broughtOnApproach(CheckSheet)} />
}

/** What the checks after a turn left to look at, with the way to it. */
export function LeftToCheck({ words }: { words: string }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-ink-2">
      <span>Left to look at: {words}.</span>
      <ActionButton action={actions.checkPage} className="h-7! px-2! text-[12px]! max-md:h-10!" />
    </p>
  )
}
