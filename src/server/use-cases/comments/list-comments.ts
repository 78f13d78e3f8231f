import type { CommentList, CommentPerson } from '#api/comments.ts'
import { refusal } from '#rules/permissions.ts'
import type { Db } from '../../db/database.ts'
import { failedTurns, listComments, readTimes } from '../../db/queries/comments.ts'
import { versionNumbers } from '../../db/queries/versions.ts'
import { liveReviewLinks } from '../../db/queries/review-links.ts'
import { findPeople } from '../../db/queries/members.ts'
import { listGuests, listMembers } from '../../db/queries/workspace-people.ts'
import { projectFor } from '../../policies/access.ts'
import { commentPerson, threadAnswer } from '../../presenters/comments.ts'
import type { Person, Services } from '../../services.ts'
import { followThreads } from './follow-threads.ts'

/** All remarks about a project, their pins where the elements are now, and who may be called. Throws NOT_FOUND. */
export async function listThreadsOf(
  services: Pick<Services, 'db' | 'now' | 'work'>,
  person: Person,
  projectId: string,
): Promise<CommentList> {
  const { db } = services
  const project = await projectFor(db, person, projectId, 'see')
  const { threads, shown } = await followThreads(services, person.id, projectId)
  const said = Map.groupBy(await listComments(db, projectId), ({ threadId }) => threadId)
  const here = await reachedIds(db, project)
  const authors = [...said.values()].flat().flatMap(({ userId }) => userId ?? [])
  const people = await namesOf(db, [...new Set([...here, ...authors])])
  const versions = threads.flatMap(({ versionId, askedTurn }) => [versionId, askedTurn ?? []].flat())
  const numbers = await versionNumbers(db, projectId, [...new Set(versions)])
  const turns = threads.flatMap(({ askedTurn }) => askedTurn ?? [])
  const failed = await failedTurns(db, projectId, turns)
  const openLinks = await liveReviewLinks(db, projectId, services.now())
  const times = await readTimes(db, projectId, person.id)
  return {
    threads: threads.map((thread) =>
      threadAnswer(thread, said.get(thread.id) ?? [], {
        reader: person.id,
        people,
        numbers,
        failed,
        shown: shown.get(thread.pageName) ?? null,
        readAt: times.get(thread.id),
        openLinks,
        mayChange: refusal(project.role, 'change') === null,
      }),
    ),
    people: here.flatMap((id) => people.get(id) ?? []),
  }
}

/** Everybody who may see a project. */
export async function reachedIds(db: Db, project: { id: string; workspaceId: string }): Promise<string[]> {
  const members = await listMembers(db, project.workspaceId)
  const guests = await listGuests(db, { projectId: project.id })
  return [...new Set([...members, ...guests].map(({ userId }) => userId))]
}

async function namesOf(db: Db, ids: string[]): Promise<Map<string, CommentPerson>> {
  return new Map((await findPeople(db, ids)).map((person) => [person.id, commentPerson(person)]))
}
