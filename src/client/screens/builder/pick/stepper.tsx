import { IconButton } from '#client/ui/button.tsx'

type StepperProps = {
  label: string
  /** what it is now, as it is told */
  value: string
  less: Step
  more: Step
}

/** `reason`: why it goes no further; null when it does. */
type Step = { label: string; reason: string | null; run: () => void }

/** A length that is walked step by step. */
export function Stepper({ label, value, less, more }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="flex items-center gap-1">
      <span className="flex-1 text-[13px] text-ink-2">{label}</span>
      <StepButton icon="minus" {...less} />
      <span className="w-14 text-center text-[12px] tabular-nums">{value}</span>
      <StepButton icon="plus" {...more} />
    </div>
  )
}

function StepButton({ icon, label, reason, run }: Step & { icon: 'minus' | 'plus' }) {
  return <IconButton icon={icon} label={label} className="max-md:size-10" disabledReason={reason} onClick={run} />
}
