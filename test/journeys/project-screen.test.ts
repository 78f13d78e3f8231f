import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { callAs } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { openedProject } from '#test/support/opened-project.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const opened = (options: { name?: string; prompt?: string } = {}) => openedProject(browser, product, options)

test('an older version is looked at by its address, and its page comes when it is wanted', async () => {
  const { page, complaints, path, close } = await opened({ prompt: nordlys })
  await builder(page).answered(1)
  await builder(page).ask("change the main button to 'Taste the winter'")
  await page.goto(`${path}?version=1`)
  await see(page.getByRole('group', { name: 'An older version' })).toContainText('Version 1')
  await see(shownPage(page).locator('h1')).toContainText('Nordlys')
  await see(shownPage(page).getByRole('link', { name: 'Taste the winter' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Back to version 2/ }).click()
  await see(shownPage(page).getByRole('link', { name: 'Taste the winter' }).first()).toBeAttached()
  expect(complaints).toEqual([])
  await close()
})

test('the files are named after the project', async () => {
  const { page, close } = await opened({ prompt: nordlys, name: 'Winter menu 2027' })
  await builder(page).answered(1)
  await page.getByRole('button', { name: 'Download' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /HTML file/ }).click()
  expect((await download).suggestedFilename()).toBe('winter-menu-2027.html')
  await close()
})

test('the project is renamed in its header, and the tab says so', async () => {
  const { page, complaints, close } = await opened()
  await page.getByRole('button', { name: 'Winter menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename Project' })
  await see(dialog.getByRole('button', { name: 'Rename Project' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: 'Project Name' }).fill('  Spring menu ')
  await dialog.getByRole('button', { name: 'Rename Project' }).click()
  await sawWords(page, 'Project renamed')
  await see(page).toHaveTitle('Spring menu · Pagewright')
  expect(complaints).toEqual([])
  await close()
})

test('a prompt that was brought along starts at once', async () => {
  const { page, path, complaints, close } = await opened()
  await page.goto('/projects')
  await page.evaluate(([to, prompt]) => history.pushState({ usr: { prompt }, key: 'start', idx: 1 }, '', to), [
    path,
    nordlys,
  ] as const)
  await page.reload()
  await builder(page).answered(1)
  await see(builder(page).answers.getByText('Current version')).toBeVisible()
  // Nothing is counted on this server.
  await see(builder(page).answers).not.toContainText('credit')
  await page.reload()
  await see(builder(page).answers).toHaveCount(1)
  expect(complaints).toEqual([])
  await close()
})

test('a project that is deleted elsewhere is left, in words', async () => {
  const { page, context, project, close } = await opened()
  await callAs(context, product, 'DELETE', `/projects/${project.id}`)
  await sawWords(page, 'This project was deleted')
  await see(page).toHaveURL(/\/projects$/)
  await close()
})

test('a stranger is sent away with a word', async () => {
  const { path, close } = await opened()
  const stranger = await signedUp(browser, product)
  await stranger.page.goto(path)
  await sawWords(stranger.page, 'Error loading project')
  await see(stranger.page).toHaveURL(`${product.url}/`)
  await stranger.close()
  await close()
})

test('nothing serious is wrong with the screen, light and dark', async () => {
  const { page, close } = await opened({ prompt: nordlys })
  await builder(page).answered(1)
  expect(await findingsInBothThemes(page)).toEqual([])
  await close()
})
