import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { UserMessage } from '#client/state/builder/types.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { SentPictures } from './sent-pictures.tsx'

type TextProps = {
  message: UserMessage
  /** sends it again in other words; answers why not, or null. Left out where it cannot be */
  onSendAgain?: (text: string) => Promise<string | null>
}

/** What the person wrote, as text and nothing else, with what it was about. The last one can be said in other words. */
export function UserText({ message, onSendAgain }: TextProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing && onSendAgain)
    return <EditText text={message.content} onSend={onSendAgain} onClose={() => setEditing(false)} />
  return (
    <article aria-label="You" className="group/said flex flex-col items-end gap-1">
      {message.about && (
        <p className="inline-flex h-7 max-w-[85%] items-center gap-2 rounded-lg bg-accent-soft px-2.5 text-[12px] text-accent-text">
          <Icon name="pointer" size={14} />
          <span className="sr-only">About </span>
          <span className="shrink-0 font-medium">{message.about.place}</span>
          {message.about.says !== '' && <span className="truncate">“{message.about.says}”</span>}
        </p>
      )}
      <SentPictures message={message.id} />
      <p className="max-w-[85%] rounded-xl rounded-br-[4px] bg-panel-2 px-3.5 py-2 text-[14px] leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {message.content}
      </p>
      {onSendAgain && (
        <button
          type="button"
          onClick={() => setEditing(true)}
          className={
            'inline-flex h-7 items-center gap-1.5 rounded-[6px] px-2 font-medium text-[12px] text-ink-3 transition-colors ' +
            'duration-150 hover:bg-panel-2 hover:text-ink max-md:h-10 motion-reduce:transition-none'
          }
        >
          <Icon name="pencil" size={14} />
          Edit and send again
        </button>
      )}
    </article>
  )
}

type EditProps = { text: string; onSend: (text: string) => Promise<string | null>; onClose: () => void }

function EditText({ text: before, onSend, onClose }: EditProps) {
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
