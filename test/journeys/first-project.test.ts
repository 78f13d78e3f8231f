import { expect, test } from 'vitest'
import { newAddress, password } from '#test/support/account.ts'
import { builder, nordlys } from '#test/support/builder.ts'
import { visit } from '#test/support/product.ts'
import { callAs, newProject, workspacesOf } from '#test/support/projects.ts'
import { projectsScreen } from '#test/support/projects-screen.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('what a visitor made becomes My Design Project, once', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  const { ask, savedPage } = builder(page)
  await page.goto('/app')
  await ask(nordlys)
  const made = await savedPage()
  expect(made).toContain('Nordlys')
  await callAs(context, product, 'POST', '/auth/sign-up', {
    email: newAddress(),
    password,
  })
  await page.goto('/app')
  await see(page).toHaveURL(/\/projects\/[\da-f-]{36}$/)
  const id = page.url().split('/').at(-1)
  const [workspace] = await workspacesOf(context, product)
  expect(await callAs(context, product, 'GET', `/projects/${id}`)).toMatchObject({ name: 'My Design Project' })
  const content = await callAs(context, product, 'GET', `/projects/${id}/content`)
  expect(content).toMatchObject({
    pages: [{ name: 'Home', html: made }],
    messages: [{ role: 'user', content: nordlys }, { role: 'assistant' }],
  })
  await page.goto('/app')
  await see(page).toHaveURL(`${product.url}/projects/${id}`)
  expect(await callAs(context, product, 'GET', `/workspaces/${workspace?.id}/projects`)).toHaveLength(1)
  await expect.poll(() => savedPage()).toBe(made)
  await page.goto('/projects')
  await projectsScreen(page).drawn('My Design Project')
  await see(page.getByText('A page you made before signing in')).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})

test('whoever has projects is offered what is still in the browser, and may leave it for later', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  await newProject(context, product, { name: 'There already' })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('pageData', JSON.stringify({ Home: '<h1>Made before</h1>' })))
  await page.goto('/projects')
  const offer = page.getByText('A page you made before signing in is still in this browser')
  await see(offer).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await see(offer).toHaveCount(0)
  await page.reload()
  await see(projectsScreen(page).names).toHaveText(['There already'])
  await see(offer).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('pageData', JSON.stringify({ Home: '<h1>Changed since</h1>' })))
  await page.reload()
  await page.getByRole('button', { name: 'Add as a project' }).click()
  await see(page).toHaveURL(/\/projects\/[\da-f-]{36}$/)
  await page.goto('/projects')
  await see(projectsScreen(page).names).toHaveText(['My Design Project', 'There already'])
  await see(offer).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})
