import type { Project } from '#api/projects.ts'
import { type KeptWork, keptWork, markWork } from '../state/local-work/kept.ts'
import { browserStorage, logInvalid } from '../state/saved/browser-storage.ts'
import { importLocalProject } from './projects.ts'

/** What a visitor made in this browser and is in no account yet. */
export function findKeptWork(): KeptWork | null {
  return keptWork(browserStorage, () => crypto.randomUUID())
}

/** It is not offered again until it changes. */
export function putOffKeptWork(work: KeptWork): void {
  markWork(browserStorage, work, 'later')
}

/** Makes a project of it; null when there is nothing. The copy in this browser stays, and counts as imported only after the answer. */
export async function importKeptWork(workspaceId: string): Promise<Project | null> {
  const work = findKeptWork()
  if (!work) return null
  markWork(browserStorage, work, 'kept')
  // Reading a visitor's work takes the builder's code, which few need here.
  const [{ loadSession }, { asImport }] = await Promise.all([
    import('../state/saved/load.ts'),
    import('../state/local-work/as-import.ts'),
  ])
  const session = loadSession(browserStorage, logInvalid)
  const project = await importLocalProject({
    workspace_id: workspaceId,
    import_id: work.id,
    work: asImport(session),
  })
  markWork(browserStorage, work, 'imported')
  return project
}
