import { tokenHash } from '../../auth/mail-token.ts'
import { matches } from '../../auth/passwords.ts'
import type { Db, Tx } from '../../db/database.ts'
import { findReviewed, type ReviewedRow } from '../../db/queries/review-links.ts'
import { AppError } from '../../errors.ts'
import type { Services, Visitor } from '../../services.ts'

const leadsNowhere = 'Whoever sent it to you has taken it back, or it never was one. Ask them for a new link.'

/** What a review link leads to, while it leads anywhere. Throws GONE with the reason. */
export async function reviewed(
  db: Db | Tx,
  { now }: Pick<Services, 'now'>,
  token: string,
  hold?: 'share' | 'update',
): Promise<ReviewedRow> {
  const link = await findReviewed(db, tokenHash(token), hold)
  if (!link) throw new AppError('GONE', leadsNowhere)
  if (link.endsAt !== null && link.endsAt <= now())
    throw new AppError('GONE', `It was open until ${day.format(link.endsAt)}. Ask whoever sent it for a new link.`)
  return link
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Whether that pass opens the link; one without a password is open. */
export function isOpenWith({ auth }: Pick<Services, 'auth'>, link: ReviewedRow, pass: string | undefined): boolean {
  return link.passwordHash === null || auth.seal.isOf(pass ?? '', 'review', passText(link))
}

/** What a pass is for: this link and this password. */
const passText = ({ id, passwordHash }: ReviewedRow) => `${id} ${passwordHash ?? ''}`

/** The password of a link for a pass. Throws GONE, FORBIDDEN for another password, and TOO_MANY. */
export async function unlockReview(
  services: Pick<Services, 'auth' | 'db' | 'limits' | 'now'>,
  { address }: Visitor,
  { token, password }: { token: string; password: string },
): Promise<{ pass: string }> {
  await services.limits.take('previewLook', { address })
  const link = await reviewed(services.db, services, token)
  await services.limits.take('sitePassword', { address: `${link.id} ${address}` })
  if (link.passwordHash !== null && !(await matches(password, link.passwordHash)))
    throw new AppError('FORBIDDEN', 'This is not the password. Check it and try again.')
  return { pass: services.auth.seal.of('review', passText(link)) }
}
