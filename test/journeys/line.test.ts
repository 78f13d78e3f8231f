import { afterAll, expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { withMember } from '#test/support/members.ts'
import { newTeamProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ BILLING: 'off', AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1' })
const browser = await theBrowser()

test('what a second person asks of a page that is being made waits in line, survives a reload, can be taken back, and begins', async () => {
  const [ada, bo] = [await signedUp(browser, product), await signedUp(browser, product)]
  const project = await newTeamProject(ada.context, product, 'In line')
  await withMember(product, ada.context, project.workspace_id, bo.context)
  await ada.page.goto(`/projects/${project.id}`)
  await builder(ada.page).ask(nordlys)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).answered(1)

  await builder(ada.page).send('Make the heading larger [[hold]]')
  await see(bo.page.getByRole('button', { name: /^Stop/ })).toBeVisible()
  const input = bo.page.getByRole('textbox', { name: 'Message' })
  const line = bo.page.getByRole('list', { name: 'In line' })
  await builder(bo.page).send('Make it dark')
  await see(line.getByText(/^Waiting for .+’s change to this page$/)).toBeVisible()
  await see(input).toHaveValue('')
  // The other one sees who waits, and goes on.
  await see(ada.page.getByText('Waiting for your change to this page')).toBeVisible()
  expect(await findingsInBothThemes(bo.page)).toEqual([])

  await bo.page.reload()
  await see(line.getByText('Make it dark')).toBeVisible()
  const cancel = line.getByRole('button', { name: 'Cancel' })
  await cancel.focus()
  await bo.page.keyboard.press('Enter')
  await see(line).toHaveCount(0)
  await see(input).toHaveValue('Make it dark')
  await see(ada.page.getByRole('list', { name: 'In line' })).toHaveCount(0)

  await input.press('Enter')
  await see(line).toBeVisible()
  // Nobody has to be there when its turn comes.
  await bo.page.close()
  model.goOn()
  await builder(ada.page).answered(3)
  await see(ada.page.getByRole('region', { name: 'Chat' }).getByText('Make it dark')).toBeVisible()
  await see(shownPage(ada.page).locator('h1')).toBeVisible()
  expect(ada.complaints).toEqual([])
  expect(bo.complaints).toEqual([])
})
