/** The frame around the part of a page map that is in view; `top` and `height` go from 0 to 1. An item of its list. */
export function ViewFrame({ view }: { view: { top: number; height: number } | null }) {
  if (!view) return null
  return (
    <li
      aria-hidden="true"
      className="pointer-events-none absolute -inset-x-1 rounded-[6px] border border-ink-2"
      style={{ top: `${view.top * 100}%`, height: `${view.height * 100}%` }}
    />
  )
}
