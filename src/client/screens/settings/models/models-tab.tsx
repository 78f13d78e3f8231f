import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorkspaceDetails } from '#api/workspaces.ts'
import { refusal } from '#rules/permissions.ts'
import { counted } from '#rules/listed.ts'
import { ownModelsQuery } from '#client/data/models.ts'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Panel, PanelFooter } from '#client/ui/panel.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { TabHead } from '../tab-head.tsx'
import { AddModelDialog } from './add-model-dialog.tsx'
import { HostMaker } from './host-maker.tsx'
import { OwnModelRow } from './own-model-row.tsx'

/** Who may write for the active workspace, and with which key. */
export function ModelsTab() {
  const { active, error, reload } = useActiveWorkspace()
  return (
    <>
      <TabHead title="Models" line="Every page can be made by the built-in designer. These are the others." />
      {active ? (
        <OwnModels key={active.id} workspace={active} />
      ) : error ? (
        <NotLoaded what="Your workspaces" error={error} onRetry={() => void reload()} />
      ) : (
        <Panel className="h-40 animate-pulse motion-reduce:animate-none">
          <p role="status" className="sr-only">
            Loading models...
          </p>
        </Panel>
      )}
      <HostMaker />
    </>
  )
}

function OwnModels({ workspace }: { workspace: WorkspaceDetails }) {
  const { data, error, refetch } = useQuery(ownModelsQuery(workspace.id))
  const [isAdding, setAdding] = useState(false)
  const notOwner = refusal(workspace.role, 'manageModels')
  if (error && !data) return <NotLoaded what="Your keys" error={error} onRetry={() => void refetch()} />
  const models = data?.models ?? []
  const planReason = data?.plan_reason ?? null
  return (
    <Panel>
      <div className="grid gap-0.5 px-5 pt-5 pb-4 md:px-6">
        <h2 className="font-medium text-[15px] leading-6">Keys of {workspace.name}</h2>
        <p className="text-[13px] text-ink-2">
          {planReason ? (
            <>
              {planReason} <PlansLink />
            </>
          ) : (
            'Answers on your own keys use no credit.'
          )}
        </p>
      </div>
      {models.length > 0 && (
        <ul>
          {models.map((model) => (
            <OwnModelRow
              key={model.id}
              workspaceId={workspace.id}
              model={model}
              disabledReason={notOwner ?? planReason}
              removeReason={notOwner}
            />
          ))}
        </ul>
      )}
      <PanelFooter state={data ? (notOwner ?? keysWords(models.length)) : 'Loading keys...'}>
        <Button icon="plus" size="regular" disabledReason={notOwner ?? planReason} onClick={() => setAdding(true)}>
          Add a key
        </Button>
      </PanelFooter>
      {isAdding && <AddModelDialog workspaceId={workspace.id} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

const keysWords = (count: number): string =>
  count === 0 ? 'No keys yet. They are kept encrypted.' : `${counted(count, 'key')}, kept encrypted.`
