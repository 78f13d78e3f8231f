import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '#client/ui/button.tsx'

export type EditProps = { text: string; onSend: (text: string) => Promise<string | null>; onClose: () => void }

/** The last request in other words. */
export function EditText({ text: before, onSend, onClose }: EditProps) {
  const [text, setText] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const reason = text.trim() === '' ? 'Describe what you want first.' : null

  async function send(event?: FormEvent) {
    event?.preventDefault()
    if (reason !== null || isBusy) return
    setBusy(true)
    const refused = await onSend(text)
    setBusy(false)
    if (refused === null) onClose()
    else setProblem(refused)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      onSubmit={(event) => void send(event)}
      className="rounded-xl border border-accent p-2 ring-3 ring-accent-soft"
    >
      <textarea
        aria-label="Your message"
        ref={toItsEnd}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-[240px] min-h-[52px] w-full resize-none bg-transparent px-1.5 py-1 text-[14px] leading-5 outline-none"
      />
      {problem && (
        <p role="alert" className="px-1.5 py-1 text-[12px] text-danger leading-[18px]">
          {problem}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
        <p className="min-w-40 flex-1 px-1.5 text-[12px] text-ink-3 leading-4">
          Its answer goes aside; the version it made stays.
        </p>
        <Button look="ghost" className="max-md:h-10" onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" type="submit" className="max-md:h-10" disabledReason={reason} isBusy={isBusy}>
          Send again
        </Button>
      </div>
    </form>
  )
}

/** One goes on writing at the end. */
function toItsEnd(area: HTMLTextAreaElement | null) {
  area?.focus()
  area?.setSelectionRange(area.value.length, area.value.length)
}
