import { Autocomplete } from '@base-ui/react/autocomplete'
import type { MouseEvent } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { type Command, emphasised } from './command.ts'

type OptionProps = { command: Command; query: string; onRun: (event: MouseEvent) => void }

/** One row of the palette. The focus stays in the field; the row only says that it is the one. */
export function PaletteOption({ command, query, onRun }: OptionProps) {
  const [before, typed, after] = emphasised(command.label, query)
  return (
    <Autocomplete.Item
      value={command}
      onClick={onRun}
      render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
      className="group/option flex h-10 w-full cursor-default items-center gap-3 rounded-lg px-2 text-left text-sm data-highlighted:bg-accent-soft"
    >
      <span className="grid h-6 w-9 shrink-0 place-items-center text-ink-2">
        {command.picture ? (
          <img
            src={command.picture}
            alt=""
            className="h-6 w-9 rounded border border-line object-cover object-top"
            loading="lazy"
          />
        ) : (
          <Icon name={command.icon} />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate">
        {before}
        {typed && <b className="font-semibold">{typed}</b>}
        {after}
      </span>
      <span className="whitespace-nowrap text-[13px] text-ink-2 group-data-highlighted/option:text-ink max-md:hidden">
        {command.keys ? <Kbd keys={command.keys} /> : command.hint}
      </span>
    </Autocomplete.Item>
  )
}
