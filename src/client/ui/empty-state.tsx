import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type EmptyProps = { icon: IconName; title: string; line: string; action?: ReactNode }

/** Where nothing is yet: a tinted tile, a title, one line, one action. */
export function EmptyState({ icon, title, line, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-edge border-dashed px-5 py-16 text-center">
      <span className="grid size-10 place-items-center rounded-xl bg-accent-soft text-accent-text">
        <Icon name={icon} size={20} />
      </span>
      <div className="grid gap-1.5">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="max-w-md text-balance text-ink-2 text-sm">{line}</p>
      </div>
      {action}
    </div>
  )
}
