import { Icon } from '#client/ui/icon.tsx'
import { whatMoves } from '#rules/ownership.ts'

/** What goes to the new owner of a workspace and what does not, before anybody presses. */
export function WhatMoves() {
  return (
    <div className="grid gap-4">
      <Lines title="Goes along" lines={whatMoves.moves} icon="check" />
      <Lines title="Stays as it is" lines={whatMoves.stays} icon="minus" />
    </div>
  )
}

type LinesProps = { title: string; lines: readonly string[]; icon: 'check' | 'minus' }

function Lines({ title, lines, icon }: LinesProps) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium text-[13px]">{title}</h3>
      <ul className="grid gap-1.5 text-[13px] text-ink-2 leading-[19px]">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name={icon} size={14} className="mt-[3px] shrink-0 text-ink-3" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
