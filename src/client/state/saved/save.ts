import type { Session } from '../session/types.ts'
import { currentOf, pageDataOf } from '../session/versions.ts'
import { type BrowserStorage, type SavedName, savedKeys } from './keys.ts'

/** One value that is kept of a session: written again when one of its parts has changed; `null` removes it. */
export type Kept = { key: string; parts: (session: Session) => unknown[]; value: (session: Session) => unknown }

/** What is kept of the browser's own project. The most precious come first. */
const values: Record<SavedName, Omit<Kept, 'key'>> = {
  drafts: { parts: (session) => [session.drafts], value: (session) => session.drafts },
  pageData: { parts: (session) => [session.pages], value: (session) => pageDataOf(session.pages) },
  chats: { parts: (session) => [session.chats], value: (session) => session.chats },
  project: {
    parts: (session) => [session.pages, session.mode, session.leftOut],
    value: ({ pages, mode, leftOut }) => ({
      order: pages.map((page) => page.name),
      current: currentOf(pages),
      mode,
      ...(leftOut.length > 0 ? { leftOut } : {}),
    }),
  },
  running: {
    parts: ({ turn }) => [turn?.turn, turn?.id],
    value: ({ turn }) => turn && runningOf(turn),
  },
  structure: { parts: (session) => [session.structure], value: (session) => session.structure },
  restorePoints: { parts: (session) => [session.versions], value: (session) => session.versions },
}

const browserKept: Kept[] = (Object.keys(values) as SavedName[]).map((name) => ({
  key: savedKeys[name],
  ...values[name],
}))

export function runningOf({
  turn,
  id,
  page,
  prompt,
  mode,
  base,
  about,
  continues,
  replaces,
  sentAt,
}: NonNullable<Session['turn']>) {
  const asked = { ...(about ? { about } : {}), ...(continues ? { continues } : {}) }
  return { turn, id, page, prompt, mode, base, replaces, sentAt, ...asked }
}

export type Saver = {
  /** Writes what changed since the last call. False when the browser took not all of it; the next call tries again. */
  save(session: Session): boolean
  /** The storage holds this session already: another tab wrote it. */
  rebase(session: Session): void
}

/** Keeps a session in the browser. `initial` is what was just loaded from there. */
export function createSaver(storage: BrowserStorage, initial: Session, kept: readonly Kept[] = browserKept): Saver {
  const written = new Map<string, unknown[]>()
  const rebase = (session: Session) => kept.forEach(({ key, parts }) => written.set(key, parts(session)))
  rebase(initial)
  return {
    save(session) {
      let all = true
      for (const { key, parts, value } of kept) {
        const now = parts(session)
        if (same(now, written.get(key))) continue
        if (write(storage, key, textOf(value(session)))) written.set(key, now)
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
