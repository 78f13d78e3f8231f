import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Visits } from '#api/visits.ts'
import { visitRanges, type VisitRange } from '#rules/visits.ts'
import { exportVisits, visitsQuery } from '#client/data/visits.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { NotLoadedHere } from '../not-loaded-here.tsx'
import { SiteHead } from '../site-head.tsx'
import { useAct } from '#client/parts/use-act.ts'
import { DayBars } from './day-bars.tsx'
import { DayTable } from './day-table.tsx'
import { TopList } from './top-list.tsx'

const rangeWords: Record<VisitRange, string> = { 7: '7 days', 30: '30 days', 365: '12 months' }

/** Who came: bars by day, and what they looked at. */
export function VisitsTab({ projectId }: { projectId: string }) {
  const [range, setRange] = useState<VisitRange>(30)
  const { data, error, refetch } = useQuery(visitsQuery(projectId, range))
  const { isBusy, act } = useAct()
  return (
    <>
      <SiteHead
        title="Visits"
        line="How many pages people opened, counted without cookies."
        action={
          <Button
            size="regular"
            icon="download"
            isBusy={isBusy}
            onClick={() => void act(async () => saveFile('visits.csv', await exportVisits(projectId)))}
          >
            Export CSV
          </Button>
        }
      />
      <Segmented
        label="Days"
        className="justify-self-start"
        value={String(range)}
        segments={visitRanges.map((days) => ({ value: String(days), label: rangeWords[days] }))}
        onChoose={(value) => setRange(visitRanges.find((days) => String(days) === value) ?? 30)}
      />
      {data ? (
        <Shown visits={data} words={rangeWords[range]} />
      ) : error ? (
        <NotLoadedHere what="The visits" error={error} onRetry={() => void refetch()} />
      ) : (
        <Panel className="h-60 animate-pulse motion-reduce:animate-none">
          <p role="status" className="sr-only">
            Loading visits...
          </p>
        </Panel>
      )}
    </>
  )
}

function Shown({ visits, words }: { visits: Visits; words: string }) {
  const [isTable, setTable] = useState(false)
  const limit = visits.most_a_day
  return (
    <Panel>
      <PanelBody>
        <div className="grid gap-1">
          <h2 className="font-medium text-[13px]">Views, last {words}</h2>
          <p className="font-semibold text-2xl tabular-nums tracking-[-0.02em]">{visits.views.toLocaleString('en')}</p>
        </div>
        {isTable ? <DayTable days={visits.days} /> : <DayBars days={visits.days} />}
        <Button className="justify-self-start" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as bars' : 'Show as a table'}
        </Button>
        <div className="grid gap-6 sm:grid-cols-2">
          <TopList title="Pages" rows={visits.pages} nameOf={(name) => (name === '/' ? 'Front page' : name)} />
          <TopList
            title="Where they came from"
            rows={visits.referrers}
            nameOf={(name) => name || 'Directly, or not said'}
          />
          <TopList
            title="Devices"
            rows={visits.devices}
            nameOf={(name) => name.charAt(0).toUpperCase() + name.slice(1)}
          />
        </div>
      </PanelBody>
      <PanelFooter
        state={
          'Counted on this server. Known robots, and who asks not to be tracked, are left out.' +
          (limit === null ? '' : ` Your plan serves ${limit.toLocaleString('en')} views a day.`)
        }
      />
    </Panel>
  )
}
