import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { messages } from '#rules/messages.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import type { Command } from './command.ts'
import { type ShortcutGroup, ShortcutsDialog } from './shortcuts-dialog.tsx'

const loadPalette = () => import('./app-palette.tsx')
const AppPalette = lazy(loadPalette)

const anywhere: ShortcutGroup = {
  title: 'Anywhere',
  rows: [
    { keys: ['Mod+K'], what: 'Command palette' },
    { keys: ['?'], what: 'This list' },
    { keys: ['G P'], what: 'Go to Projects' },
    { keys: ['G S'], what: 'Go to Settings' },
    { keys: ['G B'], what: 'Go to Plans & Billing' },
    { keys: ['G N'], what: 'Notifications' },
    { keys: ['Escape'], what: 'Close' },
  ],
}

const noCommands: readonly Command[] = []
const noShortcuts: readonly ShortcutGroup[] = []

type AppCommandsProps = {
  /** what this screen can do, before what every screen can */
  actions?: readonly Command[]
  shortcuts?: readonly ShortcutGroup[]
}

/** The search in the header of a signed-in person's screens: palette, list of shortcuts, and the keys for both. */
export function AppCommands({ actions = noCommands, shortcuts = noShortcuts }: AppCommandsProps) {
  const navigate = useNavigate()
  const [opened, open] = useState<'palette' | 'shortcuts' | null>(null)
  const close = () => open(null)

  async function openPalette() {
    try {
      await loadPalette()
      open('palette')
    } catch {
      showToast(messages.notLoaded)
    }
  }

  useKeys({
    'Mod+K': () => void openPalette(),
    '?': () => open('shortcuts'),
    'G P': () => void navigate(paths.projects),
    'G S': () => void navigate(paths.settings),
    'G B': () => void navigate(paths.settingsTab('billing')),
  })
  return (
    <>
      <button
        type="button"
        onClick={() => void openPalette()}
        className={
          'hidden h-8 w-60 items-center gap-2 rounded-lg border border-line bg-panel px-3 text-[13px] text-ink-2 ' +
          'transition-colors duration-150 hover:border-edge hover:text-ink motion-reduce:transition-none md:flex'
        }
      >
        <Icon name="search" />
        Search or jump to
        <span aria-hidden="true" className="ml-auto">
          <Kbd keys="Mod+K" />
        </span>
      </button>
      <IconButton icon="search" label="Search" className="size-10! md:hidden!" onClick={() => void openPalette()} />
      {opened === 'palette' && (
        <Suspense>
          <AppPalette actions={actions} onShortcuts={() => open('shortcuts')} onClose={close} />
        </Suspense>
      )}
      {opened === 'shortcuts' && <ShortcutsDialog groups={[anywhere, ...shortcuts]} onClose={close} />}
    </>
  )
}
