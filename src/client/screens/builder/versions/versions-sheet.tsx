import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { pairToCompare } from '../compare/pair.ts'
import { StripEntry } from '../stage/version-strip.tsx'
import { useWorkbench } from '../workbench-context.ts'

/** The versions as a sheet from the bottom. */
export function VersionsSheet({ onClose }: { onClose: () => void }) {
  const { editor, look, page, view } = useWorkbench()
  const current = useBuilder((builder) => pageNamed(builder, page).version)
  const all = useBuilder((builder) => builder.versions)
  const versions = all.filter((version) => version.page === page).toReversed()
  const pair = pairToCompare(versions.toReversed(), current, view.version)
  return (
    <Dialog open onClose={onClose} title="Versions" shape="sheet">
      {versions.length === 0 && <p className="text-[13px] text-ink-2">No version of this page is stored yet.</p>}
      {pair && (
        <Button
          icon="columns"
          className="mb-2 h-10! w-full"
          onClick={() => {
            onClose()
            editor.keepHand()
            look({ compare: pair })
          }}
        >
          Compare versions
        </Button>
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
