import { useState } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { setDefaultLimit } from '#client/data/usage.ts'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelBody, PanelFooter } from '#client/ui/panel.tsx'
import { limitInWords } from '#rules/member-limits.ts'
import { refusal } from '#rules/permissions.ts'
import { LimitDialog } from './limit-dialog.tsx'

/** What holds for everybody who has no limit of their own. */
export function DefaultLimit({ workspace, credits }: { workspace: WorkspaceDetails; credits: number | null }) {
  const [isOpen, setOpen] = useState(false)
  const refused = refusal(workspace.role, 'limitPeople')
  return (
    <Panel>
      <PanelBody>
        <div className="grid gap-1.5">
          <h2 className="font-medium text-sm">Monthly limit for everybody</h2>
          <p className="text-sm">{credits === null ? 'No limit' : limitInWords(credits)}</p>
          <p className="text-[13px] text-ink-2">
            It holds for editors and guests without a limit of their own. The owner is never limited, admins only by a
            limit that the owner sets.
          </p>
        </div>
      </PanelBody>
      {refused === null && (
        <PanelFooter state="">
          <Button size="regular" onClick={() => setOpen(true)}>
            Change limit
          </Button>
        </PanelFooter>
      )}
      {isOpen && (
        <LimitDialog
          title="Monthly limit for everybody"
          name={null}
          used={0}
          choice={credits}
          everybody={null}
          save={(choice) => setDefaultLimit(workspace.id, choice === 'workspace' ? null : choice)}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}
