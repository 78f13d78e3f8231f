import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Profile } from '#api/profiles.ts'
import { fullName } from '#rules/people.ts'
import { planLimits, planOf } from '#rules/plans.ts'
import { signOut } from '#client/flows/auth.ts'
import { isSettings, paths } from '#client/paths.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Avatar } from '../avatar.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { Counts } from './counts.tsx'
import { CreditsMeter } from './credits-meter.tsx'
import { cardRow } from './looks.ts'
import { WorkspaceChoice } from './workspace-choice.tsx'

type AccountCardProps = {
  email: string
  /** undefined until it is loaded */
  profile: Profile | undefined
  /** something was chosen that leads elsewhere */
  onDone: () => void
}

export function AccountCard({ email, profile, onDone }: AccountCardProps) {
  const isHere = isSettings(useLocation().pathname)
  const [isSigningOut, setSigningOut] = useState(false)
  const person = { firstName: profile?.first_name, lastName: profile?.last_name, email }

  async function leave() {
    setSigningOut(true)
    await signOut()
    setSigningOut(false)
  }

  return (
    <>
      <div className="flex items-center gap-3 p-4">
        <Avatar person={person} url={profile?.avatar_url} size={36} />
        <div className="min-w-0">
          <p className="truncate font-semibold text-sm">{fullName(person)}</p>
          <p className="truncate text-[13px] text-ink-2">{email}</p>
        </div>
        {profile && (
          <span className="ml-auto self-start rounded-md border border-line px-1.5 py-0.5 text-ink-2 text-xs">
            {planLimits[planOf(profile.plan)].displayName}
          </span>
        )}
      </div>
      <Counts />
      <CreditsMeter onDone={onDone} />
      <WorkspaceChoice plan={profile && planOf(profile.plan)} onDone={onDone} />
      <div className="border-line border-t p-2">
        <Link to={paths.projects} className={cardRow} onClick={onDone}>
          <Icon name="folder" />
          My Projects
        </Link>
        {isHere ? (
          <span aria-current="page" className={cx(cardRow, 'bg-accent-soft! text-accent-text')}>
            <Icon name="settings" />
            Settings
          </span>
        ) : (
          <Link to={paths.settings} className={cardRow} onClick={onDone}>
            <Icon name="settings" />
            Settings
          </Link>
        )}
        <button type="button" aria-disabled={isSigningOut} className={cardRow} onClick={() => void leave()}>
          {isSigningOut ? <Spinner /> : <Icon name="sign-out" />}
          {isSigningOut ? 'Signing out...' : 'Sign out'}
        </button>
      </div>
      <div className="flex items-center justify-between border-line border-t px-4 py-2.5 text-[13px] text-ink-2">
        <span aria-hidden="true">Theme</span>
        <ThemeSwitch />
      </div>
    </>
  )
}
