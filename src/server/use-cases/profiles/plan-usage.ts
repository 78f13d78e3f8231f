import type { Usage } from '#api/workspaces.ts'
import { limitsOf, planOf } from '#rules/plans.ts'
import { countShared } from '../../db/queries/access.ts'
import { findProfile } from '../../db/queries/profiles.ts'
import { countOwnedProjects, listOwned } from '../../db/queries/workspaces.ts'
import type { Person, Services } from '../../services.ts'

/** How much of a person's plan is in use: what stands in the workspaces that they own. */
export async function planUsage({ db, config }: Pick<Services, 'config' | 'db'>, person: Person): Promise<Usage> {
  const [profile, owned, projects, shared] = await Promise.all([
    findProfile(db, person.id),
    listOwned(db, [person.id]),
    countOwnedProjects(db, person.id),
    countShared(db, person.id),
  ])
  const plan = planOf(profile?.plan)
  const limits = limitsOf(plan, config.billing)
  return {
    plan,
    workspaces: owned.length,
    projects,
    shared,
    teamWorkspaces: owned.filter(({ workspaceType }) => workspaceType === 'team').length,
    limits: {
      workspaces: finite(limits.workspaces),
      projects: finite(limits.projects),
      teamWorkspaces: limits.teamWorkspaces,
    },
  }
}

/** JSON knows no Infinity. */
const finite = (limit: number) => (Number.isFinite(limit) ? limit : null)
