import { messages } from '#rules/messages.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** The list could not be read. */
export function Failed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const { requestId } = problemOf(error)
  const { title, description } = messages.projectsNotLoaded
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-line bg-panel px-5 py-16 text-center">
      <span className="grid size-10 place-items-center rounded-xl bg-danger/10 text-danger">
        <Icon name="error" size={20} />
      </span>
      <div className="grid gap-1.5" role="alert">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="text-ink-2 text-sm">{description}. Nothing was changed.</p>
      </div>
      <Button size="regular" icon="retry" isBusy={isBusy} onClick={onRetry}>
        Try Again
      </Button>
      {requestId && <p className="font-mono text-ink-3 text-xs wrap-anywhere">Request {requestId}</p>}
    </div>
  )
}
