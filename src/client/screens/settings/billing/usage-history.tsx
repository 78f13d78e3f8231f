import { useInfiniteQuery } from '@tanstack/react-query'
import { creditHistoryQuery, historyDays } from '#client/data/core/credits.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Ledger } from './ledger.tsx'
import { UsageBars } from './usage-bars.tsx'

/** What credits went to: the days as bars, then every movement. */
export function UsageHistory() {
  const history = useInfiniteQuery(creditHistoryQuery)
  const [first] = history.data?.pages ?? []
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section aria-labelledby="usage-history" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="usage-history" className="font-semibold text-base">
          Usage history
        </h2>
        {first && (
          <p className="text-[13px] text-ink-2">
            <span className="font-medium text-ink tabular-nums">{first.spent}</span> credit
            {first.spent === 1 ? '' : 's'} in {historyDays} days
          </p>
        )}
      </div>
      {history.error && !first && (
        <NotLoaded what="Your usage" error={history.error} onRetry={() => void history.refetch()} />
      )}
      {first && (
        <Panel>
          <div className="px-5 pt-5">
            <UsageBars days={first.days} />
          </div>
          {entries.length > 0 ? (
            <Ledger entries={entries} />
          ) : (
            <p className="border-line border-t px-5 py-4 text-[13px] text-ink-2">
              Nothing was made in this time. Every page, change and purchase is listed here.
            </p>
          )}
        </Panel>
      )}
      {history.hasNextPage && (
        <div>
          <Button
            look="ghost"
            size="regular"
            className="-ml-3"
            isBusy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </section>
  )
}
