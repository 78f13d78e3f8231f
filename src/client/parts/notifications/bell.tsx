import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useState } from 'react'
import { useAuth } from '#client/flows/session.ts'
import { unreadQuery } from '#client/data/notifications.ts'
import { later, NotHere, useLoadAhead } from '#client/ui/later.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { opener } from './open-notifications.ts'

type PanelProps = { onDone: () => void }

const NotificationPanel = later<PanelProps>(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
  NotHere,
  () => <div className="h-60" />,
)
const ahead = [NotificationPanel.bring]

/** More are counted as so many and a plus. */
const most = 99

/** What one was told: how much of it is unread, and a press away the list. */
export function Bell() {
  // Who has just signed out is asked for no more, while the screen is still here.
  const isSignedIn = useAuth((auth) => auth.user !== null)
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: isSignedIn })
  const [isOpen, setOpen] = useState(false)
  useImperativeHandle<(() => void) | null, () => void>(opener, () => () => setOpen(true), [])
  useKeys({ 'G N': () => setOpen(true) })
  useLoadAhead(ahead)
  const count = unread > most ? `${most}+` : `${unread}`
  return (
    <Popover
      label="Notifications"
      isOpen={isOpen}
      onOpen={setOpen}
      width="w-[432px] max-md:w-full"
      trigger={
        <button
          type="button"
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}
          title="Notifications"
          className={
            'relative grid size-10 shrink-0 place-items-center rounded-lg text-ink-2 transition-colors duration-150 ' +
            'hover:bg-panel-2 hover:text-ink data-popup-open:bg-panel-2 motion-reduce:transition-none md:size-8'
          }
        >
          <Icon name="bell" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className={
                'absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] ' +
                'font-semibold leading-none text-accent-ink tabular-nums ring-2 ring-bg md:-top-0.5 md:-right-0.5'
              }
            >
              {count}
            </span>
          )}
        </button>
      }
    >
      <NotificationPanel onDone={() => setOpen(false)} />
    </Popover>
  )
}
