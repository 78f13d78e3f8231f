import type { ReactNode } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { counted } from '#rules/listed.ts'
import { NewProject } from './new-project.tsx'

type HeadProps = {
  workspace: WorkspaceDetails | null
  /** null until it is known */
  count: number | null
  isLoading: boolean
  isPlanFull: boolean
  /** finds among the projects; left out where there is nothing to find */
  search?: ReactNode
  /** how many of them a search found, null without one */
  found: number | null
}

/** What the screen is about, how much there is, and the one button. */
export function Head({ workspace, count, isLoading, isPlanFull, search, found }: HeadProps) {
  return (
    <div className="flex flex-col gap-4 py-6 md:flex-row md:items-end md:justify-between md:py-8">
      <div className="grid min-w-0 gap-1.5">
        <h1 className="font-semibold text-2xl/8 tracking-[-0.02em]">Projects</h1>
        <p className="min-h-5 max-w-2xl text-pretty text-ink-2 text-sm wrap-anywhere">
          {workspace && <span className="font-medium text-ink">{workspace.name}</span>}
          {workspace?.description && (
            <>
              <span className="mx-2 text-ink-3" aria-hidden="true">
                /
              </span>
              {workspace.description}
            </>
          )}
        </p>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-4 max-md:flex-wrap md:justify-end">
        {isLoading ? (
          <p role="status" className="after-200 inline-flex items-center gap-2 text-[13px] text-ink-2">
            <Spinner size={14} />
            Loading projects...
          </p>
        ) : (
          <p role="status" className="whitespace-nowrap text-[13px] text-ink-2 tabular-nums">
            {count !== null &&
              (found === null ? counted(count, 'project') : `${found} of ${counted(count, 'project')}`)}
            {isPlanFull && (
              <>
                {' \u00b7 '}
                <PlansLink />
              </>
            )}
          </p>
        )}
        {search && <div className="max-md:order-last max-md:basis-full">{search}</div>}
        <NewProject isQuiet={isPlanFull && !isLoading} />
      </div>
    </div>
  )
}
