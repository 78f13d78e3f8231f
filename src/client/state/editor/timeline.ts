import type { KnownPage } from '#design/rebase/element-ids.ts'
import { shownHtml } from '../builder/pages.ts'
import type { Page, BuilderState } from '../builder/types.ts'

/** A page before and after a deed; `id` is the version that showed it, null for none. */
export type PageSnapshot = { html: string; id: string | null }

/** One page before and after a deed. */
export type PageStep = { page: string; before: PageSnapshot; after: PageSnapshot }

/** Something a person did in this tab, with what it takes to undo it and to do it again. */
export type Deed =
  | { kind: 'direct-edit'; page: string; before: KnownPage; after: KnownPage /** 'Text changed' */; label: string }
  /** another version of one page: made by a turn, imported, a section taken back */
  | ({ kind: 'version'; label: string /** other pages that changed with it */; beside?: PageStep[] } & PageStep)
  /** a switch to a version, which may have changed every page */
  | { kind: 'switched'; page: string; before: PageSnapshot; after: PageSnapshot }
  | { kind: 'page-added'; page: Page; index: number }
  | { kind: 'page-deleted'; page: Page; index: number }
  | { kind: 'page-renamed'; from: string; to: string }
  | { kind: 'page-moved'; name: string; from: number; to: number }
  | { kind: 'home-chosen'; name: string; former: string }

/** What was done, oldest first, and what of it was undone, the last one at the end. */
export type Timeline = { done: readonly Deed[]; undone: readonly Deed[] }
export type UndoDirection = 'undo' | 'redo'

export const emptyTimeline: Timeline = { done: [], undone: [] }

/** So many deeds are kept, and so many characters of pages in all of them together. */
const mostDeeds = 100
const mostLength = 20_000_000

/** One more deed; what was undone before it cannot be done again. */
export function recorded({ done }: Timeline, deed: Deed): Timeline {
  const kept = [...done, deed].slice(-mostDeeds)
  let length = kept.reduce((sum, each) => sum + lengthOf(each), 0)
  while (kept.length > 1 && length > mostLength) length -= lengthOf(kept.shift() as Deed)
  return { done: kept, undone: [] }
}

function lengthOf(deed: Deed): number {
  return 'before' in deed ? deed.before.html.length + deed.after.html.length : 0
}

/** The deed that is undone or done again next; those that no longer fit what is there are passed over. */
export function nextDeed(timeline: Timeline, builder: BuilderState, way: UndoDirection): Deed | null {
  if (builder.restoring !== null) return null
  const last = timeline[way === 'undo' ? 'done' : 'undone'].findLast((deed) => fits(deed, builder, way))
  return last && !isBeingMade(last, builder) ? last : null
}

/** The timeline after its next deed was undone or done again. What was passed over is gone. */
export function stepped(timeline: Timeline, deed: Deed, way: UndoDirection): Timeline {
  const { done, undone } = timeline
  if (way === 'undo') return { done: done.slice(0, done.indexOf(deed)), undone: [...undone, deed] }
  return { done: [...done, deed], undone: undone.slice(0, undone.indexOf(deed)) }
}

/** Whether what is there is what the deed left, or what it began with when it is to be done again. */
function fits(deed: Deed, builder: BuilderState, way: UndoDirection): boolean {
  const has = (name: string) => builder.pages.some((page) => page.name === name)
  const isUndo = way === 'undo'
  switch (deed.kind) {
    case 'direct-edit':
      return (
        has(deed.page) &&
        (builder.isShared || shownHtml(builder, deed.page) === (isUndo ? deed.after : deed.before).html)
      )
    case 'version':
    case 'switched': {
      const now = isUndo ? deed.after : deed.before
      // A page cannot be without a version again.
      return has(deed.page) && deed.before.html !== '' && shownHtml(builder, deed.page) === now.html
    }
    case 'page-added':
      return isUndo
        ? builder.pages.some(({ name, html }) => name === deed.page.name && html === deed.page.html)
        : !has(deed.page.name)
    case 'page-deleted':
      return has(deed.page.name) !== isUndo
    case 'page-renamed':
      return isUndo ? has(deed.to) && !has(deed.from) : has(deed.from) && !has(deed.to)
    case 'page-moved':
      return builder.pages[isUndo ? deed.to : deed.from]?.name === deed.name
    case 'home-chosen':
      return isUndo ? has(deed.former) && !has(deed.name) : has(deed.name) && !has(deed.former)
  }
}

/** What is being made is not changed meanwhile, but by hand. */
function isBeingMade(deed: Deed, { turn, byHand }: BuilderState): boolean {
  if (!turn) return false
  if (deed.kind === 'direct-edit' && byHand === deed.page) return false
  return deed.kind === 'switched' || deed.kind === 'home-chosen' || pageOf(deed, 'undo') === turn.page
}

/** The page that a deed is about, as it is called before it is undone or done again. */
export function pageOf(deed: Deed, way: UndoDirection): string {
  switch (deed.kind) {
    case 'page-added':
    case 'page-deleted':
      return deed.page.name
    case 'page-renamed':
      return way === 'undo' ? deed.to : deed.from
    case 'page-moved':
    case 'home-chosen':
      return deed.name
    default:
      return deed.page
  }
}

/** What a deed was, in words: 'Text changed'. */
export function labelOf(deed: Deed): string {
  switch (deed.kind) {
    case 'direct-edit':
    case 'version':
      return deed.label
    case 'switched':
      return 'Switched version'
    case 'page-added':
      return `Added ${deed.page.name}`
    case 'page-deleted':
      return `Deleted ${deed.page.name}`
    case 'page-renamed':
      return `Renamed ${deed.from}`
    case 'page-moved':
      return `Moved ${deed.name}`
    case 'home-chosen':
      return `Made ${deed.name} Home`
  }
}
