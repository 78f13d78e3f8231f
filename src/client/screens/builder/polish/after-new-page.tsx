import { useEffect } from 'react'
import type { BuilderState } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { alwaysSince } from './always.ts'
import { usePolish } from './use-polish.ts'

/** The turn whose page was looked at last: once each, however often this is shown anew. */
let seen: string | null = null

/** Where that was chosen: a page that a model has just made from this tab is looked at. Draws nothing. */
export function AfterNewPage() {
  const { page } = useWorkbench()
  const { start, reason, problem } = usePolish()
  const made = useBuilder((builder) => newPageOf(builder, page))

  useEffect(() => {
    if (made === null || made === seen || reason !== null) return
    seen = made
    void start()
  })

  useEffect(() => {
    if (problem) showToast({ title: 'The new page was not polished', description: problem, variant: 'info' })
  }, [problem])
  return null
}

/** The turn that made this page anew and was the last that this tab sent; it may have ended before this code was here. */
function newPageOf({ sent, turn, chats }: BuilderState, page: string): string | null {
  const since = alwaysSince()
  if (!sent || turn || since === null || sent.at < since) return null
  const answer = chats[page]?.at(-1)
  if (answer?.role !== 'assistant' || answer.version?.id !== sent.turn || answer.base !== null) return null
  return answer.outcome === 'stored' && answer.maker?.kind === 'model' ? sent.turn : null
}
