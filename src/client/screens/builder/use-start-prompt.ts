import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { homePage } from '#rules/chat.ts'
import { nextPageName, pageNamed } from '#client/state/builder/pages.ts'
import type { BuilderState } from '#client/state/builder/types.ts'
import type { PendingPrompt } from './pending-prompt.ts'
import type { Workbench } from './workbench-context.ts'

/** The prompt that was brought along from the front door; it starts once, and never over work that is there. */
export function useStartPrompt({ editor, look }: Workbench): PendingPrompt | null {
  const location = useLocation()
  const navigate = useNavigate()
  const [prompt, setPrompt] = useState<string | null>(null)
  const brought = promptIn(location.state)

  useEffect(() => {
    if (brought === null) return
    void navigate({ search: location.search }, { replace: true, state: null })
    if (isHomeFree(editor.store.get())) editor.send(homePage, brought)
    else setPrompt(brought)
    // Only what is brought counts; the address may change meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [brought])

  if (prompt === null) return null

  /** What cannot be sent now waits in the input. */
  function keep(page: string, refused: string | null, text: string) {
    setPrompt(null)
    look({ page })
    if (refused === null) return
    const draft = editor.store.get().drafts[page] ?? ''
    editor.store.dispatch({ type: 'draft-written', page, text: draft === '' ? text : `${draft}\n${text}` })
  }

  return {
    prompt,
    onAdd() {
      const name = nextPageName(editor.store.get())
      editor.addPage(name)
      keep(name, editor.send(name, prompt), prompt)
    },
    onReplace: () => keep(homePage, editor.sendFresh(homePage, prompt), prompt),
    onLater: () => keep(homePage, 'later', prompt),
  }
}

function promptIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('prompt' in state)) return null
  return typeof state.prompt === 'string' && state.prompt.trim() !== '' ? state.prompt : null
}

function isHomeFree(builder: BuilderState): boolean {
  return (
    builder.turn === null && pageNamed(builder, homePage).html === '' && (builder.chats[homePage] ?? []).length === 0
  )
}
