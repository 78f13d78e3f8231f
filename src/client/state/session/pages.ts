import { homePage } from '#rules/chat.ts'
import {
  beingMade,
  newPageProblem,
  pageLockReason as lockReason,
  pageNameProblem as nameProblem,
} from '#rules/pages.ts'
import { plainLine } from '#rules/plain-text.ts'
import type { Page, Session, Version } from './types.ts'

/** The page of that name, or Home when there is none. */
export function pageNamed(session: Session, name: string): Page {
  return session.pages.find((page) => page.name === name) ?? (session.pages[0] as Page)
}

/** A page as it stands, with what was changed by hand. */
export function shownHtml(session: Session, page: string): string {
  return session.hand[page] ?? pageNamed(session, page).html
}

/** Every name that is taken: what is not in this version keeps its own. */
const namesOf = ({ pages, leftOut }: Session) => [...pages, ...leftOut].map(({ name }) => name)

/** Why a page cannot be called so, or null. `self` is the page's present name while it is renamed. */
export function pageNameProblem(session: Session, name: string, self?: string): string | null {
  const names = namesOf(session)
  return self === undefined ? newPageProblem(names, name, session.maxPages) : nameProblem(names, name, self)
}

/** Why a page cannot be renamed or deleted, or null. */
export function pageLockReason(session: Session, name: string): string | null {
  return lockReason(name, session.turn?.page === name)
}

/** A free name for another page: 'Page 2', 'Page 3' … */
export function nextPageName(session: Session): string {
  for (let number = session.pages.length + 1; ; number++)
    if (nameProblem(namesOf(session), `Page ${number}`) === null) return `Page ${number}`
}

export function addPage(session: Session, name: string): Session {
  if (pageNameProblem(session, name) !== null) return session
  const page = { name: plainLine(name), html: '', version: null }
  return { ...session, chats: putAside(session.chats, page.name), pages: [...session.pages, page] }
}

/** A new name everywhere the old one stood: the chat, the draft and every restore point. */
export function renamePage(session: Session, from: string, to: string): Session {
  const name = plainLine(to)
  if (pageLockReason(session, from) !== null || pageNameProblem(session, name, from) !== null) return session
  const move = <T>(table: Record<string, T>) => renameKey(table, from, name)
  const renamed = (version: Version): Version => ({
    ...version,
    page: version.page === from ? name : version.page,
    pageData: version.pageData && move(version.pageData),
    current: move(version.current),
  })
  return {
    ...session,
    pages: session.pages.map((page) => (page.name === from ? { ...page, name } : page)),
    chats: move(putAside(session.chats, name)),
    drafts: move(session.drafts),
    versions: session.versions.map(renamed),
    undo: null,
  }
}

/** Takes a page out of the project. Its chat and its versions stay, so that `returnPage` brings it back whole. */
export function deletePage(session: Session, name: string): Session {
  if (pageLockReason(session, name) !== null) return session
  const without = (pages: Page[]) => pages.filter((page) => page.name !== name)
  return { ...session, pages: without(session.pages), leftOut: without(session.leftOut), undo: null }
}

/** Puts a deleted page back where it was, or one that is not in this version behind the others. */
export function returnPage(session: Session, page: Page, index: number): Session {
  if (session.pages.some((other) => other.name === page.name)) return session
  const leftOut = session.leftOut.filter(({ name }) => name !== page.name)
  return { ...session, pages: session.pages.toSpliced(index, 0, page), leftOut }
}

/** Puts a page at another place of the list. Home stays first. */
export function movePage(session: Session, name: string, index: number): Session {
  const from = session.pages.findIndex((page) => page.name === name)
  const page = session.pages[from]
  const to = Math.min(Math.max(1, index), session.pages.length - 1)
  if (!page || from === 0 || from === to) return session
  return { ...session, pages: session.pages.toSpliced(from, 1).toSpliced(to, 0, page) }
}

/** Why a page cannot become Home, or null. */
export function homeLockReason(session: Session, name: string): string | null {
  if (name === homePage) return 'This is Home already.'
  return session.turn && [name, homePage].includes(session.turn.page) ? beingMade : null
}

/** A page becomes Home, with its chat and versions; the one that was Home is called `former` and takes its place. */
export function chooseHome(session: Session, name: string, former: string): Session {
  const index = session.pages.findIndex((page) => page.name === name)
  const [home, page] = [session.pages[0], session.pages[index]]
  const others = namesOf(session).filter((other) => other !== name)
  if (!home || !page || homeLockReason(session, name) !== null || nameProblem(others, former) !== null) return session
  // Both move at once: Home has no name of its own meanwhile.
  const move = <T>(table: Record<string, T>) =>
    renameKey(renameKey(renameKey(table, homePage, ''), name, homePage), '', former)
  const renamed = new Map([
    [homePage, former],
    [name, homePage],
  ])
  return {
    ...session,
    pages: session.pages.with(0, { ...page, name: homePage }).with(index, { ...home, name: former }),
    chats: move(former === name ? session.chats : putAside(session.chats, former)),
    drafts: move(session.drafts),
    versions: session.versions.map((version) => ({
      ...version,
      page: renamed.get(version.page) ?? version.page,
      pageData: version.pageData && move(version.pageData),
      current: move(version.current),
    })),
    undo: null,
  }
}

/** The chat of a deleted page stays reachable, folded away, when another page takes its name. */
function putAside(chats: Session['chats'], name: string): Session['chats'] {
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
