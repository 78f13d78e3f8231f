import { Icon } from '#client/ui/icon.tsx'

/** Beside the name of whoever wrote with a review link: they gave it themselves, and have no account. */
export function ViaLink() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-panel-2 px-1.5 text-[11px] leading-[18px] text-ink-2">
      <Icon name="link" size={12} /> via link
      <span className="sr-only">, </span>
      <span aria-hidden="true">·</span>
    </span>
  )
}
