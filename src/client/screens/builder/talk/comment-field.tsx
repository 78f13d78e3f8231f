import { useEffect, useId, useRef, useState } from 'react'
import type { CommentPerson } from '#api/comments.ts'
import { commentMaxLength } from '#rules/comments.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { boxLooks } from '#client/ui/field.tsx'
import { calledIn, type Calling, callingAt, matching, withName } from './mentions.ts'

type FieldProps = {
  label: string
  placeholder: string
  send: string
  start?: string
  people: readonly CommentPerson[]
  hasFocus?: boolean
  /** false: it stays as it was typed */
  onSend: (content: string, mentions: string[]) => Promise<boolean>
  /** hears of every letter */
  onWords?: (text: string) => void
  onCancel?: () => void
  /** Escape, where nothing can be cancelled */
  onEscape?: () => void
}

/** Where a comment is written. '@' calls somebody who may see the project; Mod+Enter sends. */
export function CommentField({ label, placeholder, send, start = '', people, hasFocus, onSend, ...on }: FieldProps) {
  const { onCancel } = on
  const [text, setText] = useState(start)
  const [calling, setCalling] = useState<Calling | null>(null)
  const [at, setAt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const list = useId()
  // The person has just asked to write here.
  useEffect(() => {
    if (hasFocus) box.current?.focus()
  }, [hasFocus])
  const found = calling ? matching(people, calling.typed) : []
  const chosen = found[Math.min(at, found.length - 1)]

  function put(next: string) {
    setText(next)
    on.onWords?.(next)
  }

  function write(next: string, caret: number) {
    put(next)
    setCalling(callingAt(next, caret))
    setAt(0)
  }

  function call(person: CommentPerson) {
    if (!calling) return
    const next = withName(text, calling, person.name)
    put(next.text)
    setCalling(null)
    box.current?.focus()
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret))
  }

  async function submit() {
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    const isDone = await onSend(text.trim(), calledIn(text, people))
    setBusy(false)
    if (isDone) put('')
  }

  function onKey(event: React.KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      return void submit()
    }
    const leave = onCancel ?? on.onEscape
    if (event.key === 'Escape' && (chosen || leave)) {
      event.stopPropagation()
      return chosen ? setCalling(null) : leave?.()
    }
    if (!chosen) return
    if (event.key === 'ArrowDown') setAt((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') call(chosen)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative grid gap-2">
      <textarea
        ref={box}
        aria-label={label}
        placeholder={placeholder}
        rows={3}
        maxLength={commentMaxLength}
        value={text}
        aria-autocomplete="list"
        aria-controls={chosen ? list : undefined}
        aria-activedescendant={chosen && `${list}-${chosen.user_id}`}
        onChange={({ target }) => write(target.value, target.selectionStart)}
        onBlur={() => setCalling(null)}
        onKeyDown={onKey}
        className={cx(boxLooks, 'min-h-20 resize-y py-2')}
      />
      {chosen && (
        <div
          id={list}
          role="listbox"
          aria-label="People"
          className="absolute top-full z-20 -mt-9 grid max-h-48 w-full overflow-y-auto rounded-lg border border-line bg-panel p-1 shadow-float"
        >
          {found.map((person) => (
            <div
              key={person.user_id}
              id={`${list}-${person.user_id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                call(person)
              }}
              className={cx(
                'flex h-8 cursor-pointer items-center rounded-[6px] px-2 text-[13px] max-md:h-10',
                person === chosen && 'bg-accent-soft text-accent-text',
              )}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button look="ghost" className="max-md:h-10" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button
          look="primary"
          className="max-md:h-10"
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
