import { problemOf } from '#client/data/core/problem.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

type NotLoadedProps = { /** 'The answers' */ what: string; error: Error; onRetry: () => void }

/** A part of the site's screen that the server did not give. */
export function NotLoadedHere({ what, error, onRetry }: NotLoadedProps) {
  return (
    <Notice
      title={`${what} could not be loaded`}
      line={`${problemOf(error).reason ?? 'The server did not answer.'} Nothing was changed.`}
      action={
        <Button size="regular" icon="retry" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
