import { useQuery } from '@tanstack/react-query'
import type { WorkspaceUsage } from '#api/usage.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { creditsIn } from '#client/data/core/credits.ts'
import { workspaceUsageQuery } from '#client/data/usage.ts'
import { Panel, PanelBody } from '#client/ui/panel.tsx'
import { counted } from '#rules/listed.ts'
import { refusal } from '#rules/permissions.ts'
import { periodNames, type UsagePeriod } from '#rules/usage.ts'
import { NotLoaded } from '../../not-loaded.tsx'
import { DayUsage } from './day-usage.tsx'
import { DefaultLimit } from './default-limit.tsx'
import { MemberRow } from './member-row.tsx'
import { ShareBar } from './share-bar.tsx'
import { ownKeyLine, projectRows, scaleOf } from './words.ts'

/** Credits of the workspace by member, project and day, and how many each may use in a month. */
export function UsageView({ workspace, period }: { workspace: WorkspaceDetails; period: UsagePeriod }) {
  const { data, error, refetch } = useQuery(workspaceUsageQuery(workspace.id, period))
  if (error && !data) return <NotLoaded what="The usage" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Panel className="h-60 animate-pulse motion-reduce:animate-none">
        <p role="status" className="sr-only">
          Loading usage...
        </p>
      </Panel>
    )
  return (
    <>
      {!data.is_counted && (
        <p className="text-[13px] text-ink-2">Nothing costs credits on this server, so none are counted or limited.</p>
      )}
      <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Sum workspace={workspace} usage={data} period={period} />
        <DayUsage days={data.days} isToNow={period !== 'last-month'} />
      </div>
      <Members workspace={workspace} usage={data} hasLimits={period === 'this-month'} />
      <div className="grid items-start gap-6 @3xl:grid-cols-2">
        <Projects usage={data} />
        {data.is_counted && <DefaultLimit workspace={workspace} credits={data.default_limit} />}
      </div>
    </>
  )
}

type SumProps = { workspace: WorkspaceDetails; usage: WorkspaceUsage; period: UsagePeriod }

function Sum({ workspace, usage, period }: SumProps) {
  const { data: credits } = useQuery(creditsIn(workspace.id))
  const isPaying = refusal(workspace.role, 'seeAllUsage') === null
  const left = credits && credits.dailyRemaining !== null ? credits.dailyRemaining + credits.totalCredits : null
  const who = workspace.role === 'owner' ? 'You pay.' : `${usage.payer} pays.`
  return (
    <div className="grid gap-1">
      <h2 className="text-[13px] text-ink-2">
        {usage.is_whole ? 'Credits used' : 'Credits you used'}, {periodNames[period].toLowerCase()}
      </h2>
      <p className="font-semibold text-2xl leading-8 tracking-[-0.02em] tabular-nums">
        {usage.spent.toLocaleString('en')}
      </p>
      <p className="text-[13px] text-ink-2">
        {isPaying && left !== null && `${counted(left, 'credit')} left. `}
        {who}
      </p>
      {usage.own_key > 0 && <p className="text-[13px] text-ink-2">{ownKeyLine(usage.own_key)}</p>}
    </div>
  )
}

type MembersProps = { workspace: WorkspaceDetails; usage: WorkspaceUsage; hasLimits: boolean }

function Members({ workspace, usage, hasLimits }: MembersProps) {
  const scale = scaleOf(usage.members, hasLimits)
  return (
    <section aria-labelledby="usage-members" className="grid gap-3">
      <h2 id="usage-members" className="font-medium text-[15px] leading-6">
        {usage.is_whole ? 'By member' : 'Yours'}
      </h2>
      <Panel>
        <ul className="[&>li:first-child]:border-t-0">
          {usage.members.map((member) => (
            <MemberRow
              key={member.user_id ?? 'deleted'}
              workspace={workspace}
              member={member}
              scale={scale}
              hasLimits={hasLimits && usage.is_counted}
            />
          ))}
        </ul>
      </Panel>
    </section>
  )
}

function Projects({ usage }: { usage: WorkspaceUsage }) {
  const rows = projectRows(usage.projects)
  const scale = Math.max(1, ...rows.map(({ spent }) => spent))
  return (
    <Panel>
      <PanelBody>
        <h2 className="font-medium text-sm">By project</h2>
        {rows.length === 0 ? (
          <p className="text-[13px] text-ink-2">
            Nothing was made in this time. Each project that uses credits stands here.
          </p>
        ) : (
          <ul className="grid gap-4">
            {rows.map(({ name, note, spent }, index) => (
              <li
                // names may be equal
                key={`${name} ${index}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 text-[13px]"
              >
                <span className="truncate" title={name}>
                  {name} {note && <span className="text-ink-2">({note})</span>}
                </span>
                <span className="tabular-nums">
                  {spent.toLocaleString('en')} <span className="sr-only">{spent === 1 ? 'credit' : 'credits'}</span>
                </span>
                <span className="col-span-2">
                  <ShareBar value={spent} scale={scale} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  )
}
