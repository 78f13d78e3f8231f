import type { MouseEvent } from 'react'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { type Command, emphasised } from './command.ts'

type OptionProps = {
  id: string
  command: Command
  query: string
  isActive: boolean
  onPoint: () => void
  onRun: (event: MouseEvent) => void
}

/** One row of the palette. The focus stays in the field; the row only says that it is the one. */
export function PaletteOption({ id, command, query, isActive, onPoint, onRun }: OptionProps) {
  const [before, typed, after] = emphasised(command.label, query)
  return (
    <button
      id={id}
      type="button"
      ref={isActive ? intoView : null}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onRun}
      className={cx(
        'flex h-10 w-full items-center gap-3 rounded-lg px-2 text-left text-sm',
        isActive && 'bg-accent-soft',
      )}
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
      <span className={cx('whitespace-nowrap text-[13px] max-md:hidden', isActive ? 'text-ink' : 'text-ink-2')}>
        {command.keys ? <Kbd keys={command.keys} /> : command.hint}
      </span>
    </button>
  )
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
