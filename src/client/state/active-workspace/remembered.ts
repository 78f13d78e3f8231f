const prefix = 'pagewright.active-workspace.'
const keyOf = (userId: string) => `${prefix}${userId}`

/** For a browser that forbids storage: remembered as long as the tab lives. */
const unkept = new Map<string, string>()
const watchers = new Set<() => void>()
let changedAt = 0

/** The workspace a person had active last in this browser. */
export function rememberedWorkspace(userId: string): string | null {
  try {
    return localStorage.getItem(keyOf(userId)) ?? unkept.get(userId) ?? null
  } catch {
    return unkept.get(userId) ?? null
  }
}

/** Remembers it for this person, here and in other tabs; null forgets it, as sign-out does. */
export function rememberWorkspace(userId: string, workspaceId: string | null): void {
  unkept.delete(userId)
  try {
    if (workspaceId === null) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), workspaceId)
  } catch {
    if (workspaceId !== null) unkept.set(userId, workspaceId)
  }
  changedAt = Date.now()
  for (const watcher of watchers) watcher()
}

/** When it changed last, here or in another tab, in milliseconds since 1970; 0 when it did not since the page was loaded. */
export function rememberedChangedAt(): number {
  return changedAt
}

/** Tells of every change, those of other tabs too. Returns how to stop. */
export function watchRemembered(watcher: () => void): () => void {
  function onStorage({ key }: StorageEvent) {
    if (key !== null && !key.startsWith(prefix)) return
    changedAt = Date.now()
    watcher()
  }
  watchers.add(watcher)
  addEventListener('storage', onStorage)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', onStorage)
  }
}
