import { splicesBetween } from '#design/rebase/splices.ts'
import { textMark } from '#design/text-mark.ts'
import type { LiveChanges } from '#api/realtime.ts'
import { subscribeToEdits, type LiveEdit, showEdit } from '#client/data/live.ts'
import { ownPage } from '#client/state/builder/known.ts'
import type { Ground } from '#client/state/builder/types.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import {
  carried,
  carriedStep,
  draftFrom,
  groundWith,
  type OtherDraft,
  ownPart,
  storedGround,
} from '#client/state/project/other-drafts.ts'
import type { DirectEdits } from '../pick/direct-edits.ts'

/** Changes are told this often at most, in milliseconds. */
const tellEveryMs = 100

type Around = { editor: Editor; directEdits: DirectEdits; project: string }

/**
 * Shows others what is changed by hand here, and shows here what they change, upon the same version and by the same
 * splices. While words are typed over, nothing moves under them. Returns how to stop.
 */
export function startLiveEdits({ editor, directEdits, project }: Around): () => void {
  const { store } = editor
  /** what others change, by page and tab */
  const drafts = new Map<string, Map<string, OtherDraft>>()
  /** what was told last of each page: as it is seen here, and what of it is this person's own */
  const told = new Map<string, { base: string; html: string; part: string }>()
  const known = new Set<string>()
  /** what each page was brought up to last: a store tells of every letter of an answer */
  const settled = new Map<string, readonly unknown[]>()
  let isSettling = false
  let toldAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** What the page was made from that this person sees; theirs where nobody else changes it. */
  function groundOf(name: string): Ground | null {
    return store.get().grounds[name] ?? storedGround(store.get(), name)
  }

  const hold = (name: string) => {
    if (!store.get().grounds[name]) store.dispatch({ type: 'grounded', page: name, ground: groundOf(name) })
  }

  /** Brings what is shown of a page up to what is stored and what others change. */
  function settle(name: string) {
    // What this person begins to change now stays upon what they see.
    if (store.get().directEdits[name] !== undefined) hold(name)
    const builder = store.get()
    const page = builder.pages.find((other) => other.name === name)
    const own = builder.directEdits[name]
    const ownNow = ownPage(builder, name)
    const before = builder.grounds[name]
    const ofPage = drafts.get(name)
    const isSeen = [page, own, before, ofPage].every((part, at) => settled.get(name)?.[at] === part)
    if (!page || isSeen || directEdits.state.getState().isWriting) return
    settled.set(name, [page, own, before, ofPage])
    const now = groundWith(
      builder,
      name,
      [...(ofPage?.values() ?? [])].filter(({ stored }) => !isThere(stored)),
    )
    if (!ownNow || !before) {
      if (now?.html !== before?.html || now?.of.html !== before?.of.html)
        store.dispatch({ type: 'grounded', page: name, ground: now })
      return
    }
    const to = now ?? storedGround(builder, name)
    if (!to) return
    if (to.html === before.html && to.version === before.version) return
    const carriedOver = carried(ownNow, before, to)
    // Told by the server, with both: stored upon the version that it was made from.
    if (carriedOver === null) return editor.saveDirectEdits()
    store.dispatch({ type: 'grounded', page: name, ground: to, own: carriedOver })
  }

  const isThere = (stored: string | null) => stored !== null && store.get().versions.some(({ id }) => id === stored)

  function settleAll() {
    if (isSettling) return
    isSettling = true
    for (const { name } of store.get().pages) settle(name)
    isSettling = false
    if (changedPages().length > 0) soon()
  }

  /** Pages whose changes by hand others have not seen. */
  function changedPages(): string[] {
    const { directEdits: own } = store.get()
    return [...new Set([...Object.keys(own), ...told.keys()])].filter((name) => own[name] !== told.get(name)?.html)
  }

  /** At once after a pause; who goes on is told of ten times a second. */
  function soon() {
    timer ??= setTimeout(tellAll, Math.max(0, toldAt + tellEveryMs - performance.now()))
  }

  function tellAll() {
    timer = undefined
    toldAt = performance.now()
    for (const name of changedPages()) void tell(name)
  }

  async function tell(name: string) {
    const builder = store.get()
    const own = ownPage(builder, name)
    const ground = groundOf(name)
    const before = told.get(name)
    if (own === undefined) {
      told.delete(name)
      if (!before) return
      const stored = storedAfter(name, before.base)
      await showEdit(project, name, { base: before.base, splices: null, mark: null, stored, ids: null })
      return
    }
    if (!ground || ground.version === null) return
    const { html, ids } = ownPart(builder, name, own)
    told.set(name, { base: ground.version, html: own.html, part: html })
    if (before?.base === ground.version && before.part === html) return
    const splices = splicesBetween(ground.of.html, html)
    const changes: LiveChanges = { base: ground.version, splices, mark: textMark(html), stored: null, ids }
    // What is too large to travel is seen as a version.
    if (!fits(changes) || !(await showEdit(project, name, changes))) editor.saveDirectEdits()
  }

  /** The version that changes by hand have just become; null when they were taken back. */
  function storedAfter(name: string, base: string): string | null {
    const { pages } = store.get()
    const version = pages.find((page) => page.name === name)?.version ?? null
    return version === base ? null : version
  }

  function onEdit({ tab, page_name: name, ...changes }: LiveEdit) {
    const ofPage = new Map(drafts.get(name))
    const before = ofPage.get(tab)
    const draft = changes.splices ? draftFrom(store.get(), name, changes) : null
    if (draft) ofPage.set(tab, draft)
    // It stays in sight until its version is here.
    else if (changes.stored && before) ofPage.set(tab, { ...before, stored: changes.stored })
    else ofPage.delete(tab)
    drafts.set(name, ofPage)
    settleAll()
  }

  function onTabs(tabs: string[]) {
    // Who has just come sees what is being changed, too.
    if (tabs.some((tab) => !known.has(tab))) {
      told.clear()
      soon()
    }
    known.clear()
    for (const tab of tabs) known.add(tab)
    for (const [name, ofPage] of drafts)
      if ([...ofPage.keys()].some((tab) => !known.has(tab)))
        drafts.set(name, new Map([...ofPage].filter(([tab]) => known.has(tab))))
    settleAll()
  }

  editor.share({ ownPart: (page, own) => ownPart(store.get(), page, own), carry: carriedStep })
  const unwatch = store.subscribe(settleAll)
  const unhold = directEdits.state.subscribe(({ isWriting }, before) => {
    if (isWriting === before.isWriting) return
    if (isWriting) for (const { name } of store.get().pages) hold(name)
    else settleAll()
  })
  const unhear = subscribeToEdits(project, { onEdit, onTabs })
  // What was begun before anybody else came is theirs to see as a version.
  editor.saveDirectEdits()
  settleAll()
  return () => {
    unhold()
    unhear()
    editor.saveDirectEdits()
    clearTimeout(timer)
    unwatch()
    for (const page of Object.keys(store.get().grounds)) store.dispatch({ type: 'grounded', page, ground: null })
  }
}

/** What surely does not travel is not sent. */
const fits = ({ splices, ids }: LiveChanges): boolean =>
  splices !== null &&
  (ids?.length ?? 0) <= 1500 &&
  splices.length <= 300 &&
  splices.reduce((sum, { insert }) => sum + insert.length, 0) <= 6000
