import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { openedProject } from '#test/support/opened-project.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const opened = (options: { name?: string; prompt?: string } = {}) => openedProject(browser, product, options)

const saved = (page: Page) => see(page.getByText('Saved', { exact: true })).toBeVisible()

test('a page made in a project is there again after a reload and in another window', async () => {
  const { page, context, complaints, path, close } = await opened()
  await see(page).toHaveTitle('Winter menu · Pagewright')
  const { ask, answers } = builder(page)
  await ask(nordlys)
  await saved(page)
  await see(shownPage(page).locator('h1')).toContainText('Nordlys')
  await page.getByRole('textbox', { name: 'Message' }).fill('half a thought')
  await page.reload()
  await see(answers).toHaveCount(1)
  await see(answers.first()).toContainText('Built-in designer')
  await see(shownPage(page).locator('h1')).toContainText('Nordlys')
  await see(page.getByRole('textbox', { name: 'Message' })).toHaveValue('half a thought')

  const second = await context.newPage()
  await second.goto(path)
  await see(shownPage(second).locator('h1')).toContainText('Nordlys')
  await builder(second).answered(1)
  await builder(second).ask("change the main button to 'Taste the winter'")
  await see(answers).toHaveCount(2)
  await see(shownPage(page).getByRole('link', { name: 'Taste the winter' }).first()).toBeAttached()
  expect(complaints).toEqual([])
  await close()
})

test('a switch to a version and its undo survive a reload', async () => {
  const { page, complaints, close } = await opened({ prompt: nordlys })
  const { ask, answers } = builder(page)
  await see(answers).toHaveCount(1)
  await ask("change the main button to 'Taste the winter'")
  await page.reload()
  await see(answers).toHaveCount(2)
  await answers.first().getByRole('button', { name: 'Switch to this version' }).click()
  await sawWords(page, 'Switching to previous version', 'Please wait...')
  await sawWords(page, 'Design version switched', 'Version restored successfully')
  await see(page.getByText('2 later messages hidden')).toBeVisible()
  await saved(page)
  await page.reload()
  await see(page.getByText('2 later messages hidden')).toBeVisible()
  await see(answers.first()).toContainText('Current version')
  await page.getByRole('button', { name: 'Undo restore' }).click()
  await see(answers).toHaveCount(2)
  await saved(page)
  await page.reload()
  await see(answers).toHaveCount(2)
  await see(answers.last()).toContainText('Current version')
  await see(shownPage(page).getByRole('link', { name: 'Taste the winter' }).first()).toBeAttached()
  expect(complaints).toEqual([])
  await close()
})
