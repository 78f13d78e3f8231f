import { problemOf } from '#client/data/core/problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

type NotLoadedProps = { /** 'Your profile' */ what: string; error: Error; onRetry: () => void }

/** A part of the screen that the server did not give, and what to do about it. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  const { reason, requestId } = problemOf(error)
  return (
    <Notice
      title={`${what} could not be loaded`}
      line={`${reason ?? 'The server did not answer.'} Nothing was changed.${requestId ? ` Request ${requestId}.` : ''}`}
      action={
        <Button size="regular" icon="retry" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
