import type { ImportProgress } from '#exporters/import/read-page.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

export const importAbout =
  'An HTML file, a JSON tree, or a zip of a whole site. What was downloaded here comes back exactly as it was.'

type ProgressProps = { progress: ImportProgress | null; onCancel: () => void; onClose: () => void }

/** How far the reading is. It can be stopped at any time. */
export function ReadingProgress({ progress, onCancel, onClose }: ProgressProps) {
  const { done = 0, total = 0, file = null } = progress ?? {}
  const isCounted = total > 1
  return (
    <Modal
      open
      onClose={onClose}
      title="Import a page"
      description={importAbout}
      footer={
        <Button size="regular" onClick={onCancel}>
          Cancel reading
        </Button>
      }
    >
      <div className="grid gap-3 py-5">
        <p className="flex items-center gap-2 text-sm tabular-nums">
          <Spinner /> {isCounted ? `Reading page ${done + 1} of ${total}…` : 'Reading…'}
        </p>
        <Progress label="Reading" value={isCounted ? Math.round((done / total) * 100) : null} />
        <p className="min-h-5 truncate text-[13px] text-ink-2" title={file ?? undefined}>
          {file ?? ''}
        </p>
      </div>
    </Modal>
  )
}
