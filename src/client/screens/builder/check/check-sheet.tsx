import { useEffect, useRef } from 'react'
import { Button, IconButton } from '#client/ui/button.tsx'
import { PolishButton } from '../polish/polish-button.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { Checking, CheckFailed, NothingFound } from './check-states.tsx'
import { FindingGroup } from './finding-group.tsx'
import { type Check, summaryOf, useCheck } from './use-check.ts'

/** What a look at the page from three widths found, beside the page, which stays within reach. */
export function CheckSheet({ onClose }: { onClose: () => void }) {
  const { canvas } = useWorkbench()
  const check = useCheck()
  const title = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const from = opener.current
    const element = sheet.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close.current()
    }
    title.current?.focus()
    element?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      if (from instanceof HTMLElement && from.isConnected) from.focus()
    }
  }, [])
  useEffect(() => {
    const preview = canvas.current
    return () => preview?.mark([])
  }, [canvas])

  return (
    <aside
      ref={sheet}
      aria-labelledby="check-title"
      className={
        'fixed inset-x-0 bottom-0 z-30 flex max-h-[70dvh] flex-col rounded-t-2xl border-line border-t bg-panel text-ink ' +
        'shadow-float md:top-23 md:left-auto md:max-h-none md:w-[25rem] md:rounded-none md:border-t-0 md:border-l'
      }
    >
      <header className="flex items-center gap-2 border-line border-b py-2.5 pr-2 pl-4">
        <h2 ref={title} id="check-title" tabIndex={-1} className="font-semibold text-[14px] outline-none">
          Check page
        </h2>
        <IconButton icon="close" label="Close" className="ml-auto max-md:size-10" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Found check={check} />
      </div>
      <Foot check={check} />
    </aside>
  )
}

function Found({ check }: { check: Check }) {
  const { report, isChecking, hasFailed, width, isStale, again } = check
  if (isChecking) return <Checking width={width} />
  if (hasFailed || !report) return <CheckFailed onAgain={again} />
  if (report.groups.length === 0 && !isStale) return <NothingFound />
  const grave = report.groups.filter(({ severity }) => severity === 'error')
  const slight = report.groups.filter(({ severity }) => severity === 'warning')
  return (
    <div className="grid gap-5 p-4">
      <p className="text-[13px] text-ink-2">
        {isStale ? 'The page has changed since it was checked.' : summaryOf(report)}
      </p>
      {grave.length > 0 && <Severity title="Stands in somebody’s way" groups={grave} check={check} />}
      {slight.length > 0 && <Severity title="Could be better" groups={slight} check={check} />}
    </div>
  )
}

type SeverityProps = { title: string; groups: NonNullable<Check['report']>['groups']; check: Check }

function Severity({ title, groups, check }: SeverityProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-medium text-[12px] text-ink-3">{title}</h3>
      <div className="grid gap-2">
        {groups.map((group) => (
          <FindingGroup key={group.rule} group={group} check={check} />
        ))}
      </div>
    </section>
  )
}

function Foot({ check }: { check: Check }) {
  const { project } = useWorkbench()
  const { report, fixable, isChecking, isStale, isBusy, fix, again, undo, repair } = check
  if (!report && !isStale) return null
  const reason = isBusy ? 'Wait until this version is done.' : null
  return (
    <footer className="flex flex-wrap items-center gap-2 border-line border-t p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      {fixable.length > 0 && !isStale && !repair?.isBusy && (
        <Button look="primary" className="max-md:h-10!" disabledReason={reason} onClick={() => fix(fixable)}>
          Fix all ({fixable.length})
        </Button>
      )}
      {repair && !isStale && (
        <Button
          icon="chat"
          className="max-md:h-10!"
          isBusy={repair.isBusy}
          disabledReason={reason ?? (repair.wasAsked ? 'This version was repaired already.' : null)}
          onClick={repair.ask}
        >
          {repair.isBusy ? 'Repairing…' : 'Ask for a repair'}
        </Button>
      )}
      {project && <PolishButton className="max-md:h-10!" />}
      {undo && (
        <Button icon="undo" className="max-md:h-10!" disabledReason={reason} onClick={undo}>
          Undo
        </Button>
      )}
      <Button icon="retry" className="max-md:h-10!" isBusy={isChecking} disabledReason={reason} onClick={again}>
        Check again
      </Button>
    </footer>
  )
}
