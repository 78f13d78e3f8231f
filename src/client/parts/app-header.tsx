import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { cx } from '../ui/cx.ts'
import { AccountMenu } from './account-menu/account-menu.tsx'
import { Bell } from './notifications/bell-later.tsx'
import { Logo } from './site/logo.tsx'

const links = [
  { to: paths.projects, label: 'Projects' },
  { to: paths.settings, label: 'Settings' },
]

/** The header of the screens of signed-in people. `children` stand before the account: a search, for instance. */
export function AppHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-bg">
      <a
        href="#main"
        className="btn btn-ink sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-4 focus:z-50"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-14 max-w-[1376px] items-center gap-2 px-5 md:gap-6 md:px-12">
        <Logo to={paths.projects} />
        <nav aria-label="App" className="hidden items-center gap-1 sm:flex">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className={({ isActive }) =>
                cx(
                  'inline-flex h-8 items-center rounded-lg px-3 font-medium text-sm transition-colors duration-150 motion-reduce:transition-none',
                  isActive ? 'bg-panel-2 text-ink' : 'text-ink-2 hover:bg-panel-2 hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 md:gap-3">
          {children}
          <Bell />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
