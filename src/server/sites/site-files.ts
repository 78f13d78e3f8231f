import type { Services } from '../services.ts'
import { SiteFiles } from './answer-file.ts'

const known = new WeakMap<Services['files'], SiteFiles>()

/** The files of sites as all handlers of this process read them: from one memory. */
export function siteFiles({ files }: Pick<Services, 'files'>): SiteFiles {
  const found = known.get(files) ?? new SiteFiles(files)
  known.set(files, found)
  return found
}
