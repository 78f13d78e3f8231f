import { z } from 'zod'
import type { ActivityEntry, ActivityPage } from '#api/activity.ts'
import { actionsOf, activityDays, type ActivityKind, activitySentence } from '#rules/activity.ts'
import { avatarUrl } from '../../avatar-url.ts'
import { type ActivityRow, activitySubjects, listActivity } from '../../db/queries/activity.ts'
import type { Db } from '../../db/database.ts'
import { projectNames } from '../../db/queries/projects.ts'
import { ownerPlan } from '../../db/queries/stored.ts'
import { workspaceFor } from '../../policies/access.ts'
import type { Person, Services } from '../../services.ts'
import { makersOf, namesOfProjects } from '../usage/usage-of.ts'

const atOnce = 50
/** The facts of a row, as they were stored. */
export const storedFacts = z.record(z.string(), z.union([z.string(), z.number()])).catch({})

type Asked = {
  workspace_id: string
  person?: string | undefined
  project?: string | undefined
  kind?: ActivityKind | undefined
  before?: string | undefined
}

/** What was done in a workspace, the newest first, for its owner and admins. Throws NOT_FOUND and FORBIDDEN. */
export async function readActivity(
  { db, config }: Pick<Services, 'db' | 'config'>,
  person: Person,
  { workspace_id: workspaceId, kind, before, ...filter }: Asked,
): Promise<ActivityPage> {
  await workspaceFor(db, person, workspaceId, 'seeActivity')
  const actions = kind && actionsOf(kind)
  const rows = await listActivity(db, { ...filter, workspaceId, actions }, { before, limit: atOnce + 1 })
  const { plan } = await ownerPlan(db, workspaceId)
  return {
    entries: await entriesOf(db, rows.slice(0, atOnce)),
    more: rows.length > atOnce,
    days: activityDays(plan, config.billing),
    subjects: before === undefined ? await subjectsOf(db, workspaceId) : null,
  }
}

async function entriesOf(db: Db, rows: readonly ActivityRow[]): Promise<ActivityEntry[]> {
  const { personOf, nameOf } = await makersOf(db, [
    ...new Set(rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId])),
  ])
  const projectOf = await namesOfProjects(
    db,
    rows.map(({ projectId, projectName }) => ({ projectId, name: projectName })),
  )
  return rows.map((row) => {
    const actor = personOf(row.actorId)
    const facts = storedFacts.parse(row.facts)
    const subject = row.subjectId === null ? 'a deleted account' : nameOf(row.subjectId)
    return {
      id: row.id,
      at: row.createdAt.toISOString(),
      who: {
        user_id: row.actorId,
        name: row.actorName ?? nameOf(row.actorId),
        avatar_url: actor && avatarUrl(actor),
      },
      ...activitySentence(row.action, facts, subject),
      project: row.projectId === null ? null : { id: row.projectId, ...projectOf({ ...row, name: row.projectName }) },
    }
  })
}

async function subjectsOf(db: Db, workspaceId: string): Promise<NonNullable<ActivityPage['subjects']>> {
  const { people, projects } = await activitySubjects(db, workspaceId)
  const { nameOf } = await makersOf(db, people)
  const now = await projectNames(
    db,
    projects.map(({ id }) => id),
  )
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')
  return {
    people: people.map((id) => ({ id, name: nameOf(id) })).toSorted(byName),
    projects: projects.map(({ id, name }) => ({ id, name: now.get(id) ?? name })).toSorted(byName),
  }
}
