import type { PageToPublish, Publishing, Release } from '#api/sites.ts'
import { pagePaths } from '#exporters/site/paths.ts'
import { sitesOf } from '#rules/site-limits.ts'
import { hiddenUntil } from '#rules/sites.ts'
import type { Db, Tx } from '../../db/database.ts'
import { findMainDomain } from '../../db/queries/domains.ts'
import { findUser } from '../../db/queries/people.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import { findRelease, findSite, listReleaseRows, listShownVersions, type ShownVersion } from '../../db/queries/sites.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import type { ReleasedPage } from '../../db/sites-schema.ts'
import { projectFor } from '../../policies/access.ts'
import { releaseAnswer, siteAnswer } from '../../presenters/sites.ts'
import { siteUrl } from '../../publish-origin.ts'
import type { Person, Services } from '../../services.ts'
import { freeSiteName } from './suggest-name.ts'

/** The site of a project, and what of its pages visitors do not see yet. Throws NOT_FOUND. */
export async function readPublishing(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  projectId: string,
): Promise<Publishing> {
  return publishingOf(services, services.db, await projectFor(services.db, person, projectId, 'see'))
}

/** The same for a project that the caller may see. */
export async function publishingOf(
  { config }: Pick<Services, 'config'>,
  db: Db | Tx,
  project: ProjectRow,
): Promise<Publishing> {
  const site = await findSite(db, project.id)
  const live = site?.liveReleaseId ? await findRelease(db, site.id, site.liveReleaseId) : null
  const isShown = site !== null && site.state !== 'unpublished'
  const pages = pagesToPublish(await listShownVersions(db, project.id), isShown ? (live?.pages ?? []) : [])
  const { ownerId, plan } = await ownerPlan(db, project.workspaceId)
  const owner = await findUser(db, ownerId)
  const limits = sitesOf(plan, config.billing)
  const [before = '', after = ''] = config.publish ? siteUrl(config.publish, '*').split('*') : []
  return {
    site: site && siteAnswer(config, site, live, await findMainDomain(db, site.id, new Date())),
    pages,
    waiting: pages.filter(({ state }) => state === 'new' || state === 'changed' || state === 'removed').length,
    suggested_name: site?.name ?? (await freeSiteName(db, project)),
    address: config.publish && { before, after },
    hidden_until: (owner && hiddenUntil(owner)?.toISOString()) ?? null,
    limits: {
      plan,
      needs_badge: limits.needsBadge,
      passwords: limits.passwords,
      releases: Number.isFinite(limits.releases) ? limits.releases : null,
    },
  }
}

/** Every page of the draft beside what visitors see of it, then pages that only visitors see. */
export function pagesToPublish(shown: readonly ShownVersion[], live: readonly ReleasedPage[]): PageToPublish[] {
  const paths = pagePaths(shown.filter(({ versionId }) => versionId !== null).map(({ name }) => name))
  const drafts = shown.map(({ name, versionId, number }): PageToPublish => {
    const before = live.find((page) => page.name === name)
    const path = paths.get(name) ?? before?.path ?? ''
    const isSame = before?.version_id === versionId && before.path === path
    return {
      name,
      path,
      state: versionId === null ? 'empty' : before ? (isSame ? 'same' : 'changed') : 'new',
      number,
      live_number: before?.number ?? null,
      version_id: versionId,
      live_version_id: before?.version_id ?? null,
    }
  })
  const gone = live
    .filter(({ name }) => !shown.some((page) => page.name === name))
    .map(({ name, path, number, version_id }): PageToPublish => {
      return {
        name,
        path,
        state: 'removed',
        number: null,
        live_number: number,
        version_id: null,
        live_version_id: version_id,
      }
    })
  return [...drafts, ...gone]
}

/** What was published of a project, newest first. Throws NOT_FOUND. */
export async function listReleases(
  { db }: Pick<Services, 'db'>,
  person: Person,
  projectId: string,
): Promise<Release[]> {
  await projectFor(db, person, projectId, 'see')
  const site = await findSite(db, projectId)
  return site ? (await listReleaseRows(db, site.id)).map(releaseAnswer) : []
}
