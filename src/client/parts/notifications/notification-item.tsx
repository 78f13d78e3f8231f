import type { NotificationLine } from '#api/notifications.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { clockTime, dayAndTime, dayOf } from '#client/ui/times.ts'

/** One thing that one was told, as a button to where it happened. */
export function NotificationItem({ line, onOpen }: { line: NotificationLine; onOpen: () => void }) {
  const { who, what, place, page_name: page, excerpt, is_read: isRead } = line
  const where = [place, page].filter(Boolean).join(', ')
  return (
    <li className="border-line border-t first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        className={
          'flex w-full gap-3 px-4 py-3 text-left transition-colors duration-150 -outline-offset-2 hover:bg-panel-2 ' +
          'motion-reduce:transition-none'
        }
      >
        <Sign line={line} />
        <span className="grid min-w-0 flex-1 gap-0.5 text-[13px] leading-5">
          <span className={cx('wrap-anywhere', isRead && 'text-ink-2')}>
            {who !== null && <span className="font-medium">{who} </span>}
            {what}
          </span>
          {excerpt !== '' && <span className="truncate text-ink-2">“{excerpt}”</span>}
          {where !== '' && <span className="truncate text-ink-2">{where}</span>}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-2 text-[12px] text-ink-2 leading-5 tabular-nums">
          <time dateTime={line.made_at} title={dayAndTime(line.made_at)}>
            {isToday(line.made_at) ? clockTime(line.made_at) : dayOf(line.made_at)}
          </time>
          {!isRead && (
            <span className="size-2 rounded-full bg-accent">
              <span className="sr-only">unread</span>
            </span>
          )}
        </span>
      </button>
    </li>
  )
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString()

/** Who did it: their picture, their letter where they have no account, or what it is about. */
function Sign({ line: { who, actor, excerpt } }: { line: NotificationLine }) {
  if (who !== null && actor) return <Avatar person={{ firstName: who }} url={actor.avatar_url} />
  if (who !== null)
    return (
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full border border-edge font-semibold text-[11px] text-ink-2"
      >
        {[...who][0]?.toUpperCase()}
      </span>
    )
  return (
    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-panel-2 text-ink-2">
      <Icon name={excerpt === '' ? 'layout' : 'chat'} size={14} />
    </span>
  )
}
