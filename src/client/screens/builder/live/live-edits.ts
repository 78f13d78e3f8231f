import type { KnownPage } from '#design/rebase/element-ids.ts'
import { subscribeToEdits, type LiveEdit } from '#client/data/live.ts'
import type { Ground } from '#client/state/builder/types.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { carriedStep, draftFrom, type OtherDraft, storedGround } from '#client/state/project/other-drafts.ts'
import { broughtUp, type OwnChanges, ownChangesOf } from '#client/state/project/own-changes.ts'
import type { DirectEdits } from '../pick/direct-edits.ts'
import { createEditBroadcast } from './broadcast-edits.ts'

type Around = { editor: Editor; directEdits: DirectEdits; project: string }

/**
 * Shows others what is changed by hand here, and shows here what they change, upon the same version and by the same
 * splices. While words are typed over, nothing moves under them. Returns how to stop.
 */
export function startLiveEdits({ editor, directEdits, project }: Around): () => void {
  const { store } = editor
  /** what others change, by page and tab */
  const drafts = new Map<string, Map<string, OtherDraft>>()
  /** changes of a version that is not here yet */
  const early = new Map<string, Map<string, LiveEdit>>()
  const known = new Set<string>()
  /** what each page was brought up to last: a store tells of every letter of an answer */
  const settled = new Map<string, readonly unknown[]>()
  /** what this person changes of each page */
  const ownChanges = new Map<string, OwnChanges>()
  let isSettling = false

  /** What the page was made from that this person sees; theirs where nobody else changes it. */
  function groundOf(name: string): Ground | null {
    return store.get().grounds[name] ?? storedGround(store.get(), name)
  }

  const hold = (name: string) => {
    if (!store.get().grounds[name]) store.dispatch({ type: 'grounded', page: name, ground: groundOf(name) })
  }

  /** What this person changes of a page that others have, too. */
  function changesOf(name: string): OwnChanges | null {
    const changes = ownChangesOf(store.get(), name, ownChanges.get(name) ?? null)
    if (changes) ownChanges.set(name, changes)
    else ownChanges.delete(name)
    return changes
  }

  /** Brings what is shown of a page up to what is stored and what others change. */
  function settle(name: string) {
    // What this person begins to change now stays upon what they see.
    if (store.get().directEdits[name] !== undefined) hold(name)
    const builder = store.get()
    const page = builder.pages.find((other) => other.name === name)
    const own = builder.directEdits[name]
    const changes = changesOf(name)
    const before = builder.grounds[name]
    const ofPage = drafts.get(name)
    const isSeen = [page, own, before, ofPage].every((part, at) => settled.get(name)?.[at] === part)
    if (!page || isSeen || directEdits.state.getState().isWriting) return
    if (hearEarly(name)) return settle(name)
    settled.set(name, [page, own, before, ofPage])
    const heard = [...(ofPage?.values() ?? [])].filter(({ stored }) => !isThere(stored))
    const now = broughtUp(builder, name, changes, heard)
    if (now === 'same') return
    // Told by the server, with both: stored upon the version that it was made from.
    if (now === 'asks') return editor.saveDirectEdits()
    if (now.own) ownChanges.set(name, now.own)
    store.dispatch({ type: 'grounded', page: name, ground: now.ground, own: now.own?.shown ?? null })
  }

  const isThere = (stored: string | null) => stored !== null && store.get().versions.some(({ id }) => id === stored)

  function settleAll() {
    if (isSettling) return
    isSettling = true
    for (const { name } of store.get().pages) settle(name)
    isSettling = false
    broadcast.tell()
  }

  function onEdit(edit: LiveEdit) {
    const { tab, page_name: name, splices, stored } = edit
    const ofPage = new Map(drafts.get(name))
    const before = ofPage.get(tab)
    const draft = splices ? draftFrom(store.get(), name, edit) : null
    const waiting = new Map(early.get(name))
    if (splices && !draft) waiting.set(tab, edit)
    else waiting.delete(tab)
    early.set(name, waiting)
    if (draft) ofPage.set(tab, draft)
    // It stays in sight until its version is here.
    else if (stored && before) ofPage.set(tab, { ...before, stored })
    else ofPage.delete(tab)
    drafts.set(name, ofPage)
    settleAll()
  }

  /** Whether the version has come that somebody's changes were made of. */
  function hearEarly(name: string): boolean {
    const found = [...(early.get(name) ?? [])].flatMap(([tab, edit]) => {
      const draft = draftFrom(store.get(), name, edit)
      return draft ? [[tab, draft] as const] : []
    })
    for (const [tab] of found) early.get(name)?.delete(tab)
    if (found.length > 0) drafts.set(name, new Map([...(drafts.get(name) ?? []), ...found]))
    return found.length > 0
  }

  /** What was not heard is told again soon; what is known may be old. */
  function onMissed() {
    drafts.clear()
    early.clear()
    settleAll()
  }

  function onTabs(tabs: string[]) {
    // Who has just come sees what is being changed, too.
    if (tabs.some((tab) => !known.has(tab))) broadcast.again()
    known.clear()
    for (const tab of tabs) known.add(tab)
    for (const ofPage of early.values()) for (const tab of ofPage.keys()) if (!known.has(tab)) ofPage.delete(tab)
    for (const [name, ofPage] of drafts)
      if ([...ofPage.keys()].some((tab) => !known.has(tab)))
        drafts.set(name, new Map([...ofPage].filter(([tab]) => known.has(tab))))
    settleAll()
  }

  const ownPart = (name: string, own: KnownPage) => changesOf(name)?.part ?? own
  const broadcast = createEditBroadcast({ editor, project, groundOf, ownPart })
  editor.share({ ownPart, carry: carriedStep })
  const unwatch = store.subscribe(settleAll)
  const unhold = directEdits.state.subscribe(({ isWriting }, before) => {
    if (isWriting === before.isWriting) return
    if (isWriting) for (const { name } of store.get().pages) hold(name)
    else settleAll()
  })
  const unhear = subscribeToEdits(project, { onEdit, onTabs, onMissed })
  // What was begun before anybody else came is theirs to see as a version.
  editor.saveDirectEdits()
  settleAll()
  return () => {
    unhold()
    unhear()
    editor.saveDirectEdits()
    broadcast.stop()
    unwatch()
    for (const page of Object.keys(store.get().grounds)) store.dispatch({ type: 'grounded', page, ground: null })
  }
}
