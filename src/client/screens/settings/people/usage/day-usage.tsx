import { useState } from 'react'
import type { WorkspaceUsage } from '#api/usage.ts'
import { Button } from '#client/ui/button.tsx'
import { utcDay } from '../../billing/history-words.ts'
import { UsageBars } from '../../billing/usage-bars.tsx'

type DayProps = { days: WorkspaceUsage['days']; isToNow: boolean }

/** A bar for each day, and the same as numbers. */
export function DayUsage({ days, isToNow }: DayProps) {
  const [isTable, setTable] = useState(false)
  return (
    <div className="grid min-w-0 gap-1">
      {isTable ? <DayTable days={days} /> : <UsageBars days={days} isToNow={isToNow} />}
      <Button size="regular" look="ghost" className="-ml-3 justify-self-start" onClick={() => setTable(!isTable)}>
        {isTable ? 'Show as bars' : 'Show as a table'}
      </Button>
    </div>
  )
}

/** The newest day first; days without any are left out. */
function DayTable({ days }: Pick<DayProps, 'days'>) {
  const shown = days.filter(({ spent, own_key }) => spent + own_key > 0).toReversed()
  if (shown.length === 0) return <p className="text-[13px] text-ink-2">Nothing was made in these days.</p>
  return (
    <div className="max-h-72 overflow-y-auto">
      <table aria-label="Credits by day" className="w-full text-[13px] tabular-nums">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              Day (UTC)
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Credits
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              With own keys
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, spent, own_key }) => (
            <tr key={day} className="border-line border-t">
              <td className="py-1.5">{utcDay(day)}</td>
              <td className="py-1.5 text-right">{spent.toLocaleString('en')}</td>
              <td className="py-1.5 text-right">{own_key.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
