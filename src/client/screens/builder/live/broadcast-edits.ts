import type { KnownPage } from '#design/rebase/element-ids.ts'
import { splicesBetween } from '#design/rebase/splices.ts'
import { textMark } from '#design/text-mark.ts'
import type { LiveChanges } from '#api/realtime.ts'
import { realtime } from '#rules/account.ts'
import { pause } from '#client/data/core/pause.ts'
import { showEdit } from '#client/data/live.ts'
import { ownPage } from '#client/state/builder/known.ts'
import type { Ground } from '#client/state/builder/types.ts'
import type { Editor } from '#client/state/editor/editor.ts'

/** Changes are told this often at most, in milliseconds. */
const tellEveryMs = 100

/**
 * What others were told last of a page. `html`: as it is seen here; undefined when there is nothing to show any more, null
 * when nobody knows whether it was heard. `part`: what of it is this person's own.
 */
type Told = { base: string; html: string | undefined | null; part: string; stored: string | null }

export type EditBroadcast = {
  /** Tells what others have not seen, unless that is going on. */
  tell(): void
  /** Others may not have heard what was told. */
  again(): void
  stop(): void
}

type Around = {
  editor: Editor
  project: string
  groundOf: (page: string) => Ground | null
  /** what of a page as it is shown is this person's own */
  ownPart: (page: string, shown: KnownPage) => KnownPage
}

const { reconnectMs } = realtime

/** Tells others what is changed by hand here: one after the other, so that the newest is heard last, and until it is heard. */
export function createEditBroadcast({ editor, project, groundOf, ownPart }: Around): EditBroadcast {
  const { store } = editor
  const told = new Map<string, Told>()
  const stopped = new AbortController()
  let isTelling = false

  const isThere = (version: string) => store.get().versions.some(({ id }) => id === version)

  /** A page whose changes by hand others have not seen; or whose version, that they wait for, was refused. */
  function nextPage(): string | undefined {
    const { directEdits: own } = store.get()
    return [...new Set([...Object.keys(own), ...told.keys()])].find((name) => {
      const last = told.get(name)
      if (last?.stored && !isThere(last.stored)) return true
      return own[name] !== last?.html && (own[name] === undefined || (groundOf(name)?.version ?? null) !== null)
    })
  }

  async function tellAll() {
    if (isTelling) return
    isTelling = true
    let failures = 0
    for (let name = nextPage(); name !== undefined && !stopped.signal.aborted; name = nextPage()) {
      const isHeard = await tellPage(name)
      failures = isHeard ? 0 : failures + 1
      await pause(reconnectMs[Math.min(failures, reconnectMs.length) - 1] ?? tellEveryMs, stopped.signal)
    }
    isTelling = false
  }

  async function tellPage(name: string): Promise<boolean> {
    const builder = store.get()
    const own = ownPage(builder, name)
    const last = told.get(name)
    if (own === undefined) return last === undefined || tellEnd(name, last)
    const ground = groundOf(name)
    if (!ground || ground.version === null) return true
    const { html: part, ids } = ownPart(name, own)
    const now: Told = { base: ground.version, html: own.html, part, stored: null }
    const isKnown = last?.base === now.base && last.part === part && typeof last.html === 'string'
    if (!isKnown) {
      const splices = splicesBetween(ground.of.html, part)
      const changes: LiveChanges = { base: ground.version, splices, mark: textMark(part), stored: null, ids }
      told.set(name, { ...now, html: null })
      const answer = fits(changes) ? await showEdit(project, name, changes) : false
      if (answer === null) return false
      // What is too large to travel is seen as a version.
      if (!answer) editor.saveDirectEdits()
    }
    told.set(name, now)
    return true
  }

  /** Nothing is to be shown any more: the changes have become a version, or were taken back. */
  async function tellEnd(name: string, { base, part }: Told): Promise<boolean> {
    const version = store.get().pages.find((page) => page.name === name)?.version ?? null
    const stored = version === base ? null : version
    const answer = await showEdit(project, name, { base, splices: null, mark: null, stored, ids: null })
    told.set(name, { base, html: answer === null ? null : undefined, part, stored })
    return answer !== null
  }

  function again() {
    for (const [name, last] of told) if (last.html !== undefined) told.set(name, { ...last, html: null })
    void tellAll()
  }

  // Whoever has missed something hears it soon.
  const beat = setInterval(again, realtime.sayMs)
  return {
    tell: () => void tellAll(),
    again,
    stop() {
      clearInterval(beat)
      stopped.abort()
    },
  }
}

/** What surely does not travel is not sent. */
const fits = ({ splices, ids }: LiveChanges): boolean =>
  splices !== null &&
  (ids?.length ?? 0) <= 1500 &&
  splices.length <= 300 &&
  splices.reduce((sum, { insert }) => sum + insert.length, 0) <= 6000
