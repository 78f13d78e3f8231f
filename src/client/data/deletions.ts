import { useSyncExternalStore } from 'react'

/**
 * Deletions that can still be taken back. They wait in this tab: one that closes before has deleted nothing.
 * `run` deletes for good and tells by itself when that fails.
 */
let waiting: ReadonlyMap<string, () => Promise<void>> = new Map()
const watchers = new Set<() => void>()

function set(next: typeof waiting) {
  waiting = next
  for (const watcher of watchers) watcher()
}

export function deleteLater(id: string, run: () => Promise<void>): void {
  set(new Map([...waiting, [id, run]]))
}

/** Takes a deletion back. False when it was carried out already. */
export function undoDeletion(id: string): boolean {
  if (!waiting.has(id)) return false
  set(new Map([...waiting].filter(([other]) => other !== id)))
  return true
}

/** Deletes now, or everything that waits: something else depends on it. */
export async function deleteNow(ids: readonly string[] = [...waiting.keys()]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      const run = waiting.get(id)
      if (!run || running.has(id)) return running.get(id)
      // It is out of sight until the answer is there.
      const ending = run().finally(() => {
        running.delete(id)
        undoDeletion(id)
      })
      running.set(id, ending)
      return ending
    }),
  )
}

const running = new Map<string, Promise<void>>()

/** Whether a deletion can still be taken back. */
export function canUndoDeletion(id: string): boolean {
  return waiting.has(id) && !running.has(id)
}

/** What is about to be deleted, and is out of sight already. */
export function useDeletions(): ReadonlyMap<string, unknown> {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => waiting,
    () => waiting,
  )
}
