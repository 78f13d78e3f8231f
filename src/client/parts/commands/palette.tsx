import '#client/ui/motion.css'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ComponentProps, useRef, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { type Command, type CommandGroup, isMatch } from './command.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const highlighted = useRef<Command>(undefined)
  const [query, setQuery] = useState('')
  const hasLinks = groups.some(({ items }) => items.some(({ href }) => href !== undefined))

  function run(command: Command, isNewTab: boolean) {
    onClose()
    if (isNewTab && command.href) open(command.href, '_blank', 'noopener')
    else command.run()
  }

  /** Enter alone presses the option; what is held with it would be lost there. */
  const onKeyDown: ComponentProps<typeof Autocomplete.Input>['onKeyDown'] = (event) => {
    const isModEnter = event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing
    if (!isModEnter || !highlighted.current) return
    event.preventDefault()
    event.preventBaseUIHandler()
    run(highlighted.current, true)
  }

  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fade fixed inset-0 z-40 bg-ink/30 dark:bg-black/55" />
        <Base.Popup
          aria-label={label}
          initialFocus={input}
          className={
            'pop fixed inset-0 z-50 flex flex-col overflow-hidden border-line bg-panel text-ink shadow-float ' +
            'outline-none md:inset-auto md:top-[12dvh] md:left-1/2 md:max-h-[76dvh] md:w-[37.5rem] ' +
            'md:-translate-x-1/2 md:rounded-2xl md:border'
          }
        >
          <Autocomplete.Root
            inline
            open
            items={groups}
            value={query}
            onValueChange={setQuery}
            filter={isMatch}
            itemToStringValue={(command: Command) => command.label}
            autoHighlight="always"
            keepHighlight
            onItemHighlighted={(command) => {
              highlighted.current = command
            }}
          >
            <div className="flex h-12 shrink-0 items-center gap-3 border-line border-b px-4">
              <Icon name="search" className="text-ink-2" />
              <Autocomplete.Input
                ref={input}
                aria-label={placeholder}
                placeholder={placeholder}
                spellCheck={false}
                onKeyDown={onKeyDown}
                className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-2 md:text-sm"
              />
              <Base.Close className="grid place-items-center rounded-[5px] max-md:h-10 max-md:px-1 pointer-coarse:size-10">
                <span className="sr-only">Close</span>
                <Icon name="close" className="hidden pointer-coarse:block" />
                <Kbd keys="Escape" />
              </Base.Close>
            </div>
            <div className="flex-1 overflow-y-auto p-2 pt-0">
              <Autocomplete.Empty>
                <p className="px-2 pt-4 pb-2 text-ink-2 text-sm">Nothing matches what you typed.</p>
              </Autocomplete.Empty>
              <Autocomplete.List aria-label={label} className="data-empty:hidden">
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.label} items={group.items}>
                    <Autocomplete.GroupLabel className="px-2 pt-3 pb-1.5 font-medium text-ink-2 text-xs">
                      {group.label}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(command: Command) => (
                        <PaletteOption
                          key={command.id}
                          command={command}
                          query={query}
                          onRun={(event) => run(command, event.metaKey || event.ctrlKey)}
                        />
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Root>
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
