import { homePage } from '#rules/chat.ts'
import {
  beingMade,
  newPageProblem,
  pageLockReason as lockReason,
  pageNameProblem as nameProblem,
} from '#rules/pages.ts'
import { plainLine } from '#rules/plain-text.ts'
import type { Page, BuilderState, Version } from './types.ts'

/** The page of that name, or Home when there is none. */
export function pageNamed(builder: BuilderState, name: string): Page {
  return builder.pages.find((page) => page.name === name) ?? (builder.pages[0] as Page)
}

/** A page as it stands, with what was changed by hand, by others too. */
export function shownHtml(builder: BuilderState, page: string): string {
  return builder.directEdits[page] ?? builder.grounds[page]?.html ?? pageNamed(builder, page).html
}

/** Every name that is taken: what is not in this version keeps its own. */
const namesOf = ({ pages, leftOut }: BuilderState) => [...pages, ...leftOut].map(({ name }) => name)

/** Why a page cannot be called so, or null. `self` is the page's present name while it is renamed. */
export function pageNameProblem(builder: BuilderState, name: string, self?: string): string | null {
  const names = namesOf(builder)
  return self === undefined ? newPageProblem(names, name, builder.maxPages) : nameProblem(names, name, self)
}

/** Why a page cannot be renamed or deleted, or null. */
export function pageLockReason(builder: BuilderState, name: string): string | null {
  return lockReason(name, builder.turn?.page === name)
}

/** A free name for another page: 'Page 2', 'Page 3' … */
export function nextPageName(builder: BuilderState): string {
  for (let number = builder.pages.length + 1; ; number++)
    if (nameProblem(namesOf(builder), `Page ${number}`) === null) return `Page ${number}`
}

export function addPage(builder: BuilderState, name: string): BuilderState {
  if (pageNameProblem(builder, name) !== null) return builder
  const page = { name: plainLine(name), html: '', version: null }
  return { ...builder, chats: putAside(builder.chats, page.name), pages: [...builder.pages, page] }
}

/** A new name everywhere the old one stood: the chat, the draft and every restore point. */
export function renamePage(builder: BuilderState, from: string, to: string): BuilderState {
  const name = plainLine(to)
  if (pageLockReason(builder, from) !== null || pageNameProblem(builder, name, from) !== null) return builder
  const move = <T>(table: Record<string, T>) => renameKey(table, from, name)
  const renamed = (version: Version): Version => ({
    ...version,
    page: version.page === from ? name : version.page,
    pageData: version.pageData && move(version.pageData),
    current: move(version.current),
  })
  return {
    ...builder,
    pages: builder.pages.map((page) => (page.name === from ? { ...page, name } : page)),
    chats: move(putAside(builder.chats, name)),
    drafts: move(builder.drafts),
    versions: builder.versions.map(renamed),
    undo: null,
  }
}

/** Takes a page out of the project. Its chat and its versions stay, so that `returnPage` brings it back whole. */
export function deletePage(builder: BuilderState, name: string): BuilderState {
  if (pageLockReason(builder, name) !== null) return builder
  const without = (pages: Page[]) => pages.filter((page) => page.name !== name)
  return { ...builder, pages: without(builder.pages), leftOut: without(builder.leftOut), undo: null }
}

/** Puts a deleted page back where it was, or one that is not in this version behind the others. */
export function returnPage(builder: BuilderState, page: Page, index: number): BuilderState {
  if (builder.pages.some((other) => other.name === page.name)) return builder
  const leftOut = builder.leftOut.filter(({ name }) => name !== page.name)
  return { ...builder, pages: builder.pages.toSpliced(index, 0, page), leftOut }
}

/** Puts a page at another place of the list. Home stays first. */
export function movePage(builder: BuilderState, name: string, index: number): BuilderState {
  const from = builder.pages.findIndex((page) => page.name === name)
  const page = builder.pages[from]
  const to = Math.min(Math.max(1, index), builder.pages.length - 1)
  if (!page || from === 0 || from === to) return builder
  return { ...builder, pages: builder.pages.toSpliced(from, 1).toSpliced(to, 0, page) }
}

/** Why a page cannot become Home, or null. */
export function homeLockReason(builder: BuilderState, name: string): string | null {
  if (name === homePage) return 'This is Home already.'
  return builder.turn && [name, homePage].includes(builder.turn.page) ? beingMade : null
}

/** A page becomes Home, with its chat and versions; the one that was Home is called `former` and takes its place. */
export function chooseHome(builder: BuilderState, name: string, former: string): BuilderState {
  const index = builder.pages.findIndex((page) => page.name === name)
  const [home, page] = [builder.pages[0], builder.pages[index]]
  const others = namesOf(builder).filter((other) => other !== name)
  if (!home || !page || homeLockReason(builder, name) !== null || nameProblem(others, former) !== null) return builder
  // Both move at once: Home has no name of its own meanwhile.
  const move = <T>(table: Record<string, T>) =>
    renameKey(renameKey(renameKey(table, homePage, ''), name, homePage), '', former)
  const renamed = new Map([
    [homePage, former],
    [name, homePage],
  ])
  return {
    ...builder,
    pages: builder.pages.with(0, { ...page, name: homePage }).with(index, { ...home, name: former }),
    chats: move(former === name ? builder.chats : putAside(builder.chats, former)),
    drafts: move(builder.drafts),
    versions: builder.versions.map((version) => ({
      ...version,
      page: renamed.get(version.page) ?? version.page,
      pageData: version.pageData && move(version.pageData),
      current: move(version.current),
    })),
    undo: null,
  }
}

/** The chat of a deleted page stays reachable, folded away, when another page takes its name. */
function putAside(chats: BuilderState['chats'], name: string): BuilderState['chats'] {
  const messages = (chats[name] ?? []).flatMap((entry) => (entry.role === 'hidden' ? entry.messages : [entry]))
  if (messages.length === 0) return chats
  return { ...chats, [name]: [{ role: 'hidden', id: `deleted-${messages[0]?.id}`, messages, before: null }] }
}

/** `from` takes the place of `to` when both exist; lists are joined. */
function renameKey<T>(table: Record<string, T>, from: string, to: string): Record<string, T> {
  const { [from]: moved, [to]: there, ...rest } = table
  if (moved === undefined) return table
  const joined = Array.isArray(there) && Array.isArray(moved) ? ([...there, ...moved] as T) : moved
  return { ...rest, [to]: joined }
}
