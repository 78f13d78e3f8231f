import { homePage } from '#rules/chat.ts'
import { withSuggestion } from '#rules/suggestions.ts'
import { useQuery } from '@tanstack/react-query'
import { hostQuery } from '#client/data/host.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { LocalModelOffer } from './cards-later.ts'
import { composerId } from './composer-id.ts'
import { SuggestionCards } from './suggestion-cards.tsx'

/** The first thing on an empty page: one question and five pages to start from. */
export function Greeting({ page }: { page: string }) {
  const { editor } = useWorkbench()
  const { data: host } = useQuery(hostQuery)

  /** Into the box, to be changed there; Enter sends it. */
  function fill(prompt: string) {
    const draft = editor.store.get().drafts[page] ?? ''
    editor.store.dispatch({ type: 'draft-written', page, text: withSuggestion(draft, prompt) })
    document.querySelector<HTMLElement>(`#${composerId}`)?.focus()
    announce('In the message box. Change it, or press Enter to send it.')
  }

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
      {host?.local && <LocalModelOffer />}
      <SuggestionCards onPick={fill} />
    </>
  )
}
