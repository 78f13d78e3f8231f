import type { BrowserContext } from '@playwright/test'
import { openEmbedded } from '#server/db/embedded.ts'
import { workspaceMembers } from '#server/db/schema.ts'
import { sessionState } from '#api/auth.ts'
import { type Product, startProduct } from './product.ts'
import { callAs } from './projects.ts'

/** Whose window this is. */
export async function personOf(context: BrowserContext, product: Product): Promise<string> {
  const { user } = sessionState.parse(await callAs(context, product, 'GET', '/auth/session'))
  if (!user) throw new Error('Nobody is signed in.')
  return user.id
}

/** Makes somebody a member of a workspace, as an invitation will. The product is started again for it: only one process may open its data. */
export async function withMember(product: Product, workspaceId: string, userId: string, env: Record<string, string>) {
  await product.kill()
  const database = await openEmbedded(product.folder)
  await database.db.insert(workspaceMembers).values({ workspaceId, userId, role: 'member' })
  await database.close()
  return startProduct({ ...env, PORT: new URL(product.url).port }, product.folder)
}
