import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { NotificationLine } from '#api/notifications.ts'
import { markNotificationsRead, notificationsQuery, type WhichNotifications } from '#client/data/notifications.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { useAct } from '../use-act.ts'
import { NotificationItem } from './notification-item.tsx'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const

/** What one was told: a press reads it and leads to where it happened. */
export function NotificationPanel({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const [which, setWhich] = useState<WhichNotifications>('all')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(which),
  )
  const { isBusy, act } = useAct()
  const lines = data?.pages.flatMap((page) => page.notifications)
  const isAnyUnread = lines?.some((line) => !line.is_read) ?? false

  function open(line: NotificationLine) {
    // On the way there; unread it stays when the server cannot be reached.
    if (!line.is_read) void markNotificationsRead([line.id]).catch(() => {})
    onDone()
    void navigate(line.path)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] md:max-h-[min(36rem,calc(100dvh-6rem))] md:overflow-y-auto">
      <div className="sticky top-0 z-10 grid gap-2 border-line border-b bg-panel px-4 py-2">
        <div className="flex min-h-8 items-center gap-2">
          <h2 className="font-medium text-sm">Notifications</h2>
          <span className="ml-auto" />
          {isAnyUnread && (
            <Button
              look="ghost"
              className="max-md:h-10"
              isBusy={isBusy}
              onClick={() => void act(() => markNotificationsRead(null))}
            >
              Mark all read
            </Button>
          )}
          <Link
            to={paths.settingsTab('notifications')}
            aria-label="Notification settings"
            title="Notification settings"
            onClick={onDone}
            className="-mr-2 grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-panel-2 hover:text-ink md:size-8"
          >
            <Icon name="settings" />
          </Link>
        </div>
        <Segmented
          label="Which notifications"
          value={which}
          segments={filters}
          onChoose={setWhich}
          className="justify-self-start"
        />
      </div>
      {lines === undefined ? (
        error ? (
          <div className="grid justify-items-start gap-3 p-4 text-[13px]">
            <p role="alert">What you were told could not be loaded. It is kept on the server.</p>
            <Button icon="retry" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <Waiting />
        )
      ) : lines.length === 0 ? (
        <Nothing which={which} onAll={() => setWhich('all')} />
      ) : (
        <ul aria-label="Notifications">
          {lines.map((line) => (
            <NotificationItem key={line.id} line={line} onOpen={() => open(line)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          look="ghost"
          className="m-2 justify-self-center max-md:h-10"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 p-4" role="status">
      <span className="sr-only">Loading...</span>
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex animate-pulse gap-3 motion-reduce:animate-none">
          <span className="size-7 rounded-full bg-panel-2" />
          <span className="grid flex-1 content-center gap-2">
            <span className="h-3 w-3/5 rounded bg-panel-2" />
            <span className="h-3 w-2/5 rounded bg-panel-2" />
          </span>
        </span>
      ))}
    </div>
  )
}

function Nothing({ which, onAll }: { which: WhichNotifications; onAll: () => void }) {
  const isUnread = which === 'unread'
  return (
    <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
      <span className="grid size-10 place-items-center rounded-xl bg-accent-soft text-accent-text">
        <Icon name="bell" size={20} />
      </span>
      <div className="grid gap-1">
        <p className="font-medium text-sm">{isUnread ? 'You have seen everything' : 'Nothing yet'}</p>
        <p className="text-balance text-[13px] text-ink-2 leading-5">
          Mentions, answers, reviews and finished requests come here.
        </p>
      </div>
      {isUnread && (
        <Button className="max-md:h-10" onClick={onAll}>
          Show all
        </Button>
      )}
    </div>
  )
}
