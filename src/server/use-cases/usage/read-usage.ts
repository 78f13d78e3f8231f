import type { UsageMember, WorkspaceUsage } from '#api/usage.ts'
import { limitReason, monthlyLimit, nextMonth } from '#rules/member-limits.ts'
import { type PersonRole, refusal } from '#rules/permissions.ts'
import { daysOf, type UsagePeriod } from '#rules/usage.ts'
import { avatarUrl } from '../../avatar-url.ts'
import { listLimits, usedByMember } from '../../db/queries/member-limits.ts'
import { type Spent, spentByMember, spentByProject, spentByUtcDay } from '../../db/queries/usage.ts'
import { listGuests, listMembers } from '../../db/queries/workspace-people.ts'
import type { Person, Services } from '../../services.ts'
import { makersOf, namesOfProjects, type UsageScope, usageScope } from './usage-of.ts'

const nothing: Spent = { spent: 0, ownKey: 0 }
const told = ({ spent, ownKey }: Spent) => ({ spent, own_key: ownKey })
const byMost = (one: Spent, other: Spent) => other.spent - one.spent || other.ownKey - one.ownKey

/** What was used in a workspace, by person, project and day; for who is no admin only what they made. Throws NOT_FOUND. */
export async function readUsage(
  { db, config }: Pick<Services, 'db' | 'config'>,
  person: Person,
  input: { workspace_id: string; period: UsagePeriod },
): Promise<WorkspaceUsage> {
  const scope = await usageScope(db, person, input)
  const { workspace, of, day } = scope
  const byDay = new Map((await spentByUtcDay(db, of)).map((row) => [row.day, row]))
  const days = daysOf(of).map((one) => ({ day: one, ...told(byDay.get(one) ?? nothing) }))
  const projects = (await spentByProject(db, of)).toSorted(byMost)
  const nameOf = await namesOfProjects(db, projects)
  const { nameOf: personName } = await makersOf(db, [workspace.ownerId])
  return {
    from: of.from,
    to: of.to,
    is_counted: config.billing,
    is_whole: of.userId === null,
    spent: days.reduce((sum, { spent }) => sum + spent, 0),
    own_key: days.reduce((sum, { own_key }) => sum + own_key, 0),
    days,
    members: await membersOf(db, scope),
    projects: projects.map((row) => ({ project_id: row.projectId, ...nameOf(row), ...told(row) })),
    payer: personName(workspace.ownerId),
    default_limit: workspace.memberLimit,
    resets_at: nextMonth(day),
  }
}

/** Everybody who may make something here, and everybody who did. */
async function membersOf(db: Services['db'], { workspace, of, day }: UsageScope): Promise<UsageMember[]> {
  const rows = await spentByMember(db, of)
  const spent = new Map(rows.map((row) => [row.actorId, row]))
  const members = new Map((await listMembers(db, workspace.id)).map(({ userId, role }) => [userId, role]))
  const guests = new Map(
    (await listGuests(db, { workspaceId: workspace.id })).map(({ userId, role }) => [userId, role]),
  )
  const here = of.userId === null ? [...members.keys(), ...guests.keys()] : [of.userId]
  const ids = [...new Set([...here, ...spent.keys()])]
  const { personOf, nameOf } = await makersOf(db, ids)
  const limits = await listLimits(db, workspace.id)
  const used = await usedByMember(db, workspace.id, day)
  const roleOf = (id: string): PersonRole | null => {
    const guest = guests.get(id)
    return members.get(id) ?? (guest ? `guest-${guest}` : null)
  }
  const shown = ids.map((id) => {
    const person = personOf(id)
    const role = id === null ? null : roleOf(id)
    const isHere = id !== null && role !== null
    const own = id === null ? undefined : limits.get(id)
    const limit = isHere ? monthlyLimit({ role, own, fallback: workspace.memberLimit }) : null
    return {
      user_id: id,
      name: nameOf(id),
      avatar_url: person && avatarUrl(person),
      role: members.get(id ?? '') ?? null,
      state: person === null ? ('deleted' as const) : isHere ? ('here' as const) : ('former' as const),
      ...told(spent.get(id) ?? nothing),
      limit,
      limit_from: limit === null ? ('none' as const) : own === undefined ? ('workspace' as const) : ('own' as const),
      used_this_month: used.get(id ?? '') ?? 0,
      limit_reason: reasonFor(workspace.role, role),
    }
  })
  return shown.toSorted(
    (one, other) => other.spent - one.spent || other.own_key - one.own_key || one.name.localeCompare(other.name, 'en'),
  )
}

/** Why the caller may not set somebody's limit. */
function reasonFor(by: PersonRole, of: PersonRole | null): string | null {
  return refusal(by, 'limitPeople') ?? (of === null ? 'They are not in this workspace any more.' : limitReason(by, of))
}
