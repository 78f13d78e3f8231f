import type { BrowserContext } from '@playwright/test'
import { sessionState } from '#api/auth.ts'
import { madeLink } from '#api/people.ts'
import type { Project } from '#api/projects.ts'
import type { Product } from './product.ts'
import { callAs } from './projects.ts'
import { see } from './see.ts'
import type { SignedInVisit } from './signed-in.ts'

/** Whose window this is. */
export async function personOf(context: BrowserContext, product: Product): Promise<string> {
  const { user } = sessionState.parse(await callAs(context, product, 'GET', '/auth/session'))
  if (!user) throw new Error('Nobody is signed in.')
  return user.id
}

/** A team workspace of this person, which is the active one. */
export async function newTeam({ context, page }: SignedInVisit, product: Product): Promise<string> {
  const data = { workspace_name: 'Studio', workspace_type: 'team' }
  const { id } = (await callAs(context, product, 'POST', '/workspaces', data)) as { id: string }
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('radio', { name: 'Studio' }).click()
  await see(page.getByRole('heading', { level: 1 })).toContainText('Projects')
  return id
}

/** Makes people editors of a workspace, by a link of somebody who may invite. */
export const withMember = (
  product: Product,
  inviter: BrowserContext,
  workspaceId: string,
  ...members: BrowserContext[]
): Promise<void> => invited(product, inviter, workspaceId, {}, members)

/** Makes somebody an editor of one project, in the same way. */
export const withGuest = (
  product: Product,
  inviter: BrowserContext,
  { id: project_id, workspace_id }: Pick<Project, 'id' | 'workspace_id'>,
  guest: BrowserContext,
): Promise<void> => invited(product, inviter, workspace_id, { project_id }, [guest])

async function invited(
  product: Product,
  inviter: BrowserContext,
  workspaceId: string,
  where: { project_id?: string },
  people: readonly BrowserContext[],
): Promise<void> {
  const asked = { ...where, role: 'editor', uses: people.length }
  const made = await callAs(inviter, product, 'POST', `/workspaces/${workspaceId}/invitation-links`, asked)
  const token = new URL(madeLink.parse(made).url).hash.slice(1)
  for (const person of people) await callAs(person, product, 'POST', '/invitations/accept', { token })
}
