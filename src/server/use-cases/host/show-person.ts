import type { CreditEntry, CreditStatus } from '#api/credits.ts'
import { type Plan, planOf } from '#rules/plans.ts'
import { findUserByEmail, type UserRow } from '../../db/queries/people.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { latestEntries } from '../credits/credit-history.ts'
import { personStatus } from '../credits/credit-status.ts'

export type ShownPerson = {
  email: string
  name: string
  plan: Plan
  since: string
  credits: CreditStatus
  /** newest first */
  ledger: CreditEntry[]
}

/** What the host may see of a person: plan, credits and their last movements. Throws NOT_FOUND. */
export async function showPerson(services: Pick<Services, 'config' | 'db'>, email: string): Promise<ShownPerson> {
  const user = await userByEmail(services, email)
  const [profile, credits, ledger] = await Promise.all([
    findProfile(services.db, user.id),
    personStatus(services, user.id),
    latestEntries(services, user.id),
  ])
  return {
    email: user.email,
    name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' '),
    plan: planOf(profile?.plan),
    since: user.createdAt.toISOString(),
    credits,
    ledger,
  }
}

/** Throws NOT_FOUND. */
export async function userByEmail({ db }: Pick<Services, 'db'>, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new AppError('NOT_FOUND', `Nobody has an account with ${email}.`)
  return user
}
