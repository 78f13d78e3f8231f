import type { BuilderState } from '../builder/types.ts'
import { currentOf, pageDataOf } from '../builder/versions.ts'
import { type BrowserStorage, type SavedName, savedKeys } from './keys.ts'

/** One value that is kept of a builder: written again when one of its parts has changed; `null` removes it. */
export type SavedValue = {
  key: string
  parts: (builder: BuilderState) => unknown[]
  value: (builder: BuilderState) => unknown
}

/** What is kept of the browser's own project. The most precious come first. */
const values: Record<SavedName, Omit<SavedValue, 'key'>> = {
  drafts: { parts: (builder) => [builder.drafts], value: (builder) => builder.drafts },
  pageData: { parts: (builder) => [builder.pages], value: (builder) => pageDataOf(builder.pages) },
  chats: { parts: (builder) => [builder.chats], value: (builder) => builder.chats },
  project: {
    parts: (builder) => [builder.pages, builder.mode, builder.leftOut],
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
  structure: { parts: (builder) => [builder.structure], value: (builder) => builder.structure },
  restorePoints: { parts: (builder) => [builder.versions], value: (builder) => builder.versions },
}

const browserKept: SavedValue[] = (Object.keys(values) as SavedName[]).map((name) => ({
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
  keepsBase,
  replaces,
  sentAt,
}: NonNullable<BuilderState['turn']>) {
  const asked = { ...(about ? { about } : {}), ...(continues ? { continues } : {}) }
  return { turn, id, page, prompt, mode, base, replaces, sentAt, keepsBase, ...asked }
}

export type Saver = {
  /** Writes what changed since the last call. False when the browser took not all of it; the next call tries again. */
  save(builder: BuilderState): boolean
  /** The storage holds this builder already: another tab wrote it. */
  rebase(builder: BuilderState): void
}

/** Keeps a builder in the browser. `initial` is what was just loaded from there. */
export function createSaver(
  storage: BrowserStorage,
  initial: BuilderState,
  kept: readonly SavedValue[] = browserKept,
): Saver {
  const written = new Map<string, unknown[]>()
  const rebase = (builder: BuilderState) => kept.forEach(({ key, parts }) => written.set(key, parts(builder)))
  rebase(initial)
  return {
    save(builder) {
      let all = true
      for (const { key, parts, value } of kept) {
        const now = parts(builder)
        if (same(now, written.get(key))) continue
        if (write(storage, key, textOf(value(builder)))) written.set(key, now)
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
