import type { Project } from '#api/projects.ts'
import { markWork, type PendingImport, readPendingImport } from '../state/local-work/pending-import.ts'
import { browserStorage } from '../state/saved/browser-storage.ts'

/** What a visitor made in this browser and is in no account yet. */
export function findPendingImport(): PendingImport | null {
  return readPendingImport(browserStorage, () => crypto.randomUUID())
}

/** It is not offered again until it changes. */
export function postponeImport(work: PendingImport): void {
  markWork(browserStorage, work, 'later')
}

/** Makes a project of it; null when there is none. Its code reads a visitor's work like the builder does, and comes when it is needed. */
export async function addLocalWork(workspaceId: string): Promise<Project | null> {
  const { importLocalWork } = await import('./import-local-work.ts')
  return importLocalWork(workspaceId)
}
