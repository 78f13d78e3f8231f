import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect } from 'vitest'
import { type Project, project, projectCard } from '#api/projects.ts'
import { type WorkspaceDetails, workspaceDetails } from '#api/workspaces.ts'
import { type Product, until } from './product.ts'

/** Calls the API as the person whose window this is. */
export async function callAs(
  context: BrowserContext,
  { url }: Product,
  method: string,
  path: string,
  data?: unknown,
): Promise<unknown> {
  const answer = await context.request.fetch(`/api${path}`, { method, data, headers: { origin: url } })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(300)
  return answer.json()
}

export async function workspacesOf(context: BrowserContext, product: Product): Promise<WorkspaceDetails[]> {
  await callAs(context, product, 'POST', '/workspaces/defaults')
  return workspaceDetails.array().parse(await callAs(context, product, 'GET', '/workspaces'))
}

export async function newWorkspace(context: BrowserContext, product: Product, name: string): Promise<string> {
  const made = await callAs(context, product, 'POST', '/workspaces', { workspace_name: name })
  return workspaceDetails.pick({ id: true }).parse(made).id
}

/** A project of a team, into which others can be invited. */
export async function newTeamProject(context: BrowserContext, product: Product, name: string): Promise<Project> {
  const team = { workspace_name: 'Studio', workspace_type: 'team' }
  const { id: workspace } = workspaceDetails
    .pick({ id: true })
    .parse(await callAs(context, product, 'POST', '/workspaces', team))
  return newProject(context, product, { name, workspace })
}

type Wanted = { name?: string; prompt?: string; workspace?: string }

/** A project of this person; with a prompt, its Home page is made before this returns. */
export async function newProject(context: BrowserContext, product: Product, wanted: Wanted = {}): Promise<Project> {
  const workspace = wanted.workspace ?? (await workspacesOf(context, product))[0]?.id
  const made = project.parse(
    await callAs(context, product, 'POST', '/projects', { workspace_id: workspace, name: wanted.name }),
  )
  if (!wanted.prompt) return made
  const turn = { prompt: wanted.prompt, mode: 'html', page_name: 'Home', base: null, turn: randomUUID() }
  await callAs(context, product, 'POST', `/projects/${made.id}/generations`, turn)
  await until(async () => {
    const list = await callAs(context, product, 'GET', `/workspaces/${workspace}/projects`)
    const card = projectCard
      .array()
      .parse(list)
      .find(({ id }) => id === made.id)
    return card?.has_pages === true && !card.is_generating
  }, 30_000)
  return made
}
