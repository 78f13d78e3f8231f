import { useContext } from 'react'
import { Link } from 'react-router'
import { product } from '#rules/product.ts'
import { AccountMenu } from '#client/parts/account-menu/account-menu.tsx'
import { Bell } from '#client/parts/notifications/bell-later.tsx'
import { LogoMark } from '#client/parts/site/logo.tsx'
import { paths } from '#client/paths.ts'
import { useBuilder } from '#client/state/store.ts'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { actions } from './actions/actions.ts'
import { ActionIconButton } from './actions/action-controls.tsx'
import { useAction } from './actions/use-action.ts'
import { Others } from './others.tsx'
import { projectName } from './project-name.ts'
import { PublishButton } from './publish/publish-later.ts'
import { SignInLink } from './sign-in-link.tsx'
import { statusOf } from './status-words.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { SavedContext, useWorkbench } from './workbench-context.ts'

/** The app header: the way home, the project, where the work is, and what holds for the whole screen. */
export function Header() {
  const { project } = useWorkbench()
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
      <Link
        to={project ? paths.projects : paths.home}
        aria-label={product.name}
        className="inline-flex h-8 items-center gap-2 rounded-lg px-1 font-semibold text-[14px] tracking-tight"
      >
        <LogoMark size={20} />
        <span className={project ? 'max-lg:hidden' : undefined}>{product.name}</span>
      </Link>
      <span aria-hidden="true" className="mx-1 h-4 w-px rotate-12 bg-line" />
      <ProjectName className="max-w-64 text-[13px]" />
      <SavedStatus />
      <span className="ml-auto inline-flex items-center gap-1">
        {project && (
          <>
            <Others projectId={project.id} />
            <nav aria-label="App" className="mx-1 inline-flex items-center max-lg:hidden">
              <AppLink to={paths.projects}>Projects</AppLink>
              <AppLink to={paths.settings}>Settings</AppLink>
            </nav>
          </>
        )}
        <ActionIconButton action={actions.openPalette} />
        <ActionIconButton action={actions.openShortcuts} />
        <ThemeMenu />
        {project && <PublishButton />}
        {project && <Bell />}
        {project ? <AccountMenu /> : <SignInLink />}
      </span>
    </header>
  )
}

function AppLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className={
        'inline-flex h-8 items-center rounded-lg px-2.5 font-medium text-[13px] text-ink-2 transition-colors ' +
        'duration-150 hover:bg-panel-2 hover:text-ink motion-reduce:transition-none'
      }
    >
      {children}
    </Link>
  )
}

/** What the project is called; the name of one on the server is changed by a press. */
export function ProjectName({ className }: { className?: string }) {
  const { project } = useWorkbench()
  const { label, run, reason } = useAction(actions.renameProject)
  const own = useBuilder(projectName)
  if (!project || reason)
    return <h1 className={cx('min-w-0 truncate px-1 font-medium', className)}>{project?.name ?? own}</h1>
  return (
    <h1 className={cx('min-w-0 font-medium', className)}>
      <button
        type="button"
        title={label.replace('…', '')}
        onClick={run}
        className="block h-8 max-w-full truncate rounded-lg px-1.5 transition-colors duration-150 hover:bg-panel-2 motion-reduce:transition-none"
      >
        {project.name}
      </button>
    </h1>
  )
}

export function SavedStatus({ isShort = false }: { isShort?: boolean }) {
  const { project } = useWorkbench()
  const saved = useContext(SavedContext)
  const home = project ? 'server' : 'browser'
  const text = useBuilder((builder) => statusOf(builder, saved, home).text)
  const short = useBuilder((builder) => statusOf(builder, saved, home).short)
  const tone = useBuilder((builder) => statusOf(builder, saved, home).tone)
  // On a phone a sign says it, or the chat, and the project's name has the room.
  const isQuiet = tone !== 'warn'
  return (
    <p
      title={tone === 'warn' ? text : undefined}
      className={cx(
        'inline-flex items-center gap-1.5 text-[12px] whitespace-nowrap',
        tone === 'warn' ? 'text-warn' : 'text-ink-3',
      )}
    >
      {tone !== 'plain' && (!isShort || isQuiet) && <Icon name={tone === 'warn' ? 'alert' : 'check'} size={14} />}
      {isShort ? (
        <span className={isQuiet ? 'sr-only' : 'truncate'}>{short}</span>
      ) : tone === 'warn' ? (
        <LongOrShort text={text} short={short} />
      ) : (
        text
      )}
    </p>
  )
}

/** A warning is long; a narrow header has room for its beginning only. */
function LongOrShort({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="max-lg:hidden">{text}</span>
      <span className="lg:hidden">{short}</span>
    </>
  )
}
