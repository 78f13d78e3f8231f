import { useDeferredValue, useMemo } from 'react'
import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import type { PageSection } from '#design/types.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import { progressOf } from '../progress.ts'
import type { Shown } from '../shown.ts'

/** A section of the page and where the frame finds it. */
export type PlacedSection = PageSection & { path: string }

/**
 * The sections of what is shown: after the page itself is on its way to the frame. While a page streams they are read
 * anew only when another section has begun.
 */
export function useSections({ html, isStreaming, turn }: Shown): PlacedSection[] {
  const step = useDeferredValue(isStreaming && turn ? `${turn.turn} ${progressOf(turn).done}` : html)
  return useMemo(() => {
    if (html === null) return []
    const document = openDocument(html)
    return pageSections(document).flatMap((section) => {
      const path = elementPath(document, section.key)
      return path === null ? [] : [{ ...section, path }]
    })
    // The html of a step is the one at its beginning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step])
}
