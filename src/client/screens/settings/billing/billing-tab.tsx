import { useQuery } from '@tanstack/react-query'
import { creditsQuery } from '#client/data/core/credits.ts'
import { usageQuery } from '#client/data/core/workspaces.ts'
import { LinkButton } from '#client/parts/link-button.tsx'
import { planInUse } from '#client/parts/plan-in-use.ts'
import { paths } from '#client/paths.ts'
import { Panel, PanelBody } from '#client/ui/panel.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { TabHead } from '../tab-head.tsx'
import { Credits } from './credits.tsx'
import { MoreCredits } from './more-credits.tsx'
import { planWords } from './plan-words.ts'
import { ReturnToFree } from './return-to-free.tsx'
import { Purchases } from './purchases.tsx'
import { UsageHistory } from './usage-history.tsx'

export function BillingTab() {
  const usage = useQuery(usageQuery)
  const credits = useQuery(creditsQuery)
  const error = usage.error ?? credits.error
  return (
    <>
      <TabHead title="Plans & Billing" />
      {usage.data && credits.data ? (
        <>
          <Panel>
            <PanelBody>
              <div className="flex flex-wrap items-start justify-between gap-4">
                <div className="grid gap-2">
                  <p className="text-[13px] text-ink-2">Current plan</p>
                  <p className="flex flex-wrap items-center gap-3">
                    <span className="inline-flex h-6 items-center rounded-md bg-accent-soft px-2 font-medium text-[13px] text-accent-text">
                      {planInUse(usage.data).displayName}
                    </span>
                    <span className="text-ink-2 text-sm">
                      {planWords(
                        usage.data.plan,
                        planInUse(usage.data),
                        usage.data.plan === 'free' ? credits.data.dailyLimit : null,
                      )}
                    </span>
                  </p>
                </div>
                <LinkButton to={paths.pricing}>View Plans</LinkButton>
              </div>
              <Credits status={credits.data} plan={usage.data.plan} />
              {usage.data.plan !== 'free' && credits.data.dailyLimit !== null && (
                <ReturnToFree plan={usage.data.plan} credits={credits.data.totalCredits} />
              )}
            </PanelBody>
          </Panel>
          {usage.data.plan === 'free' && credits.data.dailyLimit !== null && <MoreCredits />}
          <UsageHistory />
          <Purchases />
        </>
      ) : error ? (
        <NotLoaded
          what="Your plan"
          error={error}
          onRetry={() => {
            void usage.refetch()
            void credits.refetch()
          }}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Loading() {
  return (
    <Panel className="animate-pulse motion-reduce:animate-none">
      <PanelBody>
        <p role="status" className="sr-only">
          Loading your plan...
        </p>
        <span className="h-13 w-72 max-w-full rounded-lg bg-panel-2" />
        <span className="h-16 rounded-lg bg-panel-2" />
      </PanelBody>
    </Panel>
  )
}
