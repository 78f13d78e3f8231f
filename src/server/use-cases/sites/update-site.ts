import type { Publishing } from '#api/sites.ts'
import type { Visibility } from '#rules/sites.ts'
import { hash } from '../../auth/passwords.ts'
import { findSite, updateSiteRow } from '../../db/queries/sites.ts'
import type { SiteRow } from '../../db/queries/served-sites.ts'
import { AppError } from '../../errors.ts'
import { projectFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'
import { changeSite, needSite } from './change-site.ts'

/** What may be chosen about a site; what is not named stays. */
export type SiteChoice = {
  name?: string | undefined
  visibility?: Visibility | undefined
  password?: string | undefined
  badge?: boolean | undefined
  noindex?: boolean | undefined
}

/** Another address, who can see it, the badge. The badge changes with the next release. Throws NOT_FOUND, CONFLICT and PLAN_LIMIT. */
export async function updateSite(
  services: Pick<Services, 'config' | 'db'>,
  person: Person,
  { project_id: id, ...choice }: SiteChoice & { project_id: string },
): Promise<Publishing> {
  await projectFor(services.db, person, id, 'publish')
  needSite(await findSite(services.db, id))
  const passwordHash = await hashOf(choice)
  return changeSite(services, person, id, async (tx, held) => {
    const site = needSite(held.site)
    const change = chosen(choice, passwordHash, site)
    await held.needPlan({ badge: change.badge, visibility: change.visibility })
    if (choice.name !== undefined && choice.name !== site.name) await held.needName(choice.name)
    return updateSiteRow(tx, site.id, change)
  })
}

/** Hashed before anything is held: it takes a while. */
export const hashOf = ({ password }: SiteChoice) => (password === undefined ? null : hash(password))

/** The columns of a choice, over what a site has. Throws CONFLICT where a password is asked for and there is none. */
export function chosen(choice: SiteChoice, passwordHash: string | null, site: SiteRow | null) {
  const visibility = choice.visibility ?? site?.visibility ?? 'public'
  const kept = passwordHash ?? site?.passwordHash ?? null
  if (visibility === 'password' && kept === null)
    throw new AppError('CONFLICT', 'Choose the password that visitors type.')
  return {
    ...(choice.name === undefined ? {} : { name: choice.name }),
    ...(choice.noindex === undefined ? {} : { noindex: choice.noindex }),
    visibility,
    passwordHash: kept,
    badge: choice.badge ?? site?.badge ?? true,
  }
}
