import type { SubmissionLine } from '#api/submissions.ts'
import { cx } from '#client/ui/cx.ts'
import { shortWhen } from './when.ts'

type ListProps = {
  lines: readonly SubmissionLine[]
  words: string
  openId: string | null
  onOpen: (id: string) => void
}

/** Who wrote, when and what; a dot before what nobody has read. */
export function AnswerList({ lines, words, openId, onOpen }: ListProps) {
  if (lines.length === 0)
    return (
      <p role="status" className="p-5 text-ink-2 text-sm wrap-anywhere">
        {words === '' ? 'No answers to this form.' : `No answer has “${words}” in it.`}
      </p>
    )
  return (
    <ul aria-label="Answers" className="md:max-h-[560px] md:overflow-y-auto">
      {lines.map((line) => (
        <li key={line.id} className="border-line border-b last:border-0">
          <button
            type="button"
            aria-current={line.id === openId ? 'true' : undefined}
            onClick={() => onOpen(line.id)}
            className={cx(
              'grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-3 text-left text-[13px] transition-colors duration-150 motion-reduce:transition-none',
              line.id === openId ? 'bg-accent-soft' : 'hover:bg-panel-2',
            )}
          >
            <span className="flex items-baseline gap-2">
              {!line.is_read && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />}
              {!line.is_read && <span className="sr-only">Unread</span>}
              <span className={cx('min-w-0 flex-1 truncate', !line.is_read && 'font-semibold')}>
                {line.sender ?? 'No name'}
              </span>
              <time dateTime={line.created_at} className="shrink-0 text-ink-2 text-xs">
                {shortWhen(line.created_at)}
              </time>
            </span>
            <span className="truncate text-ink-2">
              {line.folder === 'spam' && line.reasons[0] ? line.reasons[0] : line.summary}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
