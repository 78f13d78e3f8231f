import { type KeyboardEvent, useId, useState } from 'react'
import { useWorkbench } from '../workbench-context.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { useSession } from '#client/state/store.ts'
import { useHasPage } from '../shown.ts'
import { type Command, commandsOf, matching } from './commands.ts'

/** Loaded when it is first opened: type what to do, Enter does it. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench()
  const session = useSession((whole) => whole)
  const hasPage = useHasPage()
  const id = useId()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const found = matching(commandsOf(workbench, session, hasPage), query)
  const active = found[Math.min(at, found.length - 1)]

  function run(command: Command) {
    onClose()
    command.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(active)
    }
  }

  return (
    <Dialog open onClose={onClose} title="Commands">
      <div className="flex items-center gap-2 rounded-lg border border-line px-3 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-soft">
        <Icon name="search" size={14} className="text-ink-3" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          aria-label="What to do"
          placeholder="Type what to do"
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          className="h-9 w-full bg-transparent text-[14px] outline-none placeholder:text-ink-3"
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Commands" className="mt-2 h-72 overflow-y-auto">
        {found.map((command) => (
          <button
            key={command.id}
            id={`${id}-${command.id}`}
            type="button"
            ref={command === active ? intoView : null}
            role="option"
            tabIndex={-1}
            aria-selected={command === active}
            onPointerMove={() => setAt(found.indexOf(command))}
            onClick={() => run(command)}
            className={cx(
              'flex w-full items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-left text-[13px] max-md:min-h-10',
              command === active && 'bg-panel-2',
            )}
          >
            <Icon name={command.icon} className="text-ink-3" />
            <span className="min-w-0 flex-1 truncate">{command.label}</span>
            {command.keys && <Kbd keys={command.keys} />}
          </button>
        ))}
        {found.length === 0 && <p className="px-2.5 py-3 text-[13px] text-ink-2">Nothing is called so.</p>}
      </div>
    </Dialog>
  )
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
