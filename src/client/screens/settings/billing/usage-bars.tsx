import type { CreditHistory } from '#api/credits.ts'
import { barHeight, utcDay } from './history-words.ts'

const step = 20
const base = 62

type BarsProps = {
  days: CreditHistory['days']
  /** the last day is today */
  isToNow?: boolean
}

/** A bar for each day; today's is drawn in the accent. */
export function UsageBars({ days, isToNow = true }: BarsProps) {
  const most = Math.max(1, ...days.map(({ spent }) => spent))
  const all = days.reduce((sum, { spent }) => sum + spent, 0)
  const [first, last] = [days[0], days.at(-1)]
  const width = days.length * step
  return (
    <div>
      <svg
        className="h-16 w-full"
        viewBox={`0 0 ${width} 64`}
        width={width}
        height="64"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Credits used per day, ${isToNow ? 'last ' : ''}${days.length} days, ${all} in all`}
      >
        {days.map(({ day, spent }, index) => {
          const height = barHeight(spent, most)
          return (
            <rect
              key={day}
              x={index * step + 2}
              y={spent === 0 ? base : base - height}
              width={step - 4}
              height={height}
              fill={isToNow && index === days.length - 1 ? 'var(--accent)' : 'var(--edge)'}
            >
              <title>{`${utcDay(day)}: ${spent}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="flex justify-between py-2 text-ink-2 text-xs">
        <span>{first && utcDay(first.day)}</span>
        <span>{isToNow ? 'Today' : last && utcDay(last.day)}</span>
      </p>
    </div>
  )
}
