import type { Session } from '../session/types.ts'
import { currentOf, pageDataOf } from '../session/versions.ts'
import { type BrowserStorage, type SavedName, savedKeys } from './keys.ts'

/** What is kept of a session, value by value; `null` removes the value. The most precious come first. */
const kept: Record<SavedName, { parts: (session: Session) => unknown[]; value: (session: Session) => unknown }> = {
  drafts: { parts: (session) => [session.drafts], value: (session) => session.drafts },
  pageData: { parts: (session) => [session.pages], value: (session) => pageDataOf(session.pages) },
  chats: { parts: (session) => [session.chats], value: (session) => session.chats },
  project: {
    parts: (session) => [session.pages, session.mode],
    value: ({ pages, mode }) => ({ order: pages.map((page) => page.name), current: currentOf(pages), mode }),
  },
  running: {
    parts: ({ turn }) => [turn?.turn, turn?.id],
    value: ({ turn }) => turn && runningOf(turn),
  },
  structure: { parts: (session) => [session.structure], value: (session) => session.structure },
  restorePoints: { parts: (session) => [session.versions], value: (session) => session.versions },
}

function runningOf({ turn, id, page, prompt, mode, base, replaces, sentAt }: NonNullable<Session['turn']>) {
  return { turn, id, page, prompt, mode, base, replaces, sentAt }
}

export type Saver = {
  /** Writes what changed since the last call. False when the browser took not all of it; the next call tries again. */
  save(session: Session): boolean
  /** The storage holds this session already: another tab wrote it. */
  rebase(session: Session): void
}

/** Keeps a session in the browser. `initial` is what was just loaded from there. */
export function createSaver(storage: BrowserStorage, initial: Session): Saver {
  const names = Object.keys(kept) as SavedName[]
  const written = new Map<SavedName, unknown[]>()
  const rebase = (session: Session) => names.forEach((name) => written.set(name, kept[name].parts(session)))
  rebase(initial)
  return {
    save(session) {
      let all = true
      for (const name of names) {
        const parts = kept[name].parts(session)
        if (same(parts, written.get(name))) continue
        if (write(storage, savedKeys[name], textOf(kept[name].value(session)))) written.set(name, parts)
        else all = false
      }
      return all
    },
    rebase,
  }
}

function write(storage: BrowserStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

function same(a: unknown[], b: unknown[] | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((part, index) => part === b[index])
}
