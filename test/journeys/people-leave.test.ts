import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { newTeam, personOf, withMember } from '#test/support/members.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

/** Without the limits of the plans. */
const open = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('a role that is lowered and a person who is removed: their open tab knows at once', async () => {
  const ada = await signedUp(browser, open)
  const bo = await signedUp(browser, open)
  const workspace = await newTeam(ada, open)
  const project = await newProject(ada.context, open, { name: 'Ferry House', workspace })
  const link = { role: 'editor', uses: 1 }
  const made = (await callAs(ada.context, open, 'POST', `/workspaces/${workspace}/invitation-links`, link)) as {
    url: string
  }
  await bo.page.goto(made.url)
  await bo.page.getByRole('button', { name: 'Join Studio' }).click()
  await see(bo.page).toHaveURL(/\/projects$/)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).ask(nordlys)

  await ada.page.goto('/settings#people')
  const row = ada.page.getByRole('listitem').filter({ hasText: bo.email })
  await row.getByRole('button', { name: /^Change/ }).click()
  await ada.page.getByRole('menuitemradio', { name: /Viewer/ }).click()
  await see(row).toContainText('Viewer')
  await see(bo.page.getByText('You can look at this project, not change it.')).toBeVisible()
  await see(bo.page.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  await see(bo.page.getByRole('button', { name: 'Select', exact: true })).toHaveAttribute('aria-disabled', 'true')
  expect(await findingsInBothThemes(bo.page)).toEqual([])

  await row.getByRole('button', { name: /^Change/ }).click()
  await ada.page.getByRole('menuitem', { name: 'Remove from workspace…' }).click()
  expect(await findingsInBothThemes(ada.page)).toEqual([])
  await ada.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await see(bo.page.getByRole('dialog', { name: 'Ferry House is not there for you any more' })).toBeVisible()
  await bo.page.getByRole('button', { name: 'Go to my projects' }).click()
  await see(bo.page).toHaveURL(/\/projects$/)
  await see(row).toHaveCount(0)
  await ada.close()
  await bo.close()
})

test('an admin signs somebody out: their open tab asks them to sign in again, and goes on from there', async () => {
  const [ada, bo] = [await signedUp(browser, open), await signedUp(browser, open)]
  const workspace = await newTeam(ada, open)
  const project = await newProject(ada.context, open, { name: 'Ferry House', workspace })
  await withMember(open, ada.context, workspace, bo.context)
  await bo.page.goto(`/projects/${project.id}`)
  await see(bo.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await ada.page.goto('/settings#people')
  const row = ada.page.getByRole('listitem').filter({ hasText: bo.email })
  await see(row).toContainText('Here now')
  await see(row).toContainText('Signs in with password')
  const menu = row.getByRole('button', { name: /^Change/ })
  await menu.focus()
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('menuitem', { name: 'Sign out everywhere…' }).press('Enter')
  const dialog = ada.page.getByRole('dialog', { name: /^Sign .* out\?$/ })
  await see(dialog).toContainText('all of them are signed out at once, for their other workspaces too')
  expect(await findingsInBothThemes(ada.page)).toEqual([])
  await ada.page.keyboard.press('Escape')
  await see(dialog).toBeHidden()
  await see(menu).toBeFocused()
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('menuitem', { name: 'Sign out everywhere…' }).press('Enter')
  await dialog.getByRole('button', { name: /^Sign .* out$/ }).click()
  await see(dialog).toBeHidden()

  const again = bo.page.getByRole('dialog', { name: 'Sign in again' })
  await see(again).toBeVisible()
  await again.getByLabel('Password', { exact: true }).fill(bo.password)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await see(again).toBeHidden()
  await see(bo.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await ada.close()
  await bo.close()
})

test('a viewer who is taken out sees it at once; who leaves says first who keeps what they made', async () => {
  const [ada, bo, cleo] = [await signedUp(browser, open), await signedUp(browser, open), await signedUp(browser, open)]
  const workspace = await newTeam(ada, open)
  const project = await newProject(ada.context, open, { name: 'Ferry House', workspace })
  const boId = await personOf(bo.context, open)
  await withMember(open, ada.context, workspace, bo.context, cleo.context)
  await callAs(ada.context, open, 'PATCH', `/workspaces/${workspace}/people/${boId}`, { role: 'viewer' })
  await bo.page.goto(`/projects/${project.id}`)
  await see(bo.page.getByText('You can look at this project, not change it.')).toBeVisible()
  await callAs(ada.context, open, 'DELETE', `/workspaces/${workspace}/people/${boId}`, {})
  await see(bo.page.getByRole('dialog', { name: 'Ferry House is not there for you any more' })).toBeVisible()

  const made = await newProject(cleo.context, open, { name: 'Net Loft', workspace })
  await cleo.page.goto('/projects')
  await cleo.page.getByRole('button', { name: 'Account' }).click()
  await cleo.page.getByRole('radio', { name: 'Studio' }).click()
  await cleo.page.goto('/settings#people')
  await cleo.page.getByRole('button', { name: 'Leave' }).click()
  const dialog = cleo.page.getByRole('dialog', { name: 'Leave Studio?' })
  await see(dialog.getByLabel('Who keeps the 1 project that you made')).toBeVisible()
  await see(dialog).toContainText('It belongs to the workspace and stays in it')
  expect(await findingsInBothThemes(cleo.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Leave Studio' }).click()
  await see(cleo.page.getByText('You left Studio')).toBeVisible()
  const kept = await callAs(ada.context, open, 'GET', `/projects/${made.id}`)
  expect(kept).toMatchObject({ user_id: await personOf(ada.context, open) })
  for (const one of [ada, bo, cleo]) await one.close()
})
