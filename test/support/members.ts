import type { BrowserContext } from '@playwright/test'
import { projectMembers } from '#server/db/people-schema.ts'
import { workspaceMembers } from '#server/db/schema.ts'
import { sessionState } from '#api/auth.ts'
import type { Project } from '#api/projects.ts'
import { changed, type Product } from './product.ts'
import { callAs } from './projects.ts'

/** Whose window this is. */
export async function personOf(context: BrowserContext, product: Product): Promise<string> {
  const { user } = sessionState.parse(await callAs(context, product, 'GET', '/auth/session'))
  if (!user) throw new Error('Nobody is signed in.')
  return user.id
}

/** Makes people members of a workspace, as an invitation will. The product is started again for it: only one process may open its data. */
export async function withMember(product: Product, workspaceId: string, ...userIds: string[]): Promise<void> {
  await changed(product, async ({ db }) => {
    await db
      .insert(workspaceMembers)
      .values(userIds.map((userId) => ({ workspaceId, userId, role: 'editor' as const })))
  })
}

/** Makes somebody an editor of one project, in the same way. */
export async function withGuest(
  product: Product,
  { id: projectId, workspace_id: workspaceId }: Pick<Project, 'id' | 'workspace_id'>,
  userId: string,
): Promise<void> {
  await changed(product, async ({ db }) => {
    await db.insert(projectMembers).values({ projectId, workspaceId, userId, role: 'editor' })
  })
}
