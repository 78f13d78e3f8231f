import { Button } from '#client/ui/button.tsx'
import type { PendingPrompt } from '../pending-prompt.ts'

/** It comes when the chat has been scrolled to its end already. */
const intoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' })

/** A prompt came along from the front door, but Home holds work: ask where it belongs. */
export function Question({ prompt, onAdd, onReplace, onLater }: PendingPrompt) {
  return (
    <section ref={intoView} aria-label="Where should this go?" className="rounded-xl border border-accent p-4">
      <h3 className="font-semibold text-[14px]">Where should this go?</h3>
      <p className="mt-1 line-clamp-4 text-[13px] text-ink-2 leading-[19px] [overflow-wrap:anywhere]">“{prompt}”</p>
      <p className="mt-2 text-[13px] text-ink-2 leading-[19px]">
        Home has a page already. It stays as it is unless you replace it, and then it is still there as a version.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" icon="plus" className="max-md:h-10" onClick={onAdd}>
          Add a page
        </Button>
        <Button className="max-md:h-10" onClick={onReplace}>
          Replace Home
        </Button>
        <Button look="ghost" className="max-md:h-10" onClick={onLater}>
          Not now
        </Button>
      </div>
    </section>
  )
}
