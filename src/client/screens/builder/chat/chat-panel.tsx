import { useQuery } from '@tanstack/react-query'
import { creditsIn } from '#client/data/core/credits.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { pickedOf, useChip } from '../pick/chip.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { versionDate } from '../words.ts'
import { Composer } from './composer.tsx'
import { creditsLeft } from './credit-words.ts'
import { showCreditsCard } from './cards-later.ts'
import { MessageList } from './message-list.tsx'

/** The conversation about one page. */
export function ChatPanel({ page, isPhone }: { page: string; isPhone?: boolean }) {
  const { editor, directEdits, project } = useWorkbench()
  const credits = useQuery(creditsIn(project?.workspaceId ?? null))
  const readOnly = useBuilder((builder) => builder.readOnly)
  const isOut = readOnly === null && creditsLeft(credits.data) === 0
  const chip = useChip(page)

  function send(text: string) {
    const refused = editor.send(page, text, chip ? (html) => pickedOf(chip, html) : undefined)
    if (refused === null && chip) directEdits.sent(chip)
    return refused
  }

  /** What was typed stays; the card says what is free, and when it goes on. */
  function tellOut() {
    editor.tellOutOfCredits(credits.data?.plan ?? null, credits.data?.member?.words ?? null)
    showCreditsCard()
  }

  return (
    <section aria-label="Chat" className="@container flex h-full min-h-0 flex-1 flex-col bg-panel">
      {!isPhone && <ChatHead page={page} />}
      <MessageList key={page} page={page} credits={isOut ? credits.data : undefined} />
      {readOnly ? (
        <p className="border-t border-line p-4 text-[13px] text-ink-2">{readOnly}</p>
      ) : (
        <Composer page={page} credits={credits.data} onSend={send} onOut={tellOut} />
      )}
    </section>
  )
}

function ChatHead({ page }: { page: string }) {
  const shown = useBuilder((builder) => {
    const { version } = pageNamed(builder, page)
    return builder.versions.find((point) => point.id === version)?.timestamp
  })
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line pr-4 pl-4">
      <h2 className="font-medium text-[13px]">Chat</h2>
      <span className="truncate text-[12px] text-ink-3 @max-[280px]:hidden">{page}</span>
      {shown !== undefined && (
        <span className="ml-auto shrink-0 text-[12px] text-ink-2 tabular-nums">
          <span className="sr-only">Current version </span>
          {versionDate(shown)}
        </span>
      )}
    </div>
  )
}
