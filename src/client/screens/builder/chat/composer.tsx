import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import type { Mode } from '#rules/turns.ts'
import type { CreditStatus } from '#api/credits.ts'
import { promptProblem } from '#rules/chat.ts'
import { messages } from '#rules/messages.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { turnInTheWay } from '#client/state/builder/turn.ts'
import { useBuilder } from '#client/state/store.ts'
import { cx } from '#client/ui/cx.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { TargetChip, useChip } from '../pick/chip.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { AddPictures } from './add-pictures.tsx'
import { ModelPicker, PictureChips } from './cards-later.ts'
import { composerId } from './composer-id.ts'
import { type CreditLine, creditLine } from './credit-words.ts'
import { isAtEdge, recall, type Recalled, requestsOf } from './recall.ts'
import { useModelChoice } from './use-model-choice.ts'
import { useDroppedPictures, usePictures } from './use-pictures.ts'
import { StopButton } from './stop-button.tsx'

const modes = [
  { value: 'html', label: 'HTML' },
  { value: 'json', label: 'JSON' },
] as const

type ComposerProps = {
  page: string
  credits: CreditStatus | undefined
  onSend: (text: string) => string | null
  /** nothing is left to send with */
  onOut: () => void
}

/** Where a person writes. Writing is always possible; only Send waits. */
export function Composer({ page, credits, onSend, onOut }: ComposerProps) {
  const { editor } = useWorkbench()
  const text = useBuilder((builder) => builder.drafts[page] ?? '')
  const mode = useBuilder((builder) => builder.mode)
  // Null for one's own; what somebody else has made is waited for in line.
  const by = useBuilder((builder) => turnInTheWay(builder, page)?.by)
  const isMaking = by !== undefined
  const isWaiting = by === null
  const isRestoring = useBuilder((builder) => builder.restoring !== null)
  const isBlank = useBuilder((builder) => pageNamed(builder, page).html === '')
  const chip = useChip(page)
  const [isFocused, setFocused] = useState(false)
  const [recalled, setRecalled] = useState<Recalled | null>(null)
  const pick = useModelChoice()
  const pictures = usePictures(page)
  useDroppedPictures(pictures?.add)
  const isOwn = pick?.chosen.kind === 'own'
  const line = isOwn ? null : creditLine(credits, isWaiting)
  const problem = promptProblem(text)
  const waits = isWaiting
    ? 'Wait until this version is done, or stop it.'
    : isRestoring
      ? messages.switching.title
      : null
  const reason = waits ?? problem ?? (pictures && pictures.coming > 0 ? 'A picture is still being sent.' : null)

  function write(value: string) {
    editor.store.dispatch({ type: 'draft-written', page, text: value })
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (reason !== null) return
    if (line?.isOut) return onOut()
    if (onSend(text) === null) write('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isPlain = !event.shiftKey && !event.altKey && !event.metaKey && !event.ctrlKey
    if (isPlain && isAtEdge(event.key, event.currentTarget)) {
      const requests = requestsOf(editor.store.get().chats[page] ?? [])
      const next = recall(requests, event.key, { text, recalled })
      if (next) {
        event.preventDefault()
        setRecalled(next.recalled)
        return write(next.text)
      }
    }
    // 229 is what some input methods report while they compose.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.shiftKey && !event.metaKey && !event.ctrlKey) return
    event.preventDefault()
    submit()
  }

  function takePasted(event: ClipboardEvent) {
    if (pictures?.add([...event.clipboardData.files])) event.preventDefault()
  }

  // who chooses a model or adds pictures has these before the rest of the row
  const beside = pick || pictures ? 'ml-auto' : ''

  return (
    <form ref={focusInput} onSubmit={submit} className="shrink-0 px-3 pb-3">
      {text.trim() !== '' && problem && (
        <p role="alert" className="px-1 pb-2 text-[12px] text-danger leading-[18px]">
          {problem}
        </p>
      )}
      <div
        className={cx(
          'rounded-xl border transition-colors duration-150 motion-reduce:transition-none',
          waits ? 'bg-panel-2' : 'bg-panel',
          isFocused ? 'border-accent ring-3 ring-accent-soft' : 'border-line',
        )}
      >
        {pictures?.isShown && <PictureChips {...pictures} />}
        {chip && <TargetChip chip={chip} />}
        <label htmlFor={composerId} className="sr-only">
          Message
        </label>
        <textarea
          id={composerId}
          ref={growsItself ? undefined : (area) => grow(area)}
          rows={1}
          value={text}
          placeholder={placeholder(isMaking, isRestoring, isBlank)}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={takePasted}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          aria-keyshortcuts="Enter"
          className={
            'block field-sizing-content max-h-[150px] min-h-[52px] w-full resize-none overflow-y-auto bg-transparent px-3.5 ' +
            'pt-3 text-[14px] text-ink leading-5 outline-none placeholder:text-ink-3'
          }
        />
        <div className="flex items-center gap-2 p-2 pt-1 @max-[340px]:flex-wrap">
          {pictures && <AddPictures onFiles={pictures.add} />}
          {pick && <ModelPicker {...pick} />}
          <span className={beside}>
            <Segmented
              label="Answer format"
              value={mode}
              segments={modes}
              onChoose={(value: Mode) => void editor.chooseMode(value)}
            />
          </span>
          {!beside && line && <CostLine line={line} isMaking={isMaking} isInRow />}
          <span className={cx('flex gap-2', !beside && 'ml-auto')}>
            {isMaking && <StopButton />}
            {!isWaiting && (
              <IconButton
                type="submit"
                icon="arrow-up"
                label="Send"
                keys="Enter"
                disabledReason={reason}
                className={cx('max-md:size-10', sendLook(reason))}
              />
            )}
          </span>
        </div>
      </div>
      {beside && (line || isOwn) && (
        <p className="px-1.5 pt-1.5 leading-4">
          {line ? (
            <CostLine line={line} isMaking={isMaking} />
          ) : (
            <span className="text-[12px] text-ink-3">Your key, no credit</span>
          )}
        </p>
      )}
    </form>
  )
}

/** What sending costs, and what is left. */
function CostLine({ line, isMaking, isInRow = false }: { line: CreditLine; isMaking: boolean; isInRow?: boolean }) {
  return (
    <span
      title={line.title}
      className={cx(
        'text-[12px] text-ink-3 tabular-nums',
        isInRow && '@max-[340px]:order-first @max-[340px]:basis-full @max-[340px]:px-1.5',
      )}
    >
      {line.lead}
      <span className={cx(isMaking && '@min-[340px]:@max-[430px]:hidden')}>
        {' · '}
        <span className={line.isOut ? 'text-danger' : 'text-ink-2'}>{line.rest}</span>
      </span>
      <span className="@min-[340px]:@max-[430px]:hidden">{line.tail}</span>
    </span>
  )
}

function sendLook(reason: string | null): string {
  return reason === null ? 'bg-accent text-accent-ink! hover:bg-accent hover:brightness-110' : 'bg-panel-2 opacity-100!'
}

function placeholder(isMaking: boolean, isRestoring: boolean, isBlank: boolean): string {
  if (isRestoring) return 'Wait for the version to load'
  if (isMaking) return 'Write the next change meanwhile'
  return isBlank ? 'Describe your page…' : 'Describe a change'
}

/** Where there is a keyboard, one can begin to write at once. */
function focusInput(form: HTMLFormElement | null) {
  const isFree = document.activeElement === null || document.activeElement === document.body
  if (form && isFree && matchMedia('(min-width: 768px)').matches) form.querySelector('textarea')?.focus()
}

const leastHeight = 52
const mostHeight = 150

/** Browsers that size a field by its content need no help. */
const growsItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Called on every render: as tall as its text between 52 and 150 px, then it scrolls. */
function grow(area: HTMLTextAreaElement | null) {
  if (!area) return
  area.style.height = `${leastHeight}px`
  area.style.height = `${Math.min(mostHeight, Math.max(leastHeight, area.scrollHeight))}px`
}
