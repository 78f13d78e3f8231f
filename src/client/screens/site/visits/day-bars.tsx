import type { Visits } from '#api/visits.ts'
import { dayWords } from './day-words.ts'

const step = 20
const tall = 120

/** A bar for each day; today's is lighter, it is not over. */
export function DayBars({ days }: { days: Visits['days'] }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const all = days.reduce((sum, { views }) => sum + views, 0)
  const width = days.length * step
  const [first] = days
  return (
    <div>
      <svg
        className="h-32 w-full border-line border-b"
        viewBox={`0 0 ${width} ${tall}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Views per day, last ${days.length} days, ${all} in all`}
      >
        {days.map(({ day, views, visitors }, index) => {
          const height = views === 0 ? 0 : Math.max(2, Math.round((views / most) * (tall - 4)))
          const isToday = index === days.length - 1
          return (
            <rect
              key={day}
              x={index * step + 2}
              y={tall - height}
              width={step - 4}
              height={height}
              fill="var(--accent)"
              opacity={isToday ? 0.5 : 1}
            >
              <title>{`${dayWords(day)}: ${views} views, ${visitors} visitors`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="flex justify-between py-2 text-ink-2 text-xs">
        <span>{first && dayWords(first.day)}</span>
        <span>Today, so far</span>
      </p>
    </div>
  )
}
