import { useState } from 'react'
import { isOpenEnded } from '#client/state/builder/discard.ts'
import type { AssistantMessage } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { useWorkbench } from '../workbench-context.ts'

const tickMs = 60_000

/** What can be done with a page that was stopped: finish it, or give it back. Shown while it is the current version. */
export function StoppedCard({ page, message }: { page: string; message: AssistantMessage }) {
  const { editor } = useWorkbench()
  const now = useNow(tickMs)
  const isBusy = useBuilder((builder) => builder.turn !== null || builder.restoring !== null)
  const [isDiscarding, setDiscarding] = useState(false)
  if (!isOpenEnded(message, now)) return null
  const wait = isBusy ? 'Wait until this version is done.' : null

  async function discard() {
    setDiscarding(true)
    await editor.discard(page, message)
    setDiscarding(false)
  }

  return (
    <div className="mt-2.5 rounded-xl border border-line p-3">
      <p className="text-[13px] text-ink-2 leading-[19px]">Continue goes on from here, free. {discardWords(message)}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          look="primary"
          className="max-md:h-10"
          disabledReason={wait}
          onClick={() => editor.finish(page, message)}
        >
          Continue
        </Button>
        <Button className="max-md:h-10" isBusy={isDiscarding} disabledReason={wait} onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </div>
  )
}

function discardWords({ charged, continues }: AssistantMessage): string {
  const credit = charged || continues ? 'brings the credit back and ' : ''
  return `Discard ${credit}shows the page as it was before; this version can be reached for a day.`
}
