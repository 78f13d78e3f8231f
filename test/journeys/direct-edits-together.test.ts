import { afterAll, expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { press, select } from '#test/support/direct-edits.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { personOf, withMember } from '#test/support/members.ts'
import { newProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ BILLING: 'off', AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1' })
const browser = await theBrowser()

test('what one person changes by hand is a version that the other sees; a turn of the other sees it', async () => {
  const ada = await signedUp(browser, product)
  const bo = await signedUp(browser, product)
  const project = await newProject(ada.context, product, { name: 'Shared' })
  await withMember(product, project.workspace_id, await personOf(bo.context, product))
  await ada.page.goto(`/projects/${project.id}`)
  const selects = ada.page.getByRole('button', { name: 'Select', exact: true })
  await builder(ada.page).send(`${nordlys} [[hold]]`)
  await see(shownPage(ada.page).locator('h1')).toBeVisible()
  await see(selects).toHaveAttribute('aria-disabled', 'true')
  model.goOn()
  await builder(ada.page).answered(1)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).answered(1)

  const frame = await select(ada.page)
  await press(ada.page, 'h1', 2)
  await see(frame.locator('h1')).toBeFocused()
  await ada.page.keyboard.type('Written by Ada')
  await ada.page.keyboard.press('Enter')
  await see(frame.locator('h1')).toHaveText('Written by Ada')
  await ada.page.keyboard.press('Escape')
  await see(ada.page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()

  await see(bo.page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()
  await see(shownPage(bo.page).locator('h1')).toHaveText('Written by Ada')

  await builder(bo.page).ask('Make it dark')
  await see(shownPage(ada.page).locator('h1')).toHaveText('Written by Ada')
  expect(ada.complaints).toEqual([])
  await ada.close()
  await bo.close()
})
