import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { type Plan, planLimits } from '#rules/plans.ts'
import { usageQuery } from '#client/data/core/workspaces.ts'
import { paths } from '#client/paths.ts'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { PlansLink } from '../plans-link.tsx'
import { cardRow } from './looks.ts'

/** One's workspaces; choosing one makes it active and shows its projects. */
export function WorkspaceChoice({ plan, onDone }: { plan: Plan | undefined; onDone: () => void }) {
  const { workspaces, active, isLoading, choose } = useActiveWorkspace()
  const navigate = useNavigate()

  function pick(id: string) {
    choose(id)
    onDone()
    void navigate(paths.projects)
  }

  return (
    <div className="border-line border-t p-2">
      <p id="account-workspaces" className="px-2 pt-1 pb-1.5 font-medium text-ink-2 text-xs">
        Workspaces
      </p>
      {isLoading && (
        <p role="status" className="flex h-8 items-center gap-3 px-2 text-[13px] text-ink-2">
          <Spinner />
          Loading workspaces...
        </p>
      )}
      {!isLoading && workspaces.length === 0 && (
        <p className="flex h-8 items-center px-2 text-[13px] text-ink-2">No workspaces found</p>
      )}
      {!isLoading && workspaces.length > 0 && (
        <div role="radiogroup" aria-labelledby="account-workspaces" className="max-h-48 overflow-y-auto">
          {workspaces.map(({ id, name, workspace_type: type }) => (
            // Not a native radio: the arrows would leave this screen with every step.
            <button
              key={id}
              type="button"
              role="radio"
              aria-checked={id === active?.id}
              className={cx(cardRow, '-outline-offset-2')}
              onClick={() => pick(id)}
            >
              <RadioMark isChosen={id === active?.id} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {type === 'team' && <span className="text-ink-2 text-xs">Team</span>}
            </button>
          ))}
        </div>
      )}
      <CreateWorkspace plan={plan} onDone={onDone} />
    </div>
  )
}

function RadioMark({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      className={cx(
        'grid size-4 shrink-0 place-items-center rounded-full border',
        isChosen ? 'border-accent bg-accent' : 'border-edge',
      )}
    >
      {isChosen && <span className="size-1.5 rounded-full bg-accent-ink" />}
    </span>
  )
}

/** What the plan includes stands there at once, so that nothing below it moves when the counts come. */
function CreateWorkspace({ plan, onDone }: { plan: Plan | undefined; onDone: () => void }) {
  const { data: usage } = useQuery(usageQuery)
  const limit = usage ? usage.limits.workspaces : plan ? finite(planLimits[plan].workspaces) : null
  const isFull = usage !== undefined && limit !== null && usage.workspaces >= limit
  const named = usage?.plan ?? plan
  return (
    <>
      {isFull ? (
        <button
          type="button"
          aria-disabled="true"
          aria-describedby="workspace-limit"
          className={cx(cardRow, 'cursor-not-allowed! text-ink-3')}
        >
          <Icon name="plus" />
          Create new workspace
        </button>
      ) : (
        <Link to={paths.newWorkspace} className={cardRow} onClick={onDone}>
          <Icon name="plus" />
          Create new workspace
        </Link>
      )}
      {limit !== null && named && (
        <p id="workspace-limit" className="px-2 pb-1 pl-9 text-ink-2 text-xs">
          {planLimits[named].displayName} includes {limit} workspace{limit === 1 ? '' : 's'}.{' '}
          <PlansLink onFollow={onDone} />
        </p>
      )}
    </>
  )
}

const finite = (limit: number) => (Number.isFinite(limit) ? limit : null)
