import { useState } from 'react'
import type { UsageMember } from '#api/usage.ts'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { setMemberLimit } from '#client/data/usage.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { counted } from '#rules/listed.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { ShareBar } from './share-bar.tsx'
import { limitLine, markOf } from './words.ts'

type RowProps = { workspace: WorkspaceDetails; member: UsageMember; scale: number; hasLimits: boolean }

/** What one person used, of how much; the upright stroke is their limit. */
export function MemberRow({ workspace, member, scale, hasLimits }: RowProps) {
  const [isLimiting, setLimiting] = useState(false)
  const { user_id: userId, name, spent, own_key: ownKey, state } = member
  const found = markOf(member)
  const mark = found === 'Limit reached' && !hasLimits ? null : found
  const isFull = mark === 'Limit reached'
  return (
    <li
      className={
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 border-line border-t px-5 py-3.5 md:px-6 ' +
        '@3xl:min-h-14 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_4rem_9rem_5.5rem] @3xl:py-2'
      }
    >
      <span className="flex min-w-0 items-center gap-3">
        <Avatar person={{ firstName: name }} url={member.avatar_url} />
        <span className="grid min-w-0 gap-0.5">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
            <span className="wrap-anywhere">{name}</span>
            {mark && (
              <span
                className={`rounded-md px-1.5 py-0.5 text-xs ${isFull ? 'bg-panel-2 text-warn' : 'bg-panel-2 text-ink-2'}`}
              >
                {mark}
              </span>
            )}
          </span>
          {ownKey > 0 && <span className="text-[13px] text-ink-2">{counted(ownKey, 'version')} with own keys</span>}
        </span>
      </span>
      <span className="@max-3xl:order-2 @max-3xl:col-span-2">
        <ShareBar value={spent} scale={scale} limit={hasLimits ? member.limit : null} isFull={isFull} />
      </span>
      <span className="text-right text-sm tabular-nums">
        {spent.toLocaleString('en')} <span className="sr-only">{spent === 1 ? 'credit' : 'credits'}</span>
      </span>
      <span className="text-[13px] text-ink-2 tabular-nums @max-3xl:order-3 @3xl:text-right">
        {state === 'here' && hasLimits ? limitLine(member) : ''}
      </span>
      <span className="flex justify-end @max-3xl:order-4">
        {userId !== null && member.limit_reason === null && hasLimits && (
          <Button
            size="regular"
            look="ghost"
            aria-label={`Limit ${name}`}
            className="-mr-2 max-md:h-10"
            onClick={() => setLimiting(true)}
          >
            Limit…
          </Button>
        )}
      </span>
      {isLimiting && userId !== null && (
        <LimitDialog
          title={`Monthly limit of ${name}`}
          name={name}
          used={member.used_this_month}
          choice={member.limit_from === 'own' ? member.limit : member.role === 'admin' ? null : 'workspace'}
          everybody={member.role === 'admin' ? null : 'As everybody'}
          save={(credits) => setMemberLimit(workspace.id, userId, credits)}
          onClose={() => setLimiting(false)}
        />
      )}
    </li>
  )
}
