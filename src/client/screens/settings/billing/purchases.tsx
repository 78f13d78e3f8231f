import { useQuery } from '@tanstack/react-query'
import { purchasesQuery } from '#client/data/payments.ts'
import { Panel } from '#client/ui/panel.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { momentWords, packWords, paidWords, purchaseStates } from './history-words.ts'

const tickMs = 60_000

/** What was bought, newest first; nothing is shown to who never bought anything. */
export function Purchases() {
  const { data: purchases, error, refetch } = useQuery(purchasesQuery)
  const now = useNow(tickMs)
  if (error && !purchases) return <NotLoaded what="Your purchases" error={error} onRetry={() => void refetch()} />
  if (!purchases?.length) return null
  return (
    <section aria-labelledby="purchases" className="grid gap-4">
      <h2 id="purchases" className="font-semibold text-base">
        Purchases
      </h2>
      <Panel>
        <ul>
          {purchases.map((purchase) => (
            <li
              key={purchase.id}
              className="flex items-start justify-between gap-4 border-line border-b px-5 py-3 last:border-0"
            >
              <div className="grid min-w-0 gap-0.5">
                <p className="text-sm">{packWords(purchase)}</p>
                <p className="text-[13px] text-ink-2">
                  {momentWords(purchase.created_at, now)}, sale{' '}
                  <span className="font-mono text-xs wrap-anywhere">{purchase.sale_id}</span>
                </p>
                {purchaseStates[purchase.state] && (
                  <p className="text-[13px] text-danger">{purchaseStates[purchase.state]}</p>
                )}
              </div>
              <span className="text-sm tabular-nums">{paidWords(purchase)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  )
}
