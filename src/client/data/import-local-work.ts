import type { Project } from '#api/projects.ts'
import { asImport } from '../state/local-work/as-import.ts'
import { markWork } from '../state/local-work/pending-import.ts'
import { browserStorage, logInvalid } from '../state/saved/browser-storage.ts'
import { loadBuilder } from '../state/saved/load.ts'
import { findPendingImport } from './local-work.ts'
import { importLocalProject } from './projects.ts'

/** Makes a project of a visitor's work; null when there is none. The copy in this browser stays, and counts as imported only after the answer. */
export async function importLocalWork(workspaceId: string): Promise<Project | null> {
  const work = findPendingImport()
  if (!work) return null
  markWork(browserStorage, work, 'kept')
  const project = await importLocalProject({
    workspace_id: workspaceId,
    import_id: work.id,
    work: asImport(loadBuilder(browserStorage, logInvalid)),
  })
  markWork(browserStorage, work, 'imported')
  return project
}
