import type { Publishing } from '#api/sites.ts'
import { siteLimitReason, sitesOf, type SiteLimits } from '#rules/site-limits.ts'
import type { Visibility } from '#rules/sites.ts'
import { siteNameProblem } from '#rules/site-names.ts'
import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'
import { lockProfile } from '../../db/queries/profiles.ts'
import { lockProject, type ProjectRow } from '../../db/queries/projects.ts'
import type { SiteRow } from '../../db/queries/served-sites.ts'
import { countOtherSites, findSite, takenNames } from '../../db/queries/sites.ts'
import { holdWorkspace } from '../../db/queries/workspaces.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'
import { planOf } from '#rules/plans.ts'
import { takenWords } from './check-name.ts'
import { publishingOf } from './read-publishing.ts'

/** What a change of a site may look at: everything is held until it is done. */
export type HeldSite = {
  project: ProjectRow
  /** null: nothing was published yet */
  site: SiteRow | null
  limits: SiteLimits
  /** throws PLAN_LIMIT where the plan does not take what is wanted */
  needPlan(wanted: { badge: boolean; visibility: Visibility; bytes?: number }): Promise<void>
  /** throws CONFLICT when no site can be called so, or somebody else has the name */
  needName(name: string): Promise<void>
}

/**
 * Changes the site of a project in one transaction and tells every process what visitors get from then on. Workspace, the
 * owner's profile, project: the order in which everybody takes them. Throws NOT_FOUND and what `change` throws.
 */
export async function changeSite(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  projectId: string,
  change: (tx: Tx, held: HeldSite) => Promise<SiteRow>,
): Promise<Publishing> {
  const { config } = services
  if (!config.publish)
    throw new AppError('UNAVAILABLE', 'This host publishes nothing yet: PUBLISH_ORIGIN is not set. Downloads work.')
  return transact(services.db, async (tx) => {
    const { workspaceId } = await projectFor(tx, person, projectId, 'publish')
    const workspace = await holdWorkspace(tx, workspaceId)
    if (!workspace) throw new AppError('NOT_FOUND')
    const { ownerId } = workspace
    const plan = planOf((await lockProfile(tx, ownerId))?.plan)
    const project = await lockProjectFor(tx, person, projectId, 'publish')
    const before = await findSite(tx, projectId)
    const limits = sitesOf(plan, config.billing)
    const after = await change(tx, {
      project,
      site: before,
      limits,
      async needPlan({ badge, visibility, bytes = 0 }) {
        const sites = (await countOtherSites(tx, ownerId, projectId)) + 1
        const reason = siteLimitReason(plan, limits, { sites, badge, visibility, bytes })
        if (reason) throw new AppError('PLAN_LIMIT', reason, { plan })
      },
      async needName(name) {
        const problem = siteNameProblem(name)
        if (problem) throw new AppError('CONFLICT', problem)
        if ((await takenNames(tx, [name], { projectId, workspaceId })).has(name))
          throw new AppError('CONFLICT', `${takenWords} Choose another address; nothing was published.`)
      },
    })
    await announceSite(tx, after, before?.name)
    return publishingOf(services, tx, (await lockProject(tx, projectId)) ?? project)
  })
}

/** Tells every process that what a site answers has changed, once the transaction commits. */
export async function announceSite(tx: Tx, site: SiteRow, formerName = site.name): Promise<void> {
  const { id: site_id, projectId: project_id, workspaceId: workspace_id } = site
  const names = new Set([site.name, formerName])
  await publish(
    tx,
    [...names].map((name) => ({ type: 'site' as const, site_id, project_id, workspace_id, name })),
  )
}

/** A site that there is, and that nobody but the host may bring back when it was taken down. */
export function needSite(site: SiteRow | null): SiteRow {
  if (!site) throw new AppError('NOT_FOUND')
  if (site.state === 'taken_down')
    throw new AppError('CONFLICT', 'The host took this site down. Write to them before it can be changed.')
  return site
}
