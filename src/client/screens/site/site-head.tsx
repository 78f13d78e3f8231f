import type { ReactNode } from 'react'

/** The heading of a tab, with what one does there. */
export function SiteHead({ title, line, action }: { title: string; line?: string; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1">
        <h1 className="font-semibold text-xl leading-8 tracking-[-0.015em]">{title}</h1>
        {line && <p className="text-ink-2 text-sm">{line}</p>}
      </div>
      {action}
    </div>
  )
}
