import { formerHomeName, pageCopyName } from '#rules/pages.ts'
import { plainLine } from '#rules/plain-text.ts'
import { pageNamed } from '../builder/pages.ts'
import type { BuilderEvent } from '../builder/builder.ts'
import type { Change } from './change.ts'
import type { EditorDeps } from './deps.ts'
import type { Deed } from './timeline.ts'
import type { Undo } from './undo.ts'

/** What changing pages takes of the editor around it. */
type Around = Pick<EditorDeps, 'store' | 'notify'> & {
  change(event: BuilderEvent, kept: Change): boolean
  storePage(made: { page: string; html: string; title: string }): string | null
  saveDirectEdits(): void
  undo: Pick<Undo, 'record' | 'undoDeed'>
}

/** Adding, copying, moving, naming and deleting pages; each with a way back. */
export function createPageOperations({ store, notify, change, storePage, saveDirectEdits, undo }: Around) {
  const names = () => store.get().pages.map((page) => page.name)
  const pageAdded = (name: string): Deed => ({
    kind: 'page-added',
    page: pageNamed(store.get(), name),
    index: names().indexOf(name),
  })

  /** Makes a change; `deed` says afterwards what was done. */
  function make(event: BuilderEvent, kept: Change, deed: () => Deed): boolean {
    const isDone = change(event, kept)
    if (isDone) undo.record(deed())
    return isDone
  }

  return {
    addPage(given: string): boolean {
      const name = plainLine(given)
      return make({ type: 'page-added', name }, { kind: 'page-added', name }, () => pageAdded(name))
    },
    /** A copy of a page as it stands, beside it. @returns its name, null when the project has no room for it */
    duplicatePage(from: string): string | null {
      saveDirectEdits()
      const { html } = pageNamed(store.get(), from)
      const name = pageCopyName(names(), from)
      if (!change({ type: 'page-added', name }, { kind: 'page-added', name })) return null
      if (html !== '') storePage({ page: name, html, title: `Copy of ${from}` })
      const index = names().indexOf(from) + 1
      change({ type: 'page-moved', name, index }, { kind: 'page-moved', name, index })
      undo.record(pageAdded(name))
      return name
    },
    movePage(name: string, index: number): boolean {
      const from = names().indexOf(name)
      return make({ type: 'page-moved', name, index }, { kind: 'page-moved', name, index }, () => ({
        kind: 'page-moved',
        name,
        from,
        to: names().indexOf(name),
      }))
    },
    /** A page becomes Home; the one that was stays under another name. @returns that name, null when it cannot be now */
    chooseHome(name: string): string | null {
      saveDirectEdits()
      const chosen = { name, former: formerHomeName(names()) }
      const isDone = make({ type: 'home-chosen', ...chosen }, { kind: 'home-chosen', ...chosen }, () => ({
        kind: 'home-chosen',
        ...chosen,
      }))
      return isDone ? chosen.former : null
    },
    renamePage(from: string, given: string): boolean {
      saveDirectEdits()
      const renamed = { from, to: plainLine(given) }
      return make({ type: 'page-renamed', ...renamed }, { kind: 'page-renamed', ...renamed }, () => ({
        kind: 'page-renamed',
        ...renamed,
      }))
    },
    /** Brings a page back that the version which was switched to does not have, behind the others. */
    bringBack(name: string): boolean {
      const page = store.get().leftOut.find((one) => one.name === name)
      const index = names().length
      if (!page) return false
      return make({ type: 'page-returned', page, index }, { kind: 'page-returned', name, index }, () => pageAdded(name))
    },
    /** Takes a page out; a notice offers the way back. */
    deletePage(name: string): void {
      saveDirectEdits()
      const index = names().indexOf(name)
      const page = store.get().pages[index]
      if (!page) return
      const deed = { kind: 'page-deleted', page, index } as const satisfies Deed
      if (!make({ type: 'page-deleted', name }, { kind: 'page-deleted', name }, () => deed)) return
      async function bringBack() {
        // After something else was done, the page comes back all the same.
        if ((await undo.undoDeed(deed)) === null)
          change({ type: 'page-returned', page: deed.page, index }, { kind: 'page-returned', name, index })
      }
      notify(
        { title: 'Page deleted', description: `${name} is no longer part of this project.`, variant: 'default' },
        { label: 'Undo', run: () => void bringBack() },
      )
    },
  }
}
