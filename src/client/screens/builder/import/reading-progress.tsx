import type { ImportProgress } from '#exporters/import/read-page.ts'
import { Progress } from '#client/ui/progress.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { ImportFrame } from './import-frame.tsx'

type ProgressProps = { progress: ImportProgress | null; onCancel: () => void; onClose: () => void }

/** How far the reading is. It can be stopped at any time. */
export function ReadingProgress({ progress, onCancel, onClose }: ProgressProps) {
  const { done = 0, total = 0, file = null } = progress ?? {}
  const isCounted = total > 1
  return (
    <ImportFrame action="Cancel reading" onAction={onCancel} onClose={onClose}>
      <div className="grid gap-3 py-5">
        <p className="flex items-center gap-2 text-sm tabular-nums">
          <Spinner /> {isCounted ? `Reading page ${done + 1} of ${total}…` : 'Reading…'}
        </p>
        <Progress label="Reading" value={isCounted ? Math.round((done / total) * 100) : null} />
        <p className="min-h-5 truncate text-[13px] text-ink-2" title={file ?? undefined}>
          {file ?? ''}
        </p>
      </div>
    </ImportFrame>
  )
}
