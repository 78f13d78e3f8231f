import { useBuilder } from '#client/state/store.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { actions } from '../actions/actions.ts'
import { ActionButton } from '../actions/action-controls.tsx'
import { StripEntry } from '../canvas/version-strip.tsx'
import { useWorkbench } from '../workbench-context.ts'

/** The versions as a sheet from the bottom. */
export function VersionsSheet({ onClose }: { onClose: () => void }) {
  const { page } = useWorkbench()
  const all = useBuilder((builder) => builder.versions)
  const versions = all.filter((version) => version.page === page).toReversed()
  return (
    <Dialog open onClose={onClose} title="Versions" shape="sheet">
      {versions.length === 0 && <p className="text-[13px] text-ink-2">No version of this page is stored yet.</p>}
      {versions.length > 1 && (
        <ActionButton action={actions.compareVersions} onPick={onClose} className="mb-2 h-10! w-full">
          Compare versions
        </ActionButton>
      )}
      <ol className="space-y-1">
        {versions.map((version) => (
          <li key={version.id}>
            <StripEntry version={version} onPick={onClose} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
