import type { Entry, HiddenGroup, Message, Page, Session, Version } from './types.ts'
import { pageNamed } from './pages.ts'
import { pagesOf } from './versions.ts'

/** The name of what a switch put aside; the same wherever it is made up from. */
export function hiddenGroupId(version: string, before: string | null): string {
  return `hidden-${version}-${before ?? 'start'}`
}

/** Begins a switch; refused while a page is made or when the restore point is gone. */
export function beginRestore(session: Session, version: string): Session {
  const known = session.versions.some((point) => point.id === version)
  return session.turn || session.restoring || !known ? session : { ...session, restoring: version }
}

/**
 * Replaces all pages and the structure by those of the restore point that was asked for and truncates its chat
 * to the message of that version. What came later is put aside in a hidden group, never thrown away.
 */
export function finishRestore(session: Session): Session {
  const version = session.versions.find((point) => point.id === session.restoring)
  const pages = version && pagesOf(version, session.pages)
  if (!version || !pages) return { ...session, restoring: null }
  return { ...replaced(session, version, pages), restoring: null }
}

/** One page shows a version of it again, with its chat truncated to it; all other pages stay as they are. */
export function switchPage(session: Session, id: string, html: string): Session {
  const version = session.versions.find((point) => point.id === id)
  const page = session.pages.find(({ name }) => name === version?.page)
  if (!version || !page || session.turn || session.restoring) return session
  const pages = session.pages.map((other) => (other === page ? { ...page, html, version: id } : other))
  return replaced(session, version, pages)
}

function replaced(session: Session, version: Version, pages: Page[]): Session {
  const before = session.pages.find((page) => page.name === version.page)?.version ?? null
  const group = hiddenGroupId(version.id, before)
  return {
    ...session,
    pages,
    leftOut: leftOutBy(session, pages),
    structure: version.jsonStructure,
    chats: {
      ...session.chats,
      [version.page]: truncate(session.chats[version.page] ?? [], version, { id: group, before }),
    },
    undo: { group, pages: session.pages, structure: session.structure },
  }
}

/** The pages that are not among these any more, or were left out before. */
function leftOutBy({ pages: shown, leftOut }: Session, pages: Page[]): Page[] {
  const names = new Set(pages.map(({ name }) => name))
  return [...leftOut, ...shown].filter(({ name }) => !names.has(name))
}

/** The group whose restore can still be undone in this chat: nothing was said since. */
export function undoable(session: Session, page: string): HiddenGroup | null {
  const last = session.chats[page]?.at(-1)
  if (last?.role !== 'hidden' || session.turn || session.restoring) return null
  const { version } = pageNamed(session, page)
  // What was stored by hand since says nothing in the chat.
  if (version !== null && last.id !== hiddenGroupId(version, last.before)) return null
  const kept = session.versions.some((point) => point.id === last.before)
  return kept || session.undo?.group === last.id ? last : null
}

/** Brings the hidden messages of the last restore back, and the pages as they were before it. */
export function undoRestore(session: Session, page: string): Session {
  const group = undoable(session, page)
  if (!group) return session
  const point = session.versions.find((version) => version.id === group.before)
  const before =
    session.undo?.group === group.id
      ? { pages: session.undo.pages, structure: session.undo.structure }
      : {
          pages: (point && pagesOf(point, session.pages)) ?? session.pages,
          structure: point?.jsonStructure ?? session.structure,
        }
  const chat = (session.chats[page] ?? []).slice(0, -1)
  return {
    ...session,
    ...before,
    leftOut: leftOutBy(session, before.pages),
    chats: { ...session.chats, [page]: [...chat, ...group.messages] },
    undo: null,
  }
}

function truncate(chat: Entry[], version: Version, group: { id: string; before: string | null }): Entry[] {
  const last = lastSaid(chat, version)
  if (last === null) return chat
  const index = chat.findIndex((entry) => flat([entry]).some(({ id }) => id === last))
  const inside = flat(chat.slice(Math.max(index, 0), index + 1))
  const place = inside.findIndex(({ id }) => id === last) + 1
  const later = [...inside.slice(place), ...flat(chat.slice(index + 1))]
  const kept = [...chat.slice(0, Math.max(index, 0)), ...inside.slice(0, place)]
  return later.length === 0 ? kept : [...kept, { role: 'hidden', messages: later, ...group }]
}

/**
 * The message that a version came with, null when the chat does not have it. One that a person stored came with none: it
 * follows the last answer before it, or nothing ('').
 */
function lastSaid(chat: Entry[], { id, maker, timestamp }: Version): string | null {
  const answers = flat(chat).filter((message) => message.role === 'assistant')
  const own = answers.find((message) => message.version?.id === id)
  if (own) return own.id
  if (maker?.kind !== 'person') return null
  return answers.findLast(({ at }) => at <= timestamp)?.id ?? ''
}

/** All messages, those of hidden groups included. */
function flat(entries: Entry[]): Message[] {
  return entries.flatMap((entry) => (entry.role === 'hidden' ? entry.messages : [entry]))
}
