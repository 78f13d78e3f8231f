import type { Version } from '../session/types.ts'
import type { SessionStore } from '../store.ts'

/** A page settles for this long before its picture is drawn, in milliseconds: what the person sees comes first. */
const settleMs = 600

/** Draws the versions that have no picture yet, one after the other, while nothing is being made. Returns how to stop. */
export function drawPictures(store: SessionStore, draw: (version: Version) => Promise<string | null>): () => void {
  const tried = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDrawing = false

  function next(): Version | undefined {
    const { turn, restoring, versions } = store.get()
    if (turn || restoring) return undefined
    return versions.findLast((version) => version.picture === null && !tried.has(version.id))
  }

  async function work() {
    timer = undefined
    const version = next()
    if (isDrawing || !version) return
    isDrawing = true
    tried.add(version.id)
    const picture = await draw(version)
    isDrawing = false
    if (picture) store.dispatch({ type: 'picture-drawn', version: version.id, picture })
    plan()
  }

  function plan() {
    if (next()) timer ??= setTimeout(() => void work(), settleMs)
  }

  const unwatch = store.subscribe(plan)
  plan()
  return () => {
    clearTimeout(timer)
    unwatch()
  }
}
