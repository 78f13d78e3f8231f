import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayName } from '#rules/people.ts'
import { profileQuery } from '#client/data/core/profile.ts'
import { useAuth } from '#client/flows/session.ts'
import { Icon } from '#client/ui/icon.tsx'
import { later, NotHere, useLoadAhead } from '#client/ui/later.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { Avatar } from '../avatar.tsx'

const AccountCard = later(
  async () => (await import('./account-card.tsx')).AccountCard,
  NotHere,
  () => <div className="h-96" />,
)
const ahead = [AccountCard.bring]

/** The account of the person who is signed in: who they are, what they have, where they can go. */
export function AccountMenu() {
  const user = useAuth((auth) => auth.user)
  const { data: profile } = useQuery({ ...profileQuery, enabled: user !== null })
  const [isOpen, setOpen] = useState(false)
  useLoadAhead(ahead)
  if (!user) return null
  const person = { firstName: profile?.first_name, lastName: profile?.last_name, email: user.email }
  return (
    <Popover
      label="Account"
      isOpen={isOpen}
      onOpen={setOpen}
      width="w-[304px]"
      trigger={
        <button
          type="button"
          className={
            'inline-flex h-10 items-center gap-2 rounded-lg px-1 font-medium text-ink text-sm transition-colors duration-150 ' +
            'hover:bg-panel-2 data-popup-open:bg-panel-2 motion-reduce:transition-none md:h-8 md:pr-2'
          }
        >
          <Avatar person={person} url={profile?.avatar_url} />
          <span className="sr-only">Account: </span>
          <span className="max-w-40 truncate max-lg:sr-only">{displayName(person)}</span>
          <Icon name="chevron-down" className="text-ink-2 max-md:hidden" />
        </button>
      }
    >
      <AccountCard email={user.email} profile={profile} onDone={() => setOpen(false)} />
    </Popover>
  )
}
