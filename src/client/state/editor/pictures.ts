import type { BuilderState, Version } from '../builder/types.ts'
import type { BuilderStore } from '../store.ts'

/** A page settles for this long before its picture is drawn, in milliseconds: what the person sees comes first. */
const settleMs = 600

/** So many versions are read for their pictures in one visit: those of the strip. */
const mostRead = 24

type Hooks = {
  draw(html: string, version: Version): Promise<string | null>
  /** the page of a version that is not here; null when it cannot be had now */
  read?(version: Version): Promise<string | null>
  /** takes a picture to where the project is kept */
  keep?(version: string, picture: string): void
}

/** Draws the versions that have no picture yet, one after the other, while nothing is being made. Returns how to stop. */
export function drawPictures(store: BuilderStore, { draw, read, keep }: Hooks): () => void {
  const tried = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDrawing = false
  let fetched = 0

  function next(): { version: Version; html: string | null } | undefined {
    const builder = store.get()
    if (builder.turn || builder.restoring) return undefined
    const undrawn = builder.versions.toReversed().filter(({ id, picture }) => picture === null && !tried.has(id))
    for (const version of undrawn) {
      const html = htmlOf(builder, version)
      if (html !== null) return { version, html }
    }
    // What is here comes first; the others are read one by one.
    const away = read && fetched < mostRead ? undrawn[0] : undefined
    return away ? { version: away, html: null } : undefined
  }

  async function work() {
    timer = undefined
    const found = next()
    if (isDrawing || !found) return
    const { version, html } = found
    isDrawing = true
    tried.add(version.id)
    if (html === null) fetched++
    const page = html ?? (await read?.(version)) ?? null
    const picture = page === null ? null : await draw(page, version)
    isDrawing = false
    if (picture && store.dispatch({ type: 'picture-drawn', version: version.id, picture })) keep?.(version.id, picture)
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

/** The page of a version, null while it is not here: only what somebody looks at is loaded. */
function htmlOf({ pages }: BuilderState, { id, page, pageData }: Version): string | null {
  return pageData?.[page] ?? pages.find(({ name, version }) => name === page && version === id)?.html ?? null
}
