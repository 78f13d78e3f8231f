import { useEffect, useRef } from 'react'
import { showToast } from '#client/ui/toaster.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { usePolish } from './use-polish.ts'

/** Where that was chosen: a page that a model has just made here is looked at. Draws nothing. */
export function AfterNewPage() {
  const { editor, page } = useWorkbench()
  const { start, reason, problem } = usePolish()
  /** the version that is to be looked at, once nothing is in the way */
  const due = useRef<string | null>(null)

  useEffect(() => {
    let making: { turn: string; isNew: boolean } | null = null
    return editor.store.subscribe(() => {
      const { turn, chats } = editor.store.get()
      if (turn) making = turn.by === null && turn.page === page ? { turn: turn.turn, isNew: turn.base === null } : null
      else if (making) {
        const { isNew, turn: ended } = making
        making = null
        const answer = chats[page]?.at(-1)
        if (!isNew || answer?.role !== 'assistant' || answer.version?.id !== ended) return
        if (answer.outcome === 'stored' && answer.maker?.kind === 'model') due.current = ended
      }
    })
  }, [editor, page])

  useEffect(() => {
    if (due.current === null || reason !== null) return
    due.current = null
    void start()
  })

  useEffect(() => {
    if (problem) showToast({ title: 'The new page was not polished', description: problem, variant: 'info' })
  }, [problem])
  return null
}
