import type { Publishing } from '#api/sites.ts'
import { pagePaths } from '#exporters/site/paths.ts'
import { readForms } from '#design/site-forms/read-forms.ts'
import { wireForms } from '#design/site-forms/wire-forms.ts'
import { homePage } from '#rules/chat.ts'
import { product } from '#rules/product.ts'
import { sitesOf } from '#rules/site-limits.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { findMainDomain } from '../../db/queries/domains.ts'
import { newId } from '../../db/new-id.ts'
import { listShownPages, type ShownPage } from '../../db/queries/pages.ts'
import {
  findSite,
  insertRelease,
  insertSite,
  listShownVersions,
  pruneReleases,
  updateSiteRow,
} from '../../db/queries/sites.ts'
import type { ProjectRow } from '../../db/queries/projects.ts'
import type { SiteRow } from '../../db/queries/served-sites.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { AppError } from '../../errors.ts'
import { projectFor } from '../../policies/access.ts'
import { siteAddress } from '../../publish-origin.ts'
import type { Person, Services } from '../../services.ts'
import { keyForms } from '../submissions/key-forms.ts'
import { changeSite, needSite } from './change-site.ts'
import { takenWords } from './check-name.ts'
import { storeFiles } from './store-release.ts'
import { freeSiteName } from './suggest-name.ts'
import { chosen, hashOf, type SiteChoice } from './update-site.ts'

/**
 * Publishes the pages of a project as they are shown now. Files are built and stored first; that they are a release, and
 * that visitors see it, is one transaction. Throws NOT_FOUND, CONFLICT, PLAN_LIMIT, TOO_MANY and UNAVAILABLE.
 */
export async function publishProject(
  services: Pick<Services, 'config' | 'db' | 'files' | 'limits' | 'now' | 'work'>,
  person: Person,
  { project_id: id, ...choice }: SiteChoice & { project_id: string },
  address: string,
): Promise<Publishing> {
  const { db, config, limits, now, work } = services
  await limits.take('publish', { account: person.id, address })
  const project = await projectFor(db, person, id, 'publish')
  if (!config.publish) throw new AppError('UNAVAILABLE', 'This host publishes nothing yet. Downloads work.')
  const before = await findSite(db, id)
  if (before) needSite(before)
  const passwordHash = await hashOf(choice)
  const name = choice.name ?? before?.name ?? (await freeSiteName(db, project))
  const pages = publishable(await listShownPages(db, id))
  const { plan } = await ownerPlan(db, project.workspaceId)
  const badge = sitesOf(plan, config.billing).needsBadge || (choice.badge ?? before?.badge ?? true)
  const site = before ?? (await claimSite(services, person, project, name))
  const keys = await keyForms(services, site, pages)
  const built = await work(
    'site',
    {
      name: project.name,
      url: siteAddress(config.publish, name, await findMainDomain(db, site.id, now())),
      pages: pages.map((page, at) => ({ name: page.name, html: wireForms(page.html, keys[at] ?? []) })),
      badge: badge ? { product: product.name, url: config.baseUrl } : null,
    },
    person.id,
  )
  const files = await storeFiles(services, built)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const paths = pagePaths(pages.map((page) => page.name))
  const numbers = new Map((await listShownVersions(db, id)).map((page) => [page.versionId, page.number]))
  const released = pages.map((page) => ({
    name: page.name,
    version_id: page.versionId,
    number: numbers.get(page.versionId) ?? 0,
    path: paths.get(page.name) ?? '/',
  }))
  return changeSite(services, person, id, async (tx, held) => {
    const known = needSite(held.site)
    const change = chosen({ ...choice, badge: choice.badge ?? badge }, passwordHash, known)
    await held.needPlan({ badge: change.badge, visibility: change.visibility, bytes })
    if (known.name !== name) await held.needName(name)
    const { workspaceId } = held.project
    const releaseId = newId()
    await insertRelease(
      tx,
      { id: releaseId, siteId: known.id, workspaceId, createdBy: person.id, pages: released, bytes },
      files,
    )
    const live = await updateSiteRow(tx, known.id, {
      ...change,
      ...(known.name === name ? {} : { name }),
      state: known.state === 'paused' ? 'paused' : 'live',
      liveReleaseId: releaseId,
    })
    const deed = { workspaceId, actorId: person.id, project: held.project }
    await appendActivity(tx, { ...deed, action: 'project-published', facts: { site: name } })
    if (Number.isFinite(held.limits.releases)) await pruneReleases(tx, known.id, held.limits.releases)
    return live
  })
}

/** The site of a project that has none yet, with nothing on it: its name is taken, and its forms can have keys. */
async function claimSite(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  project: ProjectRow,
  name: string,
): Promise<SiteRow> {
  let claimed: SiteRow | null = null
  await changeSite(services, person, project.id, async (tx, held) => {
    await held.needPlan({ badge: true, visibility: 'public' })
    await held.needName(name)
    const { id: projectId, workspaceId } = project
    claimed = held.site ?? (await insertSite(tx, { id: newId(), projectId, workspaceId, name, state: 'unpublished' }))
    if (!claimed) throw new AppError('CONFLICT', `${takenWords} Choose another address; nothing was published.`)
    return claimed
  })
  return needSite(claimed)
}

/** The pages that go out: those with something on them. Throws CONFLICT when there is no Home, or a form asks for secrets. */
function publishable(shown: readonly ShownPage[]): (ShownPage & { versionId: string })[] {
  const pages = shown.flatMap((page) =>
    page.html === '' || page.versionId === null ? [] : [{ ...page, versionId: page.versionId }],
  )
  if (!pages.some(({ name }) => name === homePage))
    throw new AppError('CONFLICT', `${homePage} has no version to publish. Make it first; nothing was published.`)
  for (const { name, html } of pages) {
    const asked = readForms(html).find(({ asksFor }) => asksFor !== null)?.asksFor
    if (asked)
      throw new AppError(
        'CONFLICT',
        `The form on ${name} asks for ${asked === 'card' ? 'a card number' : 'a password'}. Visitors cannot know who gets ` +
          'that, so it is not published. Take the field out; nothing else was changed.',
      )
  }
  return pages
}
