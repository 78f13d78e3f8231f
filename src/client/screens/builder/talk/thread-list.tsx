import { useState } from 'react'
import type { CommentThread } from '#api/comments.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { dayAndTime } from '#client/ui/times.ts'
import { useKeys } from '#client/ui/use-keys.ts'
import { actions } from '../actions/actions.ts'
import { ActionButton } from '../actions/action-controls.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { stepNames } from './thread-words.ts'
import { ViaLink } from './via-link.tsx'
import { filtered, type ThreadFilter } from './use-comments.ts'

const filters = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'mine', label: 'Mine' },
] as const

const nothing: Record<ThreadFilter, string> = {
  open: 'No open comments. Press Comment, then the part of the page that it is about.',
  resolved: 'Nothing is resolved yet.',
  mine: 'You wrote in no open comment, and nobody called you in one.',
}

/** All comments, those of the page that is looked at first. */
export function ThreadList({ threads, isThere }: { threads: readonly CommentThread[]; isThere: boolean }) {
  const { page, talk } = useWorkbench()
  const [filter, setFilter] = useState<ThreadFilter>('open')
  const shown = filtered(threads, filter, page)
  const open = (thread: CommentThread | undefined) => thread && talk.setState({ thread: thread.id })
  useKeys({ J: () => open(shown[0]) && undefined, K: () => open(shown.at(-1)) && undefined })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <Segmented label="Which comments" value={filter} segments={filters} onChoose={setFilter} />
        <span className="ml-auto" />
        <ActionButton action={actions.comment} look="outline" className="max-md:h-10" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={!isThere}>
        {isThere && shown.length === 0 && <p className="p-4 text-[13px] text-ink-2">{nothing[filter]}</p>}
        <ul>
          {shown.map((thread) => (
            <li key={thread.id} className="border-b border-line">
              <button
                type="button"
                onClick={() => talk.setState({ thread: thread.id })}
                className={
                  'grid w-full grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3 text-left transition-colors duration-150 ' +
                  'hover:bg-panel-2 motion-reduce:transition-none'
                }
              >
                <Line thread={thread} page={page} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Line({ thread, page }: { thread: CommentThread; page: string }) {
  const [first] = thread.comments
  const more = thread.comments.length - 1
  return (
    <>
      <span className="flex items-center gap-2 text-[12px] text-ink-2">
        <span
          className={`grid size-5 shrink-0 place-items-center rounded-full text-[11px] font-semibold tabular-nums ${
            thread.is_unread ? 'bg-accent text-accent-ink' : 'bg-panel-2 text-ink-2'
          }`}
        >
          <span className="sr-only">Comment </span>
          {thread.number}
          {thread.is_unread && <span className="sr-only">, not read yet</span>}
        </span>
        <span className="truncate">
          {thread.page_name === page ? thread.place : `${thread.page_name}, ${thread.place}`}
        </span>
        <span className="ml-auto shrink-0">{thread.pin.is_gone ? 'Gone' : stepNames[thread.step]}</span>
      </span>
      <span className={`line-clamp-2 text-[14px] [overflow-wrap:anywhere] ${thread.is_unread ? 'font-medium' : ''}`}>
        {first?.content}
      </span>
      {first && (
        <span className="flex items-center gap-1.5 text-[12px] text-ink-3 tabular-nums">
          {first.author.via_link && <ViaLink />}
          <span className="truncate">{first.author.name}</span>
          <span className="shrink-0">{dayAndTime(first.created_at)}</span>
          {more > 0 && (
            <>
              <Icon name="chat" size={14} /> {more}
            </>
          )}
        </span>
      )}
    </>
  )
}
