import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { commentMaxLength } from '#rules/comments.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { boxLooks } from '#client/ui/field.tsx'
import type { ReviewTalk } from './review-talk.ts'

type BoxProps = {
  talk: ReviewTalk
  /** what its words are kept under */
  at: string
  name: string
  label: string
  placeholder: string
  send: string
  /** the person has just asked to write here; it can be cancelled */
  isFirst?: boolean
  /** rejects when it was not stored; under the same id it is stored once */
  onSend: (id: string, content: string) => Promise<void>
  /** it is closed; what was typed is kept */
  onLeave: () => void
  onChangeName: () => void
  onGone: () => void
}

/** Where a reviewer writes. What was typed stays until it is stored. */
export function ReviewBox({ talk, at, name, label, placeholder, send, isFirst, onSend, ...on }: BoxProps) {
  const text = useStore(talk, ({ words }) => words[at] ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useRef(crypto.randomUUID())
  const told = useId()
  useEffect(() => {
    if (isFirst) box.current?.focus()
  }, [isFirst])
  const write = (next: string) => talk.setState(({ words }) => ({ words: { ...words, [at]: next } }))

  async function submit() {
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await onSend(id.current, text.trim())
      id.current = crypto.randomUUID()
      write('')
    } catch (error) {
      const { code, reason } = problemOf(error)
      setProblem(reason ?? 'The server did not answer. What you wrote is still here: try again in a moment.')
      if (code === 'GONE') on.onGone()
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-2">
      <textarea
        ref={box}
        data-first={isFirst}
        aria-label={label}
        placeholder={placeholder}
        rows={3}
        maxLength={commentMaxLength}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem ? told : undefined}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault()
            void submit()
          }
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) on.onLeave()
        }}
        className={cx(boxLooks, 'min-h-20 resize-y py-2')}
      />
      {problem && (
        <p id={told} role="alert" className="text-[13px] text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button look="ghost" className="mr-auto -ml-3 max-w-full truncate max-lg:h-10" onClick={on.onChangeName}>
          As {name}
        </Button>
        {isFirst && (
          <Button look="ghost" className="max-lg:h-10" onClick={on.onLeave}>
            Cancel
          </Button>
        )}
        <Button
          look="primary"
          className="max-lg:h-10"
          isBusy={isBusy}
          disabledReason={text.trim() === '' ? 'Write something first.' : null}
          onClick={() => void submit()}
        >
          {send}
        </Button>
      </div>
    </div>
  )
}
