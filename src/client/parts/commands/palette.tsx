import '#client/ui/motion.css'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { type Command, type CommandGroup, foundIn } from './command.ts'
import { PaletteOption } from './palette-option.tsx'

type PaletteProps = {
  /** its name */
  label: string
  /** what the field asks for */
  placeholder: string
  groups: readonly CommandGroup[]
  onClose: () => void
}

/** Type what to do, Enter does it. The whole screen on a phone. */
export default function CommandPalette({ label, placeholder, groups, onClose }: PaletteProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const found = foundIn(groups, query)
  const all = found.flatMap(({ commands }) => commands)
  const active = all[Math.min(at, all.length - 1)]
  const hasLinks = groups.some(({ commands }) => commands.some(({ href }) => href !== undefined))

  function run(command: Command, isNewTab: boolean) {
    onClose()
    if (isNewTab && command.href) open(command.href, '_blank', 'noopener')
    else command.run()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, all.length - 1) + step + all.length) % all.length)
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(active, event.metaKey || event.ctrlKey)
    }
  }

  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-40 bg-ink/30 dark:bg-black/55" />
        <Base.Popup
          aria-label={label}
          initialFocus={input}
          className={
            'pop fixed inset-0 z-50 flex flex-col overflow-hidden border-line bg-panel text-ink shadow-float outline-none ' +
            'md:inset-auto md:top-[12dvh] md:left-1/2 md:max-h-[76dvh] md:w-[37.5rem] md:-translate-x-1/2 md:rounded-2xl ' +
            'md:border'
          }
        >
          <div className="flex h-12 shrink-0 items-center gap-3 border-line border-b px-4">
            <Icon name="search" className="text-ink-2" />
            <input
              ref={input}
              role="combobox"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={active ? `${id}-${active.id}` : undefined}
              aria-label={placeholder}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setAt(0)
              }}
              onKeyDown={onKeyDown}
              className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-2 md:text-sm"
            />
            <Base.Close aria-label="Close" className="grid place-items-center rounded-[5px] max-md:h-10 max-md:px-1">
              <Kbd keys="Escape" />
            </Base.Close>
          </div>
          <div id={`${id}-list`} role="listbox" aria-label={label} className="flex-1 overflow-y-auto p-2 pt-0">
            {found.map((group) => (
              <div key={group.label} role="group" aria-labelledby={`${id}-${group.label}`}>
                <p id={`${id}-${group.label}`} className="px-2 pt-3 pb-1.5 font-medium text-ink-2 text-xs">
                  {group.label}
                </p>
                {group.commands.map((command) => (
                  <PaletteOption
                    key={command.id}
                    id={`${id}-${command.id}`}
                    command={command}
                    query={query}
                    isActive={command === active}
                    onPoint={() => setAt(all.indexOf(command))}
                    onRun={(event) => run(command, event.metaKey || event.ctrlKey)}
                  />
                ))}
              </div>
            ))}
            {all.length === 0 && <p className="px-2 pt-4 pb-2 text-ink-2 text-sm">Nothing is called so.</p>}
          </div>
          <div className="hidden items-center gap-5 border-line border-t px-4 py-2.5 text-ink-2 text-xs md:flex">
            <Hint keys={['ArrowUp', 'ArrowDown']} what="Move" />
            <Hint keys={['Enter']} what="Open" />
            {hasLinks && <Hint keys={['Mod+Enter']} what="Open in a new tab" />}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Hint({ keys, what }: { keys: string[]; what: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="inline-flex items-center gap-1">
        {keys.map((key) => (
          <Kbd key={key} keys={key} />
        ))}
      </span>
      {what}
    </span>
  )
}
