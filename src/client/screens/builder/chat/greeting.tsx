import { homePage } from '#rules/chat.ts'
import { messages } from '#rules/messages.ts'
import { turnInTheWay } from '#client/state/session/turn.ts'
import { useSession } from '#client/state/store.ts'
import { useWorkbench } from '../workbench-context.ts'
import { SuggestionCards } from './suggestion-cards.tsx'

/** The first thing on an empty page: one question and five pages to start from. */
export function Greeting({ page, isOut }: { page: string; isOut: boolean }) {
  const { editor } = useWorkbench()
  const isBusy = useSession((session) => turnInTheWay(session, page) !== null || session.restoring !== null)
  const reason = isOut ? messages.noCredits.title : isBusy ? 'Wait until this version is done.' : null
  return (
    <>
      <div>
        <h2 className="font-semibold text-[20px] leading-7 tracking-tight">
          {page === homePage ? 'What shall we make?' : `What shall ${page} show?`}
        </h2>
        <p className="mt-1 text-[14px] text-ink-2 leading-[22px]">
          Name the page, who it is for and what must be on it. Or start from one of these.
        </p>
      </div>
      <SuggestionCards onPick={(prompt) => editor.send(page, prompt)} disabledReason={reason} />
    </>
  )
}
