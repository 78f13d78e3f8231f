import type { BuilderState, ChatItem, HiddenGroup, Message, Page, Version } from './types.ts'
import { pageNamed } from './pages.ts'
import { pagesOf } from './versions.ts'

/** The name of what a switch put aside; the same wherever it is made up from. */
export function hiddenGroupId(version: string, before: string | null): string {
  return `hidden-${version}-${before ?? 'start'}`
}

/** Begins a switch; refused while a page is made or when the restore point is gone. */
export function beginRestore(builder: BuilderState, version: string): BuilderState {
  const known = builder.versions.some((point) => point.id === version)
  return builder.turn || builder.restoring || !known ? builder : { ...builder, restoring: version }
}

/**
 * Replaces all pages and the structure by those of the restore point that was asked for and truncates its chat
 * to the message of that version. What came later is put aside in a hidden group, never thrown away.
 */
export function finishRestore(builder: BuilderState): BuilderState {
  const version = builder.versions.find((point) => point.id === builder.restoring)
  const pages = version && pagesOf(version, builder.pages)
  if (!version || !pages) return { ...builder, restoring: null }
  return { ...replaced(builder, version, pages), restoring: null }
}

/** One page shows a version of it again, with its chat truncated to it; all other pages stay as they are. */
export function switchPage(builder: BuilderState, id: string, html: string): BuilderState {
  const version = builder.versions.find((point) => point.id === id)
  const page = builder.pages.find(({ name }) => name === version?.page)
  if (!version || !page || builder.turn || builder.restoring) return builder
  const pages = builder.pages.map((other) => (other === page ? { ...page, html, version: id } : other))
  return replaced(builder, version, pages)
}

function replaced(builder: BuilderState, version: Version, pages: Page[]): BuilderState {
  const before = builder.pages.find((page) => page.name === version.page)?.version ?? null
  const group = hiddenGroupId(version.id, before)
  return {
    ...builder,
    pages,
    leftOut: leftOutBy(builder, pages),
    structure: version.jsonStructure,
    chats: {
      ...builder.chats,
      [version.page]: truncate(builder.chats[version.page] ?? [], version, { id: group, before }),
    },
    undo: { group, pages: builder.pages, structure: builder.structure },
  }
}

/** The pages that are not among these any more, or were left out before. */
function leftOutBy({ pages: shown, leftOut }: BuilderState, pages: Page[]): Page[] {
  const names = new Set(pages.map(({ name }) => name))
  return [...leftOut, ...shown].filter(({ name }) => !names.has(name))
}

/** The group whose restore can still be undone in this chat: nothing was said since. */
export function undoable(builder: BuilderState, page: string): HiddenGroup | null {
  const last = builder.chats[page]?.at(-1)
  if (last?.role !== 'hidden' || builder.turn || builder.restoring) return null
  const { version } = pageNamed(builder, page)
  // What was stored by hand since says nothing in the chat.
  if (version !== null && last.id !== hiddenGroupId(version, last.before)) return null
  const kept = builder.versions.some((point) => point.id === last.before)
  return kept || builder.undo?.group === last.id ? last : null
}

/** Brings the hidden messages of the last restore back, and the pages as they were before it. */
export function undoRestore(builder: BuilderState, page: string): BuilderState {
  const group = undoable(builder, page)
  if (!group) return builder
  const point = builder.versions.find((version) => version.id === group.before)
  const before =
    builder.undo?.group === group.id
      ? { pages: builder.undo.pages, structure: builder.undo.structure }
      : {
          pages: (point && pagesOf(point, builder.pages)) ?? builder.pages,
          structure: point?.jsonStructure ?? builder.structure,
        }
  const chat = (builder.chats[page] ?? []).slice(0, -1)
  return {
    ...builder,
    ...before,
    leftOut: leftOutBy(builder, before.pages),
    chats: { ...builder.chats, [page]: [...chat, ...group.messages] },
    undo: null,
  }
}

function truncate(chat: ChatItem[], version: Version, group: { id: string; before: string | null }): ChatItem[] {
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
function lastSaid(chat: ChatItem[], { id, maker, timestamp }: Version): string | null {
  const answers = flat(chat).filter((message) => message.role === 'assistant')
  const own = answers.find((message) => message.version?.id === id)
  if (own) return own.id
  if (maker?.kind !== 'person') return null
  return answers.findLast(({ at }) => at <= timestamp)?.id ?? ''
}

/** All messages, those of hidden groups included. */
function flat(entries: ChatItem[]): Message[] {
  return entries.flatMap((entry) => (entry.role === 'hidden' ? entry.messages : [entry]))
}
