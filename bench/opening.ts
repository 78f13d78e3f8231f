import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { project, type Project } from '#api/projects.ts'
import { workspaceDetails } from '#api/workspaces.ts'
import { changed, openBrowser, type Product, startProduct, visit } from '#test/support/product.ts'
import { fillProject, messageCount, versionCount } from './support/filled-project.ts'

const env = { BILLING: 'off' }
const name = 'Many versions'

/**
 * A project with 200 versions and 400 messages in a real browser, on the real server and an embedded database:
 * from a press on its card to the editor, from the editor back to the list, and from its address to the page on the screen.
 * `npm run bench -- opening [--runs 10]`
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '10' } } })
  const browser = await openBrowser()
  const product = await startProduct(env)
  const { page, close } = await visit(browser, product)
  const made = await newProject(page, product)
  await changed(product, async (database) => void (await fillProject(database, made)))
  await page.goto('/projects')
  await page.getByRole('link', { name }).first().click()
  await hasPainted(page)
  const times: Record<string, number[]> = {
    'list to editor': [],
    'list to page': [],
    'editor to list': [],
    address: [],
  }
  for (let run = 0; run < Number(values.runs); run += 1) {
    times['editor to list']?.push(await pressed(page, '/projects', `a[href="/projects/${made.id}"]`))
    await page.getByRole('link', { name }).first().waitFor()
    const from = performance.now()
    times['list to editor']?.push(await pressed(page, `/projects/${made.id}`, 'textarea'))
    await hasPainted(page)
    times['list to page']?.push(performance.now() - from)
    const reloaded = performance.now()
    await page.goto(`/projects/${made.id}`, { waitUntil: 'commit' })
    await hasPainted(page)
    times['address']?.push(performance.now() - reloaded)
  }
  process.stdout.write(`${versionCount} versions, ${messageCount} messages, ${values.runs} runs, in ms\n`)
  for (const [what, list] of Object.entries(times)) {
    list.sort((a, b) => a - b)
    const at = (part: number) => (list[Math.floor((list.length - 1) * part)] ?? 0).toFixed(0).padStart(5)
    process.stdout.write(`${what.padEnd(16)} p50 ${at(0.5)}  max ${at(1)}\n`)
  }
  await close()
  await browser.close()
  await product.stop()
}

async function newProject(page: Page, { url }: Product): Promise<Project> {
  const call = async (path: string, data: unknown) => {
    const answer = await page.request.post(`/api${path}`, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  await call('/auth/sign-up', { email: 'bench@example.com', password: 'Blue-harbour7' })
  await call('/workspaces/defaults', {})
  const [workspace] = workspaceDetails.array().parse(await (await page.request.get('/api/workspaces')).json())
  return project.parse(await call('/projects', { workspace_id: workspace?.id, name }))
}

/** Milliseconds in the page from a press on a link to the frame that shows the selector under the new address. */
function pressed(page: Page, href: string, selector: string): Promise<number> {
  return page.evaluate(
    ([link = '', shows = '']) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        const look = () => {
          const isThere = location.pathname === link && document.querySelector(shows) !== null
          requestAnimationFrame(isThere ? () => resolve(performance.now() - from) : look)
        }
        document.querySelector<HTMLAnchorElement>(`a[href="${link}"]`)?.click()
        look()
      }),
    [href, selector],
  )
}

/** The heading of the newest version is on the screen. */
async function hasPainted(page: Page): Promise<void> {
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: `Version ${versionCount}` })
    .first()
    .waitFor()
}
