import { pageNamed, shownHtml } from '#client/state/builder/pages.ts'
import { baseHtml } from '#client/state/builder/settle.ts'
import type { BuilderState, RunningTurn, Version } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { useWorkbench } from './workbench-context.ts'

/** What the canvas and the code show of a page. */
export type Shown = {
  /** null as long as there is nothing to show */
  html: string | null
  /** more of it is to come */
  isStreaming: boolean
  /** the turn that makes it, when it is this page that is made */
  turn: RunningTurn | null
  /** the version that is shown, null while a new one is made */
  version: Version | null
  /** an older version that is only looked at */
  isPeek: boolean
  /** its pages are on their way */
  isLoading: boolean
}

const still = { isStreaming: false, turn: null, version: null, isPeek: false, isLoading: false } as const

/** Looks at `number` of a page when it is kept and not the current one; else at the page, or at what is made of it. */
export function shownOf(builder: BuilderState, name: string, number: number | null): Shown {
  const page = pageNamed(builder, name)
  const peeked = builder.versions.find(
    (point) => point.page === name && point.number === number && point.id !== page.version,
  )
  if (peeked)
    return {
      ...still,
      html: peeked.pageData?.[name] ?? null,
      version: peeked,
      isPeek: true,
      isLoading: peeked.pageData === null,
    }
  const turn = builder.turn?.page === name && builder.byHand !== name ? builder.turn : null
  if (turn) {
    const html = turn.html ?? (baseHtml(builder, turn) || page.html || null)
    return { ...still, html, isStreaming: turn.html !== null && turn.version === null, turn }
  }
  const version = builder.versions.find((point) => point.id === page.version) ?? null
  return { ...still, html: shownHtml(builder, name) || null, version }
}

/** What the builder shows now; renders again with every piece of a stream. */
export function useShown(): Shown {
  const { page, view } = useWorkbench()
  const builder = useBuilder((whole) => whole)
  return shownOf(builder, page, view.version)
}

/** The version that is shown, null while a new one is made. */
export function useShownVersion(): Version | null {
  const { page, view } = useWorkbench()
  return useBuilder((builder) => shownOf(builder, page, view.version).version)
}
