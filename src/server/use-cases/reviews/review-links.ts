import type { MadeReviewLink, ReviewList } from '#api/reviews.ts'
import { mostReviewLinks, reviewLinksFull } from '#rules/reviews.ts'
import { newToken, tokenHash } from '../../auth/mail-token.ts'
import { hash } from '../../auth/passwords.ts'
import { newId } from '../../db/new-id.ts'
import { appendActivity } from '../../db/queries/activity.ts'
import { listPages } from '../../db/queries/pages.ts'
import {
  changeReviewLink,
  countLiveReviewLinks,
  deleteReviewLink,
  insertReviewLink,
  listReviewLinks,
} from '../../db/queries/review-links.ts'
import { listDecisions, listLooks } from '../../db/queries/reviews.ts'
import { findVersionInfo } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import { countWrite } from '../../policies/count-write.ts'
import { reviewLinkAnswer, teamDecision } from '../../presenters/reviews.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { reviewsChanged } from './reviews-changed.ts'

const dayMs = 24 * 60 * 60_000

type Wanted = {
  project_id: string
  page_name: string
  version_id: string | null
  days: number | null
  password: string | null
  allows_comments: boolean
}

/** The review links of a project, who looked, and what was decided. Throws NOT_FOUND and FORBIDDEN. */
export async function listReviews(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
  projectId: string,
): Promise<ReviewList> {
  await projectFor(db, person, projectId, 'share')
  const looks = Map.groupBy(await listLooks(db, projectId), ({ linkId }) => linkId)
  const links = await listReviewLinks(db, projectId)
  return {
    links: links.map((link) => reviewLinkAnswer(link, looks.get(link.id) ?? [], now())),
    decisions: (await listDecisions(db, projectId)).map(teamDecision),
  }
}

/**
 * Makes a link to review a page: one version of it, or always the newest. Its address is told here and never again. Throws
 * NOT_FOUND, FORBIDDEN, CONFLICT where there is no such page or version, STORAGE_LIMIT and TOO_MANY.
 */
export async function makeReviewLink(
  services: Pick<Services, 'config' | 'db' | 'limits' | 'now'>,
  person: Person,
  visitor: Visitor,
  wanted: Wanted,
): Promise<MadeReviewLink> {
  const { db, config, now } = services
  await countWrite(services, { account: person.id, address: visitor.address })
  await projectFor(db, person, wanted.project_id, 'share')
  const passwordHash = wanted.password === null ? null : await hash(wanted.password)
  const token = newToken()
  const id = newId()
  await transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, wanted.project_id, 'share')
    const page = (await listPages(tx, project.id)).find(({ name }) => name === wanted.page_name)
    if (!page || page.removedAt !== null || page.versionId === null)
      throw new AppError('CONFLICT', 'There is nothing on this page to review yet. Make the page first.')
    const fixed = wanted.version_id === null ? null : await findVersionInfo(tx, project.id, wanted.version_id)
    if (wanted.version_id !== null && fixed?.pageName !== page.name)
      throw new AppError('CONFLICT', 'This version is not stored yet, or not any more. Try again in a moment.')
    if ((await countLiveReviewLinks(tx, project.id, now())) >= mostReviewLinks)
      throw new AppError('STORAGE_LIMIT', reviewLinksFull)
    await insertReviewLink(tx, {
      id,
      projectId: project.id,
      workspaceId: project.workspaceId,
      pageName: page.name,
      versionId: wanted.version_id,
      tokenHash: tokenHash(token),
      passwordHash,
      allowsComments: wanted.allows_comments,
      madeBy: person.id,
      endsAt: wanted.days === null ? null : new Date(now().getTime() + wanted.days * dayMs),
      createdAt: now(),
    })
    const deed = { workspaceId: project.workspaceId, actorId: person.id, project }
    await appendActivity(tx, { ...deed, action: 'review-link-made', facts: { page: page.name } })
    await reviewsChanged(tx, project)
  })
  return { id, url: `${config.baseUrl}/review#${token}` }
}

/** Lets whoever has the link comment on the page, or no longer. What they wrote stays. Throws NOT_FOUND and FORBIDDEN. */
export async function setLinkComments(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id, id, allows_comments: allowsComments }: { project_id: string; id: string; allows_comments: boolean },
): Promise<void> {
  await transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, project_id, 'share')
    if (!(await changeReviewLink(tx, project.id, id, { allowsComments }))) throw new AppError('NOT_FOUND')
    await reviewsChanged(tx, project)
  })
}

/** From now on the link leads nowhere. What was decided and said with it stays. Throws NOT_FOUND and FORBIDDEN. */
export async function revokeReviewLink(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id, id }: { project_id: string; id: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, project_id, 'share')
    const link = await deleteReviewLink(tx, project.id, id)
    if (!link) throw new AppError('NOT_FOUND')
    const deed = { workspaceId: project.workspaceId, actorId: person.id, project }
    await appendActivity(tx, { ...deed, action: 'review-link-revoked', facts: { page: link.pageName } })
    await reviewsChanged(tx, project)
  })
}
