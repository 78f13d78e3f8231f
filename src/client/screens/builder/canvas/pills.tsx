import { useBuilder } from '#client/state/store.ts'
import { versionsOf } from '#client/state/builder/versions.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { ActionButton } from '../actions/action-controls.tsx'
import { switchTo } from '../actions/versions.ts'
import type { Shown } from '../shown.ts'
import { clockTime } from '#client/ui/times.ts'
import { useWorkbench } from '../workbench-context.ts'

const pill =
  'absolute bottom-5 left-1/2 z-10 flex min-h-9 max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap items-center ' +
  'gap-x-3 gap-y-1 rounded-[18px] border border-line bg-panel py-1 pr-1.5 pl-4 text-[13px] shadow-float'

/** What must be said about the page while one looks at it: that it is an older version, or who had to make it. */
export function CanvasPills({ shown }: { shown: Shown }) {
  if (shown.isPeek) return <PeekPill shown={shown} />
  if (shown.version?.maker?.kind !== 'fallback') return null
  return (
    <div className="absolute bottom-5 left-10 flex h-9 items-center gap-2 rounded-full border border-line bg-panel px-4 text-[13px] shadow-float max-md:left-3">
      <span className="text-warn">
        <Icon name="alert" size={14} />
      </span>
      Made by the built-in designer
    </div>
  )
}

function PeekPill({ shown: { version } }: { shown: Shown }) {
  const { look, page } = useWorkbench()
  const current = useBuilder((builder) => {
    const now = pageNamed(builder, page).version
    return versionsOf(builder, page).find((point) => point.id === now)?.number
  })
  if (!version) return null
  return (
    <div className={pill} role="group" aria-label="An older version">
      <span>
        <span className="font-medium">Version {version.number}</span>
        {version.name !== null && <span className="text-ink-2"> · {version.name}</span>}
        <span className="text-ink-2 tabular-nums"> · {clockTime(version.timestamp)}</span>
      </span>
      <span className="flex gap-1">
        <ActionButton action={switchTo(version.id)} className="rounded-full" />
        <Button look="ghost" className="rounded-full" onClick={() => look({ version: null })}>
          Back{current === undefined ? '' : ` to version ${current}`}
        </Button>
      </span>
    </div>
  )
}
