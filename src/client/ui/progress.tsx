import { Segments, type SegmentTone } from './segments.tsx'

/** Few enough to be counted at a glance; beyond, the bar is one piece. */
const segmentsUpTo = 10

type ProgressProps = {
  label: string
  /** how much is done or used; null when it is not known yet */
  value: number | null
  max?: number
  tone?: SegmentTone
}

export type ProgressState = 'indeterminate' | 'loading' | 'complete'

export function progressState(value: number | null, max: number): ProgressState {
  if (value === null) return 'indeterminate'
  return value >= max ? 'complete' : 'loading'
}

/** How much of something is used, out of 100 unless `max` says otherwise. */
export function Progress({ label, value, max = 100, tone = 'accent' }: ProgressProps) {
  const isCounted = Number.isInteger(max) && max <= segmentsUpTo
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value === null ? undefined : Math.min(value, max)}
      data-state={progressState(value, max)}
      className="data-[state=indeterminate]:animate-pulse motion-reduce:animate-none"
    >
      {isCounted ? (
        <Segments count={max} filled={value ?? 0} tone={tone} />
      ) : (
        <span className="block h-1.5 overflow-hidden rounded-full bg-line">
          <Bar share={Math.min(1, (value ?? 0) / max)} tone={tone} />
        </span>
      )}
    </div>
  )
}

function Bar({ share, tone }: { share: number; tone: SegmentTone }) {
  return (
    <span className="block h-full" style={{ width: `${share * 100}%` }}>
      <Segments count={1} filled={1} tone={tone} />
    </span>
  )
}
