import { messages } from '#rules/messages.ts'

/** About one second, while a version is switched to. */
export function Switching() {
  return (
    <div className="flex items-center gap-3 rounded-xl border border-line p-3.5">
      <span className="pulse size-2 rounded-full bg-accent" />
      <span>
        <span className="block font-medium text-[13px]">{messages.switching.title}</span>
        <span className="block text-[13px] text-ink-2">{messages.switching.description}</span>
      </span>
    </div>
  )
}
