import type { ReactNode } from 'react'

type HeadingProps = {
  title: string
  children?: ReactNode /** takes the focus: the mode was changed by hand */
  isFocused: boolean
}

/** The same function each time: a new one would be called with each letter that is typed beside it. */
const focus = (heading: HTMLElement | null) => heading?.focus()

/** What this step is, and one line about it. */
export function Heading({ title, children, isFocused }: HeadingProps) {
  return (
    <div className="grid gap-1.5">
      <h1
        tabIndex={-1}
        ref={isFocused ? focus : null}
        className="font-semibold text-2xl/8 tracking-[-.02em] outline-none"
      >
        {title}
      </h1>
      {children && <p className="text-ink-2 text-sm">{children}</p>}
    </div>
  )
}
