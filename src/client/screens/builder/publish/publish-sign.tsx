import type { PageToPublish } from '#api/sites.ts'
import { cx } from '#client/ui/cx.ts'

const most = 4

/** The pages as bands: hollow is not live, solid is, dashed waits for its first version. A picture; words stand beside it. */
export function PublishSign({ pages }: { pages: readonly PageToPublish[] }) {
  return (
    <span aria-hidden="true" className="inline-grid w-2.5 gap-px">
      {pages.slice(0, most).map(({ name, state }) => (
        <Band key={name} state={state} className="h-1" />
      ))}
    </span>
  )
}

/** One page of the map; `changed` says that draft and live differ. */
export function Band({ state, className }: { state: PageToPublish['state']; className: string }) {
  return (
    <span
      className={cx(
        'rounded-[2px] border border-current',
        className,
        state === 'same' && 'bg-current',
        state === 'changed' && 'border-dashed bg-current/40',
        state === 'empty' && 'border-dashed opacity-60',
      )}
    />
  )
}
