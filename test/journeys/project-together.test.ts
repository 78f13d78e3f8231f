import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { loadedAhead } from '#test/support/loaded-ahead.ts'
import { withMember } from '#test/support/members.ts'
import { newProject, newTeamProject } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('two people see each other and what the other makes, and each can write on a page of their own', async () => {
  const ada = await signedUp(browser, product)
  const bo = await signedUp(browser, product)
  const project = await newTeamProject(ada.context, product, 'Shared')
  await withMember(product, ada.context, project.workspace_id, bo.context)
  await ada.page.goto(`/projects/${project.id}`)
  await see(ada.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await bo.page.goto(`/projects/${project.id}`)
  await see(ada.page.getByRole('button', { name: /^Also here/ })).toBeVisible()
  await see(bo.page.getByRole('button', { name: /^Also here/ })).toBeVisible()

  const spoken = [await spokenIn(ada.page), await spokenIn(bo.page)]
  await builder(ada.page).send(nordlys)
  await see(bo.page.getByRole('region', { name: 'Chat' }).getByText(nordlys)).toBeVisible()
  await builder(bo.page).answered(1)
  await builder(ada.page).answered(1)
  // Stages are spoken, never the letters of an answer that comes by hundreds of events.
  for (const said of spoken) expect((await said()).length, (await said()).join(' | ')).toBeLessThanOrEqual(20)
  expect(await spoken[0]?.()).not.toEqual([])
  await see(shownPage(bo.page).locator('h1')).toContainText('Nordlys')

  await bo.page.getByRole('button', { name: 'Add page' }).click()
  await bo.page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await bo.page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await ada.page.getByRole('button', { name: 'Page: Home' }).click()
  await see(ada.page.getByRole('menuitemradio', { name: 'About' })).toBeVisible()
  await ada.page.keyboard.press('Escape')

  // Closed as a person does it: the tab has the time to say that it leaves.
  await bo.page.close({ runBeforeUnload: true })
  await see(ada.page.getByRole('button', { name: /^Also here/ })).toHaveCount(0)
  expect(ada.complaints).toEqual([])
})

test('what is done while the server is away is kept, said, and arrives in order', async () => {
  const { page, project } = await openedWith(nordlys)
  await builder(page).answered(1)
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(page.getByText('Saved', { exact: true })).toBeVisible()

  await product.kill()
  await page.getByRole('button', { name: 'Page: About' }).click()
  await page.getByRole('menuitem', { name: /Rename page/ }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill('Team')
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(page.getByRole('banner').getByText('Not saved yet. Saved on this device; trying again…')).toBeVisible()
  await page.getByRole('radio', { name: 'JSON' }).first().click()
  await page.getByRole('textbox', { name: 'Message' }).fill('an unsent thought')

  await product.again()
  await see(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await page.goto(`/projects/${project.id}?page=Team`)
  await see(page.getByRole('button', { name: 'Page: Team' })).toBeVisible()
  await see(page.getByRole('textbox', { name: 'Message' })).toHaveValue('an unsent thought')
  await see(page.getByRole('radio', { name: 'JSON' }).first()).toBeChecked()
})

test('what waits for the server survives a reload of the tab', async () => {
  const { page, context, project } = await openedWith(nordlys)
  await builder(page).answered(1)
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(page.getByText('Saved', { exact: true })).toBeVisible()
  await product.kill()
  await page.getByRole('button', { name: 'Page: About' }).click()
  await page.getByRole('menuitem', { name: /Delete page/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete page' }).click()
  await see(page.getByRole('banner').getByText('Not saved yet.', { exact: false })).toBeVisible()
  await page.close()

  await product.again()
  const later = await context.newPage()
  await later.goto(`/projects/${project.id}`)
  await see(later.getByText('Saved', { exact: true })).toBeVisible()
  await later.reload()
  await see(later.getByText('Saved', { exact: true })).toBeVisible()
  await later.getByRole('button', { name: 'Page: Home' }).click()
  await see(later.getByRole('menuitemradio')).toHaveCount(1)
})

test('an open project stays open when a later look at it fails', async () => {
  const { page, context, project } = await openedWith()
  let refused = 0
  await page.route(`**/api/projects/${project.id}`, async (route) => {
    await route.abort()
    refused += 1
  })
  await context.request.patch(`${product.url}/api/projects/${project.id}`, { data: { name: 'Summer menu' } })
  // It is asked once more before that counts.
  await see.poll(() => refused).toBe(2)
  await page.unroute(`**/api/projects/${project.id}`)
  await context.request.patch(`${product.url}/api/projects/${project.id}`, { data: { name: 'Autumn menu' } })
  await see(page.getByRole('banner').getByText('Autumn menu')).toBeVisible()
})

test('a message that did not reach the server is kept and sent again by hand', async () => {
  const { page, context, project } = await openedWith(nordlys)
  await builder(page).answered(1)
  await see.poll(() => loadedAhead(page, ['trouble-card'])).toBe(1)
  await product.kill()
  await builder(page).send('make it green')
  await sawWords(page, 'The server could not be reached.')
  await page.close()
  await product.again()
  const later = await context.newPage()
  await later.goto(`/projects/${project.id}`)
  await see(later.getByText('make it green')).toBeVisible()
  await later.getByRole('button', { name: 'Try again' }).click()
  await builder(later).answered(2)
  await see(builder(later).answers.last()).toContainText('Built-in designer')
  await see(later.getByRole('region', { name: 'Chat' }).getByText('make it green')).toHaveCount(1)
})

/** @returns what screen readers were told since */
async function spokenIn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const said: string[] = []
    const note = new MutationObserver((changes) => {
      said.push(...new Set(changes.map(({ target }) => target.textContent?.trim() ?? '')))
      dataset['spoken'] = JSON.stringify(said.filter((text) => text !== ''))
    })
    dataset['spoken'] = '[]'
    for (const live of document.querySelectorAll('[aria-live], [role=status], [role=log], [role=alert]'))
      note.observe(live, { childList: true, subtree: true, characterData: true })
  })
  return async () =>
    z.array(z.string()).parse(JSON.parse((await page.locator('html').getAttribute('data-spoken')) ?? ''))
}

async function openedWith(prompt?: string) {
  const person = await signedUp(browser, product)
  const project = await newProject(person.context, product, { name: 'Winter menu', prompt })
  await person.page.goto(`/projects/${project.id}`)
  await see(person.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  return { ...person, project }
}
