import type { Permission } from '#rules/permissions.ts'
import type { Db, Tx } from '../../db/database.ts'
import { findSiteOf, type SiteOf } from '../../db/queries/site-of.ts'
import { AppError } from '../../errors.ts'
import { projectFor } from '../../policies/access.ts'
import type { Person } from '../../services.ts'

/** The site of a project for a member of its workspace; null while it has none. Throws NOT_FOUND and FORBIDDEN. */
export async function siteOf(
  db: Db | Tx,
  person: Person,
  projectId: string,
  action: Permission,
): Promise<SiteOf | null> {
  await projectFor(db, person, projectId, action)
  return findSiteOf(db, projectId)
}

/** The same where nothing can be done without one. Throws NOT_FOUND, FORBIDDEN and CONFLICT. */
export async function needSiteOf(db: Db | Tx, person: Person, projectId: string, action: Permission): Promise<SiteOf> {
  const site = await siteOf(db, person, projectId, action)
  if (!site) throw new AppError('CONFLICT', 'This project has no site yet. Publish it first.')
  return site
}
