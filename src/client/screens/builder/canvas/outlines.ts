import { openDocument } from '#design/document.ts'
import { elementsAround, type Place } from '#design/places.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import type { BuilderStore } from '#client/state/store.ts'

/** A state of the page, with the places that the operations of its turn made of it so far. */
type Marked = { turn: string; html: string; places: Place[] }

/** States that may wait to be drawn; a page that changes faster than it is drawn skips some. */
const mostStates = 50
/** What one message to the frame may carry. */
const mostPaths = 200

export type Outlines = {
  /** Begins to watch and returns what ends it; a ref callback. */
  attach: (element: Element | null) => (() => void) | undefined
  /** Elements that changed since the last time, by their paths, when this state of the page is in the frame. */
  drawn: (html: string) => string[]
}

/** Finds out which elements operations changed. A turn may have ended before its last change is drawn. */
export function createOutlines(store: BuilderStore): Outlines {
  let waiting: Marked[] = []
  let shown = { turn: '', count: 0 }

  const watch = () => {
    const { turn } = store.get()
    if (!turn || turn.html === null || turn.places.length === 0 || waiting.at(-1)?.html === turn.html) return
    waiting = [...waiting.slice(1 - mostStates), { turn: turn.turn, html: turn.html, places: turn.places }]
  }
  return {
    attach: (element) => (element ? store.subscribe(watch) : undefined),
    drawn(html) {
      const at = waiting.findLastIndex((state) => state.html === html)
      const state = waiting[at]
      if (!state) return []
      waiting = waiting.slice(at + 1)
      const fresh = state.places.slice(shown.turn === state.turn ? shown.count : 0)
      shown = { turn: state.turn, count: state.places.length }
      if (fresh.length === 0) return []
      const document = openDocument(html)
      const paths = elementsAround(document, fresh).flatMap((key) => elementPath(document, key) ?? [])
      return paths.slice(0, mostPaths)
    },
  }
}
