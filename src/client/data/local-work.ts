import type { Project } from '#api/projects.ts'
import { type KeptWork, keptWork, markWork } from '../state/local-work/kept.ts'
import { browserStorage } from '../state/saved/browser-storage.ts'

/** What a visitor made in this browser and is in no account yet. */
export function findKeptWork(): KeptWork | null {
  return keptWork(browserStorage, () => crypto.randomUUID())
}

/** It is not offered again until it changes. */
export function putOffKeptWork(work: KeptWork): void {
  markWork(browserStorage, work, 'later')
}

/** Makes a project of it; null when there is none. Its code reads a visitor's work like the builder does, and comes when it is needed. */
export async function addKeptWork(workspaceId: string): Promise<Project | null> {
  const { importKeptWork } = await import('./import-kept-work.ts')
  return importKeptWork(workspaceId)
}
