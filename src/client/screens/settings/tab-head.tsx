import type { ReactNode } from 'react'

type TabHeadProps = {
  title: string
  line?: string /** the line is said on wide screens only */
  isShort?: boolean
  action?: ReactNode
}

let wasShown = false

/** Not on the first page of a visit: the browser has just read out its title. */
function takeFocus(heading: HTMLElement | null) {
  if (wasShown) heading?.focus({ preventScroll: true })
  wasShown ||= heading !== null
}

/** The heading of a tab; it takes the focus when one comes from another tab. Its action stays in its place when the line comes. */
export function TabHead({ title, line, isShort = false, action }: TabHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid gap-1">
        <h1 ref={takeFocus} tabIndex={-1} className="font-semibold text-xl leading-8 tracking-[-0.015em] outline-none">
          {title}
        </h1>
        {line && <p className={`text-ink-2 text-sm ${isShort ? 'max-md:hidden' : ''}`}>{line}</p>}
      </div>
      {action}
    </div>
  )
}
