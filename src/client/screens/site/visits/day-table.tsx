import type { Visits } from '#api/visits.ts'
import { dayWords } from './day-words.ts'

/** The same as numbers, the newest day first; days without anybody are left out. */
export function DayTable({ days }: { days: Visits['days'] }) {
  const shown = days.filter(({ views }) => views > 0).toReversed()
  if (shown.length === 0) return <p className="text-ink-2 text-sm">Nobody came in these days.</p>
  return (
    <table aria-label="Views by day" className="w-full text-[13px] tabular-nums">
      <thead className="text-left text-ink-2">
        <tr>
          <th className="py-1.5 font-medium">Day</th>
          <th className="py-1.5 text-right font-medium">Views</th>
          <th className="py-1.5 text-right font-medium">Visitors</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ day, views, visitors }) => (
          <tr key={day} className="border-line border-t">
            <td className="py-1.5">{dayWords(day)}</td>
            <td className="py-1.5 text-right">{views.toLocaleString('en')}</td>
            <td className="py-1.5 text-right">{visitors.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
