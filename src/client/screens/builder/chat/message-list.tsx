import { useMemo, useState } from 'react'
import type { CreditStatus } from '#api/credits.ts'
import { shownMessages } from '#client/state/builder/limits.ts'
import { undoable } from '#client/state/builder/restore.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import type { ChatItem } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { Icon } from '#client/ui/icon.tsx'
import { importNoteOf } from '../import/import-notes.ts'
import { usePendingPrompt } from '../pending-prompt.ts'
import { useWorkbench } from '../workbench-context.ts'
import { AssistantAnswer } from './assistant-answer.tsx'
import { CreditsCard, LineCards, Making, PageThere, Question } from './cards-later.ts'
import { HiddenLine } from './hidden-line.tsx'
import { Greeting } from './greeting.tsx'
import { MadeLine } from './made-line.tsx'
import { atOf, withMade } from './made-lines.ts'
import { Switching } from './switching.tsx'
import { useFollowEnd } from './use-follow-end.ts'
import { UserText } from './user-text.tsx'

const noEntries: ChatItem[] = []

/** The messages of one page, the newest in view. `credits` are given when none is left. */
export function MessageList({ page, credits }: { page: string; credits: CreditStatus | undefined }) {
  const { editor } = useWorkbench()
  const entries = useBuilder((builder) => builder.chats[page] ?? noEntries)
  const isMaking = useBuilder((builder) => builder.turn?.page === page)
  const isInLine = useBuilder((builder) => builder.waiting.some((waiting) => waiting.page === page))
  const isFixed = useBuilder((builder) => builder.readOnly !== null)
  const isSwitching = useBuilder((builder) => builder.restoring !== null)
  const pending = usePendingPrompt()
  const undoGroup = useBuilder((builder) => undoable(builder, page)?.id)
  const [isAll, setAll] = useState(false)
  const all = useBuilder((builder) => builder.versions)
  const versions = useMemo(() => all.filter((version) => version.page === page), [all, page])
  const { html, version: current } = useBuilder((builder) => pageNamed(builder, page))
  const isImported = !isMaking && importNoteOf(current) !== null
  const shown = isAll ? entries : entries.slice(-shownMessages)
  const first = shown.length < entries.length ? shown[0] : undefined
  const lines = withMade(shown, versions, first && atOf(first))
  const { ref, keepPlace } = useFollowEnd(lines.at(-1)?.id)
  const last = entries.at(-1)
  // Only what was answered last, and nothing is being made after it.
  const asked = !isFixed && last?.role === 'assistant' && !isMaking && !isSwitching ? entries.at(-2) : undefined
  const again = { onSendAgain: (text: string) => editor.sendAgain(page, text) }

  if (entries.length === 0 && !isMaking && !isInLine)
    return (
      <Scroller scrollRef={ref}>
        {html === '' && !isFixed && <Greeting page={page} />}
        {lines.map((line) => line.role === 'made' && <MadeLine key={line.id} page={page} version={line.version} />)}
        {html !== '' && !isFixed && <PageThere page={page} />}
        {credits && <CreditsCard page={page} credits={credits} />}
        {!isFixed && pending && <Question {...pending} />}
      </Scroller>
    )

  return (
    <Scroller scrollRef={ref}>
      {shown.length < entries.length && (
        <p className="flex justify-center">
          <button
            type="button"
            onClick={() => keepPlace(() => setAll(true))}
            className={
              'inline-flex h-8 items-center gap-1.5 rounded-full border border-line px-3 font-medium text-[12px] text-ink-2 ' +
              'transition-colors duration-150 hover:bg-panel-2 hover:text-ink max-md:h-10'
            }
          >
            <Icon name="chevron-up" size={14} />
            Load previous history
          </button>
        </p>
      )}
      {lines.map((entry) => {
        if (entry.role === 'made') return <MadeLine key={entry.id} page={page} version={entry.version} />
        if (entry.role === 'user')
          return <UserText key={entry.id} message={entry} {...(entry === asked && !entry.by ? again : {})} />
        if (entry.role === 'assistant')
          return (
            <AssistantAnswer
              key={entry.id}
              page={page}
              message={entry}
              isLast={entry === last && !isMaking && !isImported && !isFixed}
            />
          )
        const undo = entry.id === undoGroup && !isFixed ? () => editor.undoSwitch(page) : null
        return <HiddenLine key={entry.id} page={page} group={entry} onUndo={undo} />
      })}
      {isImported && !isFixed && <PageThere page={page} />}
      {isMaking && <Making />}
      {isInLine && <LineCards page={page} />}
      {isSwitching && <Switching />}
      {credits && !isMaking && <CreditsCard page={page} credits={credits} />}
      {!isFixed && pending && <Question {...pending} />}
    </Scroller>
  )
}

type ScrollerProps = { scrollRef: (element: HTMLElement | null) => void; children: React.ReactNode }

function Scroller({ scrollRef, children }: ScrollerProps) {
  return (
    <div ref={scrollRef} className="min-h-0 flex-1 overflow-y-auto overscroll-contain" tabIndex={-1}>
      <div className="space-y-5 px-4 py-4">{children}</div>
    </div>
  )
}
