import { createHash } from 'node:crypto'
import type { ReviewLook } from '#api/reviews.ts'
import type { Tx } from '../../db/database.ts'
import type { ReviewedRow } from '../../db/queries/review-links.ts'
import { findLastDecision, findLook, type LookRow, saveLook } from '../../db/queries/reviews.ts'
import { findVersion } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { notify } from '../../notifications/notify.ts'
import { decisionAnswer } from '../../presenters/reviews.ts'
import type { Services, Visitor } from '../../services.ts'
import { isOpenWith, reviewed } from './open-link.ts'
import { reviewsChanged } from './reviews-changed.ts'
import { approvedBefore, newerThan, numberOf } from './shown-to.ts'

/** That somebody looks is written down again after so long; their page asks every few seconds. */
const againMs = 5 * 60_000

type Who = { name: string; mail: string | null }
type Asked = {
  token: string
  viewer: string
  pass?: string | undefined
  who?: Who | undefined
  known?: string | undefined
}

/**
 * The page behind a review link, for whoever says who they are. Who has a version keeps it, and is told when there is a
 * newer one. Throws GONE and TOO_MANY.
 */
export async function lookToReview(
  services: Pick<Services, 'auth' | 'db' | 'limits' | 'now'>,
  { address }: Visitor,
  asked: Asked,
): Promise<ReviewLook> {
  await services.limits.take('previewLook', { address })
  return transact(services.db, async (tx) => {
    const link = await reviewed(tx, services, asked.token, 'share')
    if (!isOpenWith(services, link, asked.pass)) return { step: 'password' }
    const around = { project: link.projectName, from: sharedBy(link) }
    if (!asked.who) return { step: 'name', ...around }
    if (link.shownId === null)
      throw new AppError('GONE', 'The page was taken out of its project. Ask whoever sent the link.')
    const before = await findLook(tx, link.id, asked.viewer)
    const isKept = before !== null && before.versionId === asked.known && isOf(link, before.versionId)
    const { html, ...version } = isKept ? { ...versionOf(before), html: null } : await readVersion(tx, link)
    if (before === null) await notifyLooked(tx, services, link, asked.who)
    await remember(tx, link, before, {
      linkId: link.id,
      viewer: asked.viewer,
      ...asked.who,
      versionId: version.id,
      versionNumber: version.number,
      versionHash: version.hash,
      firstAt: before?.firstAt ?? services.now(),
      lastAt: services.now(),
    })
    const last = await findLastDecision(tx, { linkId: link.id, viewer: asked.viewer, versionId: version.id })
    const newer = await newerThan(tx, link, version)
    const approved = await approvedBefore(tx, link, { viewer: asked.viewer, version })
    return {
      step: 'page',
      ...around,
      page_name: link.pageName,
      ends_at: link.endsAt?.toISOString() ?? null,
      version,
      html,
      newer: newer && { number: newer.number, is_open: link.versionId === null },
      decision: last && decisionAnswer(last),
      allows_comments: link.allowsComments,
      approved: approved && { number: approved.number },
    }
  })
}

/** A name only where the person has given one, and no workspace of one person: the rest is nobody's business. */
function sharedBy({ firstName, workspaceName, workspaceType }: ReviewedRow): string | null {
  const names = [firstName, workspaceType === 'personal' ? null : workspaceName].filter(Boolean)
  return names.length > 0 ? names.join(', ') : null
}

const isOf = (link: ReviewedRow, versionId: string) => link.versionId === null || link.versionId === versionId

const versionOf = (look: LookRow) => ({ id: look.versionId, number: look.versionNumber, hash: look.versionHash })

/** The version that the link shows, with its page and the hash of that. */
async function readVersion(tx: Tx, link: ReviewedRow) {
  const version = await findVersion(tx, link.projectId, link.versionId ?? link.shownId ?? '')
  if (!version)
    throw new AppError('GONE', 'This version is not kept any more. Ask whoever sent the link for a new one.')
  const { id, htmlContent: html } = version
  const number = await numberOf(tx, link.projectId, version)
  return { id, number, html, hash: createHash('sha256').update(html).digest('hex') }
}

async function notifyLooked(tx: Tx, services: Pick<Services, 'now'>, link: ReviewedRow, who: Who): Promise<void> {
  const { id: subject, workspaceId, projectId, pageName: page } = link
  const about = { workspaceId, projectId, subject, details: { page } }
  await notify(tx, services, { ...about, kind: 'looked', to: [link.madeBy ?? link.ownerId], by: { name: who.name } })
}

async function remember(tx: Tx, link: ReviewedRow, before: LookRow | null, look: LookRow): Promise<void> {
  const isSame =
    before !== null &&
    before.name === look.name &&
    before.mail === look.mail &&
    before.versionId === look.versionId &&
    look.lastAt.getTime() - before.lastAt.getTime() < againMs
  if (isSame) return
  await saveLook(tx, look)
  await reviewsChanged(tx, { id: link.projectId, workspaceId: link.workspaceId })
}
