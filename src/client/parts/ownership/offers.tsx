import { useState } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { Button } from '#client/ui/button.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { shortDate } from '#rules/relative-time.ts'
import { AnswerDialog } from './answer-dialog.tsx'

/** Workspaces that their owners offer to whoever looks: above everything else, for nothing changes until they answer. */
export function Offers() {
  const { workspaces } = useActiveWorkspace()
  const [answering, setAnswering] = useState<WorkspaceDetails | null>(null)
  const now = useNow()
  const offered = workspaces.flatMap((workspace) => (workspace.offer ? [{ workspace, offer: workspace.offer }] : []))
  return (
    <>
      {offered.map(({ workspace, offer }) => (
        <section
          key={workspace.id}
          aria-label={`${workspace.name} is offered to you`}
          className="flex flex-col gap-3 rounded-xl border border-line bg-panel px-4 py-3 md:flex-row md:items-center md:justify-between"
        >
          <div className="grid min-w-0 gap-0.5">
            <p className="wrap-anywhere font-medium text-sm">
              {offer.from} asks you to own {workspace.name}
            </p>
            <p className="text-[13px] text-ink-2">
              Nothing changes until you accept. The offer is good until {shortDate(Date.parse(offer.expires_at), now)}.
            </p>
          </div>
          <Button look="primary" size="regular" onClick={() => setAnswering(workspace)}>
            See what moves
          </Button>
        </section>
      ))}
      {answering && <AnswerDialog workspace={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}
