import type { OpenSession } from '#api/auth.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { relativeTime, shortDate } from '#rules/relative-time.ts'
import { deviceWords, isHandheld } from './device-words.ts'

/** Ages are told in minutes at the finest. */
const tickMs = 60_000

type SessionRowProps = { session: OpenSession; isBusy: boolean; onRevoke: () => void }

export function SessionRow({ session, isBusy, onRevoke }: SessionRowProps) {
  const now = useNow(tickMs)
  const device = deviceWords(session.user_agent)
  const seen = session.is_current
    ? 'Active now'
    : `Last seen ${relativeTime(Date.parse(session.last_seen_at), now).replace('Just', 'just')}`
  const since = `signed in ${shortDate(Date.parse(session.created_at), now)}`
  return (
    <li className="flex items-center gap-4 border-line border-b px-5 py-4 last:border-0 md:px-6">
      <span className="grid size-10 shrink-0 place-items-center rounded-xl border border-line text-ink-2">
        <Icon name={isHandheld(session.user_agent) ? 'phone' : 'desktop'} />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-sm">
          {device}
          {session.is_current && (
            <span className="inline-flex items-center gap-1 font-normal text-[13px] text-ok">
              <Icon name="success" size={14} />
              This device
            </span>
          )}
        </p>
        <p className="text-[13px] text-ink-2">{[seen, since, session.address].filter(Boolean).join(', ')}</p>
      </div>
      {!session.is_current && (
        <Button size="regular" isBusy={isBusy} aria-label={`Sign out ${device}`} onClick={onRevoke}>
          Sign out
        </Button>
      )}
    </li>
  )
}
