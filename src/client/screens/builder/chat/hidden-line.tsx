import { useState } from 'react'
import type { HiddenGroup } from '#client/state/builder/types.ts'
import { AssistantAnswer } from './assistant-answer.tsx'
import { UserText } from './user-text.tsx'

type HiddenProps = { page: string; group: HiddenGroup; onUndo: (() => void) | null }

const link = 'rounded-[4px] font-medium text-accent-text underline-offset-4 hover:underline max-md:min-h-10'

/** Messages that a restore put aside: '3 later messages hidden: show', and the way back. */
export function HiddenLine({ page, group, onUndo }: HiddenProps) {
  const [isOpen, setOpen] = useState(false)
  const count = group.messages.length
  return (
    <div className="space-y-5">
      <div className="flex min-h-9 flex-wrap items-center gap-2 rounded-lg bg-panel-2 px-3 text-[13px] text-ink-2">
        {count} {/^(deleted|replaced)-/.test(group.id) ? 'earlier' : 'later'} {count === 1 ? 'message' : 'messages'}{' '}
        hidden
        <button type="button" aria-expanded={isOpen} className={link} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'hide' : 'show'}
        </button>
        {onUndo && (
          <button type="button" className={`ml-auto ${link}`} onClick={onUndo}>
            Undo restore
          </button>
        )}
      </div>
      {isOpen && (
        <div className="space-y-5 border-l-2 border-line pl-3">
          {group.messages.map((message) =>
            message.role === 'user' ? (
              <UserText key={message.id} message={message} />
            ) : (
              <AssistantAnswer key={message.id} page={page} message={message} isLast={false} />
            ),
          )}
        </div>
      )}
    </div>
  )
}
