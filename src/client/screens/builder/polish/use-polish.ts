import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import { problemOf } from '#client/data/core/problem.ts'
import { hostQuery } from '#client/data/host.ts'
import { contentQuery } from '#client/data/project-content.ts'
import { paths } from '#client/paths.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { turnInTheWay } from '#client/state/builder/turn.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { waitReason } from '../actions/reasons.ts'
import { SavedContext, useWorkbench } from '../workbench-context.ts'
import { useModelChoice } from '../chat/use-model-choice.ts'
import { seesPictures } from './sees-pictures.ts'
import { NotDrawn, runPolish } from './run-polish.ts'

const notDrawn =
  'This browser could not draw the page, so there is nothing to show to the model. Nothing was changed. Chrome, Edge and Firefox can.'

/** A look of the model at the page that is shown. */
export function usePolish() {
  const workbench = useWorkbench()
  const { editor, project, page, view } = workbench
  const queryClient = useQueryClient()
  const host = useQuery(hostQuery)
  const looker = useModelChoice()?.chosen ?? null
  const saved = use(SavedContext)
  const isMaking = useBuilder((builder) => turnInTheWay(builder, page) !== null || builder.restoring !== null)
  const isBlank = useBuilder((builder) => pageNamed(builder, page).version === null)
  const isByHand = useBuilder((builder) => builder.directEdits[page] !== undefined)
  /** the width that is looked at now; 0 while it is sent; null: nothing is on */
  const [width, setWidth] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  /** @returns whether the turn has begun */
  async function start(): Promise<boolean> {
    const { version, html } = pageNamed(editor.store.get(), page)
    if (!project || version === null) return false
    const src = host.data?.previewFrame ?? paths.previewFrame
    const { signal } = leaving.current
    setProblem(null)
    setWidth(0)
    announce('Looking at the page.')
    try {
      await runPolish({ projectId: project.id, page, version, html, src, signal, onWidth: setWidth })
      await queryClient.invalidateQueries({ queryKey: contentQuery(project.id).queryKey })
      return true
    } catch (error) {
      if (!signal.aborted) setProblem(wordsOf(error))
      return false
    } finally {
      setWidth(null)
    }
  }

  return { looker, width, problem, reason: reasonOf(), start }

  function reasonOf(): string | null {
    if (!looker || !seesPictures(looker)) return 'Nobody here sees pictures.'
    if (isBlank) return 'There is no page yet.'
    if (view.version !== null) return 'Only the current version is polished.'
    if (isMaking) return waitReason
    return saved !== 'saved' || isByHand ? 'Wait until your changes are saved.' : null
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof NotDrawn) return notDrawn
  const { code, reason } = problemOf(error)
  if (code === 'NO_CREDITS') return 'No credits are left. Nothing was changed.'
  return reason ?? 'The server could not be reached. Nothing was changed.'
}
