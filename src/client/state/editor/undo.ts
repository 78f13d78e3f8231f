import { createStore } from 'zustand/vanilla'
import type { KnownPage } from '#design/rebase/element-ids.ts'
import type { BuilderEvent } from '../builder/builder.ts'
import { hiddenGroupId, undoable } from '../builder/restore.ts'
import type { BuilderState } from '../builder/types.ts'
import { shownPage } from '../builder/known.ts'
import { pageNamed, shownHtml } from '../builder/pages.ts'
import type { Change } from './change.ts'
import type { EditorDeps } from './deps.ts'
import {
  type Deed,
  emptyTimeline,
  labelOf,
  nextDeed,
  pageOf,
  type PageSnapshot,
  type PageStep,
  recorded,
  stepped,
  type Timeline,
  type UndoDirection,
} from './timeline.ts'

/** What undoing takes of the editor around it. */
type Around = Pick<EditorDeps, 'store' | 'announce'> & {
  change(event: BuilderEvent, kept: Change): boolean
  editDirectly(page: string, now: KnownPage): boolean
  /** stores a page as a version of its own */
  storePage(made: { page: string; html: string; title: string }): string | null
  saveDirectEdits(): void
  /** a change carried over to a page that others have changed since; null when nothing of it is left to do there */
  carry(from: KnownPage, to: KnownPage, now: KnownPage): KnownPage | null
  undoSwitch(page: string): Promise<boolean>
  /** switches all pages to a version, without the wait */
  switchNow(version: string): Promise<boolean>
}

/** By a button or a key, or in words. */
type UndoneBy = 'pressed' | 'said'

export type Undo = ReturnType<typeof createUndo>

/** Undo and redo over everything a person does in this tab: changes by hand, turns, switches, pages. */
export function createUndo(around: Around) {
  const { store } = around
  const timeline = createStore<Timeline>(() => emptyTimeline)
  let isStepping = false

  function record(deed: Deed) {
    if (!isStepping) timeline.setState(recorded(timeline.getState(), deed), true)
  }

  /**
   * One page shows another version of it again, at once; one that is no longer kept is stored anew, and so is one that
   * was asked for in words (`title`), so that the chat goes on from there.
   */
  function show(page: string, { id, html }: PageSnapshot, title: string | null = null): boolean {
    const { versions } = store.get()
    if (title !== null) return around.storePage({ page, html, title }) !== null
    if (id === null || !versions.some((version) => version.id === id))
      return around.storePage({ page, html, title: 'Undone' }) !== null
    // What somebody else has made of it, and this tab does not know yet, is not this person's to take back.
    const { version: seen } = pageNamed(store.get(), page)
    const kept = { kind: 'restored', version: id, scope: 'page', seen } as const
    return around.change({ type: 'page-switched', version: id, html }, kept)
  }

  /** Other pages that changed with a deed, as far as nobody changed them since. */
  function showBeside(steps: readonly PageStep[], isUndo: boolean) {
    for (const { page, before, after } of steps) {
      const [from, to] = isUndo ? [after, before] : [before, after]
      if (shownHtml(store.get(), page) === from.html) show(page, to)
    }
  }

  async function perform(deed: Deed, way: UndoDirection, by: UndoneBy): Promise<boolean> {
    const isUndo = way === 'undo'
    const { change } = around
    switch (deed.kind) {
      case 'direct-edit': {
        const [from, to] = isUndo ? [deed.after, deed.before] : [deed.before, deed.after]
        const now = shownPage(store.get(), deed.page)
        const page = now.html === from.html ? to : around.carry(from, to, now)
        return page !== null && around.editDirectly(deed.page, page)
      }
      case 'version':
      case 'switched': {
        around.saveDirectEdits()
        if (deed.kind === 'version') showBeside(deed.beside ?? [], isUndo)
        // What the last switch of the page put aside comes back with its messages.
        const [from, to] = isUndo ? [deed.after, deed.before] : [deed.before, deed.after]
        if (by === 'said') return show(deed.page, to, `Undone: ${deed.kind === 'version' ? deed.label : 'switch'}`)
        const aside = from.id && hiddenGroupId(from.id, to.id)
        if (undoable(store.get(), deed.page)?.id === aside) return around.undoSwitch(deed.page)
        if (deed.kind === 'switched' && to.id !== null && !isUndo) return around.switchNow(to.id)
        return show(deed.page, to)
      }
      case 'page-added':
      case 'page-deleted': {
        const { page, index } = deed
        if ((deed.kind === 'page-added') === isUndo)
          return change({ type: 'page-deleted', name: page.name }, { kind: 'page-deleted', name: page.name })
        return change({ type: 'page-returned', page, index }, { kind: 'page-returned', name: page.name, index })
      }
      case 'page-renamed': {
        const [from, to] = isUndo ? [deed.to, deed.from] : [deed.from, deed.to]
        return change({ type: 'page-renamed', from, to }, { kind: 'page-renamed', from, to })
      }
      case 'page-moved': {
        const index = isUndo ? deed.from : deed.to
        return change({ type: 'page-moved', name: deed.name, index }, { kind: 'page-moved', name: deed.name, index })
      }
      case 'home-chosen': {
        const [name, former] = isUndo ? [deed.former, deed.name] : [deed.name, deed.former]
        return change({ type: 'home-chosen', name, former }, { kind: 'home-chosen', name, former })
      }
    }
  }

  /** Undoes the last deed, or does it again. @returns the page it was about, null when there was nothing to do */
  async function step(way: UndoDirection, by: UndoneBy = 'pressed'): Promise<string | null> {
    const deed = isStepping ? null : nextDeed(timeline.getState(), store.get(), way)
    if (!deed) return null
    if (deed.kind !== 'direct-edit') around.saveDirectEdits()
    isStepping = true
    const isDone = await perform(deed, way, by).finally(() => (isStepping = false))
    if (!isDone) {
      // Somebody else has changed the same place since: that is not this person's to take back.
      if (deed.kind === 'direct-edit' && store.get().isShared) {
        timeline.setState(stepped(timeline.getState(), deed, way), true)
        around.announce('Somebody else has changed this since; it stays as it is.')
      }
      return null
    }
    timeline.setState(stepped(timeline.getState(), deed, way), true)
    around.announce(`${way === 'undo' ? 'Undone' : 'Done again'}: ${labelOf(deed)}.`)
    return pageOf(deed, way === 'undo' ? 'redo' : 'undo')
  }

  let last = store.get()
  // A turn of this person that stored a version is a deed.
  store.subscribe(() => {
    const [before, now] = [last, store.get()]
    last = now
    const { turn } = before
    if (!turn || turn.by !== null || now.turn !== null) return
    const page = pageNamed(now, turn.page)
    if (page.name !== turn.page || page.version !== turn.turn) return
    const known = new Set(before.versions.map(({ id }) => id))
    const beside = now.versions
      .filter((version) => !known.has(version.id) && version.page !== page.name && version.title === turn.prompt)
      .filter((version) => pageNamed(now, version.page).version === version.id)
      .map(({ page: name }) => ({ page: name, before: lookOf(before, name), after: lookOf(now, name) }))
    // a page that was made anew stays: what was made of the others for it can be taken back alone
    if (lookOf(before, page.name).html === '')
      for (const step of beside) record({ kind: 'version', ...step, label: `Linked from ${step.page}` })
    record({
      kind: 'version',
      page: page.name,
      before: lookOf(before, page.name),
      after: lookOf(now, page.name),
      label: turn.prompt.slice(0, 60),
      ...(beside.length > 0 ? { beside } : {}),
    })
  })

  return {
    timeline,
    record,
    step,
    /** Undoes this very deed, as long as nothing was done since. */
    undoDeed: async (deed: Deed) => (nextDeed(timeline.getState(), store.get(), 'undo') === deed ? step('undo') : null),
  }
}

/** How a page looks now. */
export function lookOf(builder: BuilderState, name: string): PageSnapshot {
  return { html: shownHtml(builder, name), id: pageNamed(builder, name).version }
}
