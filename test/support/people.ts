import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type Project, project } from '#api/projects.ts'
import { workspaceDetails } from '#api/workspaces.ts'
import type { ProjectRole, WorkspaceRole } from '#rules/permissions.ts'
import type { Plan } from '#rules/plans.ts'
import { projectMembers } from '#server/db/people-schema.ts'
import { profiles, workspaceMembers } from '#server/db/schema.ts'
import type { TestPerson } from './person.ts'
import type { Member, startTestServer } from './server.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
/** A signed-in person with a workspace of their own. */
export type Settled = Member & { workspace: string }
export type ApiResponse = { status: number; body: unknown }

/** Asks and reads the answer, whatever its status. */
export async function ask(person: TestPerson, method: string, path: string, body?: unknown): Promise<ApiResponse> {
  const response = await person.call(method, `/api${path}`, body)
  return { status: response.status, body: await response.json() }
}

/** Asks for what has to succeed, and reads it by its schema of the contract. */
export async function get<T extends z.ZodType>(
  schema: T,
  person: TestPerson,
  method: string,
  path: string,
  body?: unknown,
): Promise<z.infer<T>> {
  const answer = await ask(person, method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return schema.parse(answer.body)
}

/** A signed-in person on a plan, with their first workspace. */
export async function settled(server: TestServer, plan: Plan = 'free'): Promise<Settled> {
  const member = await server.member()
  await setPlan(server, member, plan)
  const [workspace] = await get(workspaceDetails.array(), member, 'GET', '/workspaces')
  return { ...member, workspace: workspace?.id ?? '' }
}

export async function setPlan(server: TestServer, member: Member, plan: Plan): Promise<void> {
  await server.database.db.update(profiles).set({ plan }).where(eq(profiles.id, member.id))
}

/** Makes somebody a member of a workspace, as an invitation does. */
export async function join(
  server: TestServer,
  member: Member,
  workspaceId: string,
  role: WorkspaceRole = 'editor',
): Promise<void> {
  await server.database.db.insert(workspaceMembers).values({ workspaceId, userId: member.id, role })
}

/** Makes somebody the guest of one project. */
export async function invite(
  server: TestServer,
  member: Member,
  { id: projectId, workspace_id: workspaceId }: Pick<Project, 'id' | 'workspace_id'>,
  role: ProjectRole,
): Promise<void> {
  await server.database.db.insert(projectMembers).values({ projectId, workspaceId, userId: member.id, role })
}

/** A project of that person. */
export function newProject(person: Settled, name?: string): Promise<Project> {
  return get(project, person, 'POST', '/projects', { workspace_id: person.workspace, name })
}
