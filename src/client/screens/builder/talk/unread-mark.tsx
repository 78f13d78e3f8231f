import { useComments } from './use-comments.ts'

/** How many threads somebody else wrote in since one looked, on the button that opens them. */
export function UnreadMark() {
  const { threads } = useComments()
  const unread = threads.filter(({ is_unread }) => is_unread).length
  if (unread === 0) return null
  return (
    <span
      className={
        'pointer-events-none absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent ' +
        'px-1 font-semibold text-[10px] text-accent-ink tabular-nums'
      }
    >
      <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>
      <span className="sr-only">{unread} not read</span>
    </span>
  )
}
