import { type ReactNode, useEffect, useRef } from 'react'
import type { ReviewThread } from '#api/reviews.ts'
import type { ThreadStep } from '#rules/comments.ts'
import { IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { dayAndTime } from '#client/ui/times.ts'

/** How far it has come, as a client says it. */
const stepNames: Record<ThreadStep, string> = {
  remark: 'Open',
  asked: 'Asked for',
  done: 'Changed',
  resolved: 'Resolved',
}

type ThreadProps = {
  thread: ReviewThread
  isOpen: boolean
  onToggle: () => void
  /** hears which comment */
  onDelete: (id: string) => void
  children: ReactNode
}

/** A thread of this link: what it is about, whether it is open, and, once pressed, all of it with a box for a reply. */
export function ReviewThreadView({ thread, isOpen, onToggle, onDelete, children }: ThreadProps) {
  const { number, place, key, step, comments } = thread
  const head = useRef<HTMLButtonElement>(null)
  // It may have been opened by its pin, and stand far below.
  useEffect(() => {
    if (isOpen) head.current?.focus()
  }, [isOpen])
  return (
    <li className="border-line border-b">
      <button
        ref={head}
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={
          'flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left text-[12px] text-ink-2 transition-colors ' +
          'duration-150 hover:bg-panel-2 motion-reduce:transition-none'
        }
      >
        <span className="sr-only">Comment </span>
        <span
          className={cx(
            'grid size-5 shrink-0 place-items-center rounded-full font-semibold text-[11px] tabular-nums',
            isOpen ? 'bg-accent text-accent-ink' : 'bg-panel-2',
          )}
        >
          {number}
        </span>
        <span className="min-w-0 truncate">{place}</span>
        <span className="ml-auto shrink-0">{stepNames[step]}</span>
      </button>
      <div className="grid gap-3 px-4 pb-3">
        {key === null && <p className="text-[12px] text-ink-3">The version that you see does not have this part.</p>}
        {(isOpen ? comments : comments.slice(0, 1)).map((comment) => (
          <article key={comment.id} aria-label={`${comment.name}, ${dayAndTime(comment.created_at)}`}>
            <div className="flex flex-wrap items-center gap-x-2 text-[12px] text-ink-3 tabular-nums">
              <span className="max-w-full truncate font-medium text-ink">{comment.is_own ? 'You' : comment.name}</span>
              {comment.is_team && <span>from the team</span>}
              <span>{dayAndTime(comment.created_at)}</span>
              {isOpen && comment.is_own && (
                <IconButton
                  icon="trash"
                  size={14}
                  label="Delete comment"
                  className="-my-1.5 ml-auto max-lg:size-10"
                  onClick={() => onDelete(comment.id)}
                />
              )}
            </div>
            <p className="text-[14px] leading-[21px] whitespace-pre-wrap wrap-anywhere">{comment.content}</p>
          </article>
        ))}
        {!isOpen && comments.length > 1 && (
          <p className="text-[12px] text-ink-3">
            {comments.length === 2 ? '1 reply' : `${comments.length - 1} replies`}
          </p>
        )}
        {isOpen && children}
      </div>
    </li>
  )
}
