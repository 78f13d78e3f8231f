import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { displayName } from '#rules/people.ts'
import { signOut } from '#client/data/auth.ts'
import { profileQuery } from '#client/data/profile.ts'
import { useAuth } from '#client/data/session.ts'
import { isSettings, paths } from '#client/paths.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Menu, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { Avatar } from '../avatar.tsx'

/** The account of the person who is signed in: who they are, what they have, where they can go. */
export function AccountMenu() {
  const user = useAuth((auth) => auth.user)
  const { data: profile } = useQuery({ ...profileQuery, enabled: user !== null })
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isSigningOut, setSigningOut] = useState(false)
  const person = user && { firstName: profile?.first_name, lastName: profile?.last_name, email: user.email }

  async function leave() {
    setSigningOut(true)
    await signOut()
    setSigningOut(false)
  }

  return (
    <Menu
      label="Account"
      align="end"
      width="w-[304px]"
      trigger={
        <button
          type="button"
          className="inline-flex h-10 items-center gap-2 rounded-lg px-1 font-medium text-ink text-sm transition-colors duration-150 hover:bg-panel-2 motion-reduce:transition-none md:h-8 md:pr-2"
        >
          <Avatar person={person} url={profile?.avatar_url} />
          <span className="max-md:sr-only">{person ? displayName(person) : 'Account'}</span>
          <Icon name="chevron-down" className="text-ink-2 max-md:hidden" />
        </button>
      }
    >
      <MenuItem icon="file" onPick={() => void navigate(paths.projects)}>
        My Projects
      </MenuItem>
      <MenuItem
        icon="settings"
        disabledReason={isSettings(pathname) ? 'You are here.' : null}
        onPick={() => void navigate(paths.settings)}
      >
        Settings
      </MenuItem>
      <MenuRule />
      <MenuItem icon="sign-out" disabledReason={isSigningOut ? 'Signing out...' : null} onPick={() => void leave()}>
        {isSigningOut ? 'Signing out...' : 'Sign out'}
      </MenuItem>
    </Menu>
  )
}
