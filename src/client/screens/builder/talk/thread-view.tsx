import { useEffect, useEffectEvent, useRef } from 'react'
import type { CommentThread } from '#api/comments.ts'
import { threadSteps } from '#rules/comments.ts'
import { commentRead, replyToComment, resolveComment } from '#client/data/comments.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { Segments } from '#client/ui/segments.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { useIsCounted } from '../chat/use-is-counted.ts'
import { useWorkbench } from '../workbench-context.ts'
import { About } from '#client/parts/talk/about.tsx'
import { pinId, pinOf } from '#client/parts/talk/pin-spots.ts'
import { askForChange, askReason } from './ask-for-change.ts'
import { CommentField } from './comment-field.tsx'
import { CommentItem } from './comment-item.tsx'
import { saveWords } from './save-words.ts'
import { goneWords, linkWords, stepNames, stepTones } from './thread-words.ts'
import { filtered, useChange, useComments } from './use-comments.ts'

/** One thread: what it is about, how far it has come, what was said, and what can be done about it. */
export function ThreadView({ thread }: { thread: CommentThread }) {
  const { talk, page, look, view } = useWorkbench()
  const { threads, people } = useComments()
  const change = useChange()
  const { id, step, pin, page_name, is_unread } = thread
  const isResolved = step === 'resolved'
  const around = filtered(threads, isResolved ? 'resolved' : 'open', page)
  const at = around.findIndex((other) => other.id === id)
  const open = (by: 1 | -1) => {
    const next = around[at + by]
    if (next) talk.setState({ thread: next.id })
  }
  const resolve = () =>
    void change((project_id) => resolveComment({ project_id, thread_id: id, is_resolved: !isResolved }))
  function leave() {
    talk.setState({ thread: null })
    pinOf(id)?.focus()
  }
  useKeys({ J: () => open(1), K: () => open(-1), E: resolve, Escape: leave })

  const read = useEffectEvent(() => void change((project_id) => commentRead({ project_id, thread_id: id })))
  const goThere = useEffectEvent(() => page_name !== page && look({ page: page_name }))
  useEffect(() => {
    if (is_unread) read()
  }, [is_unread])
  useEffect(() => void goThere(), [])
  const heading = useRef<HTMLHeadingElement>(null)
  // Who opened it from its pin reads on from here.
  useEffect(() => {
    if (document.activeElement?.id === pinId(id)) heading.current?.focus()
  }, [id])

  const isShown = pin.version_number !== null && view.version === pin.version_number
  return (
    <>
      <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line px-2">
        <Button look="ghost" icon="arrow-left" onClick={() => talk.setState({ thread: null })}>
          All comments
        </Button>
        <span className="ml-auto text-[12px] whitespace-nowrap text-ink-3 tabular-nums @max-[240px]:sr-only">
          {at + 1} of {around.length}
        </span>
        <IconButton icon="chevron-up" label="Comment before" keys="K" onClick={() => open(-1)} />
        <IconButton icon="chevron-down" label="Next comment" keys="J" onClick={() => open(1)} />
      </div>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto overscroll-contain p-4">
        <h3 ref={heading} tabIndex={-1} className="sr-only">
          Comment {thread.number}
        </h3>
        <About place={thread.place} says={thread.says} />
        <StepBar thread={thread} />
        {pin.is_gone && (
          <div className="flex flex-wrap items-center gap-2 rounded-xl border border-line p-3 text-[13px] text-ink-2">
            <p className="min-w-0 flex-1">{goneWords(thread)}</p>
            {pin.version_number !== null && (
              <Button
                onClick={() => look({ page: page_name, version: isShown ? null : pin.version_number })}
                className="max-md:h-10"
              >
                {isShown ? 'Show the page now' : `Show version ${pin.version_number}`}
              </Button>
            )}
          </div>
        )}
        {thread.comments.map((comment) => (
          <CommentItem key={comment.id} thread={id} comment={comment} people={people} />
        ))}
        {thread.link && <p className="text-[12px] text-ink-3">{linkWords[thread.link]}</p>}
        <CommentField
          label="Reply"
          placeholder="Reply. @ calls somebody."
          send="Reply"
          people={people}
          start={talk.getState().words[id]}
          onWords={(text) => saveWords(talk, id, text)}
          onEscape={leave}
          onSend={(content, mentions) =>
            change((project_id) => replyToComment({ project_id, thread_id: id, content, mentions }))
          }
        />
      </div>
      <Deeds thread={thread} onResolve={resolve} />
    </>
  )
}

function StepBar({ thread: { step } }: { thread: CommentThread }) {
  return (
    <div className="grid gap-1.5">
      <Segments count={4} filled={threadSteps.indexOf(step) + 1} tone={stepTones[step]} />
      <ol className="grid grid-cols-4 gap-1 text-[12px] @max-[240px]:grid-cols-1 text-ink-3">
        {threadSteps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className={each === step ? 'font-medium text-ink' : '@max-[240px]:sr-only'}
          >
            {stepNames[each]}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Deeds({ thread, onResolve }: { thread: CommentThread; onResolve: () => void }) {
  const { talk, editor } = useWorkbench()
  const isCounted = useIsCounted()
  const isResolved = thread.step === 'resolved'
  // Asked again with whatever changes in the builder.
  const reason = useBuilder(() => askReason(editor, thread))
  const isFixed = useBuilder(({ readOnly }) => readOnly !== null)

  function ask() {
    const refused = askForChange(editor, thread)
    if (refused) return showToast({ title: 'This was not asked for', description: refused, variant: 'info' })
    talk.setState({ isOpen: false })
  }

  return (
    <div className="grid shrink-0 gap-2 border-t border-line p-4">
      <div className="flex flex-wrap gap-2">
        {!isFixed && !isResolved && (
          <Button look="primary" icon="arrow-up" className="max-md:h-10" disabledReason={reason} onClick={ask}>
            Ask for this change
          </Button>
        )}
        <Button icon={isResolved ? 'undo' : 'check'} className="max-md:h-10" onClick={onResolve}>
          {isResolved ? 'Reopen' : 'Resolve'}
        </Button>
      </div>
      {!isFixed && !isResolved && (
        <p className="text-[12px] text-ink-3">
          The comment and the part it is about go into one request{isCounted ? '. 1 credit.' : '.'}
        </p>
      )}
    </div>
  )
}
