import type { StorageUse } from '#api/project-content.ts'
import { isReached, type NearLimit } from '#rules/storage-near.ts'
import { nearWords } from '#rules/storage-words.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Button, IconButton } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { useWorkbench } from './workbench-context.ts'

type LineProps = { use: StorageUse; near: NearLimit; onClose: () => void }

/** What a limit that is near means, with what can be done about it. */
export function StorageLine({ use, near, onClose }: LineProps) {
  const { open } = useWorkbench()
  const { title, line } = nearWords(use.plan, near, use.is_owner)
  return (
    <div className="flex items-start gap-2 border-b border-line bg-panel-2 py-2 pr-2 pl-4 md:items-center text-[13px] leading-[18px]">
      <Icon name={isReached(near) ? 'alert' : 'info'} size={16} className="mt-px shrink-0 text-warn" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
        <p className="min-w-0 max-w-[110ch] flex-1 basis-72 text-ink-2">
          <span className="font-medium text-ink">{title}</span> {line}
        </p>
        <p className="flex items-center gap-3 md:ml-auto">
          {/* Beside the page their strip is always there. */}
          {(near.which === 'versions' || near.which === 'projectBytes') && (
            <Button icon="history" className="h-10 md:hidden" onClick={() => open({ kind: 'versions' })}>
              Versions…
            </Button>
          )}
          {use.is_owner && use.plan !== 'teams' && <PlansLink />}
        </p>
      </div>
      <IconButton icon="close" label="Close this notice" className="max-md:-my-1.5 max-md:size-10" onClick={onClose} />
    </div>
  )
}
