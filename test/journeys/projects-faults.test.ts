import { type Browser, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builder, nordlys } from '#test/support/builder.ts'
import { openBrowser, type Product, startProduct, visit } from '#test/support/product.ts'
import { callAs, newProject, newWorkspace, workspacesOf } from '#test/support/projects.ts'
import { projectsScreen } from '#test/support/projects-screen.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct({ BILLING: 'off' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

test('a server that is gone loses nothing: the list says so, a name that was typed stays, and Try Again goes on', async () => {
  const { page, context, close } = await signedUp(browser, product)
  const { names, pick, command, newProject: button } = projectsScreen(page)
  await workspacesOf(context, product)
  const studio = await newWorkspace(context, product, 'Studio')
  await newProject(context, product, { name: 'Kept' })
  await newProject(context, product, { name: 'Elsewhere', workspace: studio })
  await page.goto('/projects')
  await see(names).toHaveText(['Kept'])
  // What a person has opened before needs no line any more.
  await command('theme: system')
  await product.kill()

  await pick('Kept', 'Rename')
  await page.getByRole('textbox', { name: 'Project Name' }).fill('A name that was typed')
  await page.keyboard.press('Enter')
  await sawWords(page, 'Error renaming project', 'Please try again later')
  await see(page.getByRole('textbox', { name: 'Project Name' })).toHaveValue('A name that was typed')
  await see(names).toHaveText(['Kept'])
  await page.keyboard.press('Escape')
  await button.click()
  await sawWords(page, 'Error creating project', 'Please try again later')
  await see(page).toHaveURL(/\/projects$/)
  await pick('Kept', 'Duplicate')
  await sawWords(page, 'Error duplicating project')
  await page.keyboard.press('Escape')

  await command('studio')
  const failed = page.getByRole('heading', { name: 'Error loading projects' })
  await see(failed).toBeVisible({ timeout: 20_000 })
  await see(page.getByText('Please try again later. Nothing was changed.')).toBeVisible()

  product = await startProduct({ BILLING: 'off', PORT: new URL(product.url).port }, product.folder)
  await page.getByRole('button', { name: 'Try Again' }).last().click()
  await see(names).toHaveText(['Elsewhere'])
  await close()
})

test('what a visitor made becomes My Design Project, once', async () => {
  const { page, context, complaints, close } = await visit(browser, product)
  const { ask, savedPage } = builder(page)
  await page.goto('/app')
  await ask(nordlys)
  const made = await savedPage()
  expect(made).toContain('Nordlys')
  await callAs(context, product, 'POST', '/auth/sign-up', {
    email: `visitor-${Date.now()}@example.com`,
    password: 'Blue-harbour7',
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
  expect(await savedPage()).toBe(made)
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
