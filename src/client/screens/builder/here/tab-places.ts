import type { Present } from '#api/realtime.ts'
import type { SeenPick } from '#client/data/picks.ts'

/** Where a tab is, when that was said last, and since when it is on that page with that picked; in milliseconds. */
export type TabPlace = SeenPick & { at: number; since: number }
type Seen = ReadonlyMap<string, TabPlace>

/**
 * A tab has said where it is, and for how long. The same said again, as with every beat, is no move; neither is a newer version of
 * the page, nor that it is heard for the first time.
 */
export function withPlace(seen: Seen, pick: SeenPick, now: number): Seen {
  const before = seen.get(pick.tab)
  const isStill = before?.page_name === pick.page_name && before.path === pick.path
  return new Map(seen).set(pick.tab, { ...pick, at: now, since: isStill ? before.since : now - (pick.still_ms ?? 0) })
}

/** What was said so long ago is forgotten; the same map when nothing was. */
export function withoutOld(seen: Seen, oldest: number): Seen {
  const kept = [...seen].filter(([, { at }]) => at >= oldest)
  return kept.length < seen.size ? new Map(kept) : seen
}

type Where = { tabs: readonly Present[]; seen: Seen }

/** Where a person moved last, in whichever of their tabs. */
export function lastOf({ tabs, seen }: Where, userId: string): TabPlace | undefined {
  return tabs
    .flatMap(({ tab, user_id }) => (user_id === userId ? (seen.get(tab) ?? []) : []))
    .toSorted((a, b) => a.since - b.since)
    .at(-1)
}

/** Everybody once, in however many tabs: by the one in which they moved last. */
export function peopleOf({ tabs, seen }: Where): Present[] {
  return [...new Set(tabs.map(({ user_id }) => user_id))].flatMap((userId) => {
    const last = lastOf({ tabs, seen }, userId)?.tab
    const theirs = tabs.filter(({ user_id }) => user_id === userId)
    return theirs.find(({ tab }) => tab === last) ?? theirs[0] ?? []
  })
}
