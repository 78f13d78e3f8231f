import { useCallback, useEffect, useRef } from 'react'
import { openDocument } from '#design/document.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import type { AssistantMessage } from '#client/state/builder/types.ts'
import { useShown } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { FollowUps } from './follow-ups.tsx'

/**
 * The answers to a question. Under the pointer or the focus each outlines in the page the part that it means, as long as
 * the page is the one that was asked about.
 */
export function PointingFollowUps({ page, message }: { page: string; message: AssistantMessage }) {
  const { canvas } = useWorkbench()
  const shown = useShown()
  const isOutlined = useRef(false)
  const { base, version, meant, suggestions } = message
  const html = version === null && shown.version?.id === base && !shown.isPeek ? shown.html : null

  const clear = useCallback(() => {
    if (isOutlined.current) canvas.current?.mark([])
    isOutlined.current = false
  }, [canvas])
  useEffect(() => clear, [clear])

  function point(index: number | null) {
    const key = index === null ? undefined : meant[index]
    const path = key === undefined || html === null ? null : elementPath(openDocument(html), key)
    if (path === null) return clear()
    isOutlined.current = true
    canvas.current?.mark([path])
    canvas.current?.scrollTo(path, true)
  }
  return <FollowUps page={page} prompts={suggestions} onPoint={point} />
}
