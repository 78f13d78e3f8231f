import type { BrowserContext } from '@playwright/test'
import { workspaceMembers } from '#server/db/schema.ts'
import { sessionState } from '#api/auth.ts'
import { changed, type Product } from './product.ts'
import { callAs } from './projects.ts'

/** Whose window this is. */
export async function personOf(context: BrowserContext, product: Product): Promise<string> {
  const { user } = sessionState.parse(await callAs(context, product, 'GET', '/auth/session'))
  if (!user) throw new Error('Nobody is signed in.')
  return user.id
}

/** Makes somebody a member of a workspace, as an invitation will. The product is started again for it: only one process may open its data. */
export async function withMember(product: Product, workspaceId: string, userId: string): Promise<void> {
  await changed(product, async ({ db }) => {
    await db.insert(workspaceMembers).values({ workspaceId, userId, role: 'editor' })
  })
}
