import { Link } from 'react-router'
import { product } from '#rules/product.ts'
import { LogoMark } from '#client/parts/logo.tsx'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/state/store.ts'
import { IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { projectName } from './project-name.ts'
import { statusOf } from './status-words.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { useWorkbench } from './workbench-context.ts'

/** The app header: the way home, the project, where the work is, and what holds for the whole screen. */
export function Header() {
  const { open } = useWorkbench()
  const name = useSession(projectName)
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
      <Link
        to={paths.home}
        className="inline-flex h-8 items-center gap-2 rounded-lg px-1 font-semibold text-[14px] tracking-tight"
      >
        <LogoMark size={20} />
        {product.name}
      </Link>
      <span aria-hidden="true" className="mx-1 h-4 w-px rotate-12 bg-line" />
      <h1 className="max-w-64 truncate px-1 font-medium text-[13px]">{name}</h1>
      <SavedStatus />
      <span className="ml-auto inline-flex items-center gap-1">
        <IconButton icon="search" label="Commands" keys="Mod+K" onClick={() => open({ kind: 'palette' })} />
        <IconButton icon="keyboard" label="Keyboard shortcuts" keys="?" onClick={() => open({ kind: 'shortcuts' })} />
        <ThemeMenu />
      </span>
    </header>
  )
}

export function SavedStatus({ isShort = false }: { isShort?: boolean }) {
  const { saved } = useWorkbench()
  const text = useSession((session) => statusOf(session, saved)[isShort ? 'short' : 'text'])
  const tone = useSession((session) => statusOf(session, saved).tone)
  return (
    <p
      className={cx(
        'inline-flex items-center gap-1.5 text-[12px] whitespace-nowrap',
        tone === 'warn' ? 'text-warn' : 'text-ink-3',
      )}
    >
      {tone !== 'plain' && !isShort && <Icon name={tone === 'warn' ? 'alert' : 'check'} size={14} />}
      {text}
    </p>
  )
}
