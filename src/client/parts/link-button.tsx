import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLooks } from '#client/ui/button.tsx'
import { Icon, type IconName } from '#client/ui/icon.tsx'

type LinkButtonProps = { to: string; look?: Parameters<typeof buttonLooks>[0]; icon?: IconName; children: ReactNode }

/** A way to another screen that looks like a button: back, middle click and 'copy link' work. */
export function LinkButton({ to, look = 'outline', icon, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonLooks(look, 'regular')}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
