import { cx } from '#client/ui/cx.ts'

type BarProps = {
  value: number
  /** what a whole bar is */
  scale: number
  /** where an upright stroke stands; null: nowhere */
  limit?: number | null
  isFull?: boolean
}

/** How much of something somebody has. Its number stands beside it. */
export function ShareBar({ value, scale, limit = null, isFull = false }: BarProps) {
  const place = (amount: number) => `${Math.min(1, amount / scale) * 100}%`
  return (
    <span aria-hidden="true" className="relative block h-2 min-w-0 rounded-[3px] bg-panel-2">
      <span
        className={cx('block h-full rounded-[3px]', isFull ? 'bg-warn' : 'bg-ink-2')}
        style={{ width: place(value), minWidth: value > 0 ? '3px' : undefined }}
      />
      {limit !== null && limit <= scale && (
        <span className="-top-1 -ml-px absolute h-4 w-0.5 bg-ink" style={{ left: place(limit) }} />
      )}
    </span>
  )
}
