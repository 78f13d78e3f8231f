import { useState } from 'react'
import type { UserMessage } from '#client/state/builder/types.ts'
import { Icon } from '#client/ui/icon.tsx'
import { EditText } from './cards-later.ts'
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
    <article aria-label={message.by ?? 'You'} className="group/said flex flex-col items-end gap-1">
      {message.by && (
        <p aria-hidden="true" className="max-w-[85%] truncate text-[12px] text-ink-3">
          {message.by}
        </p>
      )}
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
