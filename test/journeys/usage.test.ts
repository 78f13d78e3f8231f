import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grantCredits } from '#server/credits/move.ts'
import { profiles } from '#server/db/schema.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { personOf } from '#test/support/members.ts'
import { changed } from '#test/support/product.ts'
import { callAs, newProject, workspacesOf } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { type SignedInVisit, signedUp } from '#test/support/signed-in.ts'

const product = await theProduct()
const browser = await theBrowser()

/** A team on Teams with 20 credits, whose workspace is the active one, and an editor in it. */
async function team(owner: SignedInVisit, editor: SignedInVisit) {
  const id = await personOf(owner.context, product)
  await workspacesOf(owner.context, product)
  await changed(product, async ({ db }) => {
    await db.update(profiles).set({ plan: 'teams', firstName: 'Maren' }).where(eq(profiles.id, id))
    const gift = { userId: id, credits: 20, reference: 'host', key: `gift:${id}`, what: 'A gift', note: null }
    await db.transaction((tx) => grantCredits(tx, gift))
  })
  const studio = { workspace_name: 'Studio', workspace_type: 'team' }
  const { id: workspace } = (await callAs(owner.context, product, 'POST', '/workspaces', studio)) as { id: string }
  await owner.page.goto('/projects')
  await owner.page.getByRole('button', { name: 'Account' }).click()
  await owner.page.getByRole('radio', { name: 'Studio' }).click()
  await see(owner.page.getByRole('heading', { level: 1 })).toContainText('Projects')
  const link = { role: 'editor', uses: 1 }
  const { url } = (await callAs(owner.context, product, 'POST', `/workspaces/${workspace}/invitation-links`, link)) as {
    url: string
  }
  await editor.page.goto(url)
  await editor.page.getByRole('button', { name: 'Join Studio' }).click()
  await see(editor.page).toHaveURL(/\/projects$/)
  return newProject(owner.context, product, { name: 'Ferry House', workspace })
}

test('what a member spends is seen by the owner, who limits them; at the limit they are told whom to ask, and go on once it is raised', async () => {
  const owner = await signedUp(browser, product)
  const editor = await signedUp(browser, product)
  const project = await team(owner, editor)
  await editor.page.goto(`/projects/${project.id}`)
  await builder(editor.page).ask(nordlys)
  await see(editor.page.getByText('1 credit · 19 remaining')).toBeVisible()

  await owner.page.goto('/settings#people')
  await owner.page.getByRole('tab', { name: 'People' }).press('ArrowRight')
  await see(owner.page.getByRole('tab', { name: 'Usage' })).toBeFocused()
  await see(owner.page).toHaveURL(/#people\/usage$/)
  const panel = owner.page.getByRole('tabpanel')
  const row = panel.getByRole('listitem').filter({ hasText: 'no limit' }).filter({ hasText: '1 credit' })
  await see(row).toHaveCount(1)
  await see(panel.getByRole('listitem').filter({ hasText: 'Ferry House' })).toContainText('1 credit')
  await owner.page.getByRole('button', { name: 'Show as a table' }).click()
  await see(owner.page.getByRole('table', { name: 'Credits by day' }).getByRole('row')).toHaveCount(2)
  expect(await findingsInBothThemes(owner.page)).toEqual([])
  await row.getByRole('button', { name: /^Limit/ }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'A limit' }).check()
  await dialog.getByLabel('Credits a month').fill('many')
  await see(dialog.getByRole('alert')).toContainText('A whole number from 0 to 100,000.')
  await dialog.getByLabel('Credits a month').fill('1')
  await see(dialog).toContainText('has used 1 this month and can generate again at 2 or more.')
  expect(await findingsInBothThemes(owner.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save limit' }).click()
  await see(panel.getByText('Limit reached')).toBeVisible()
  expect(await findingsInBothThemes(owner.page)).toEqual([])

  await see(editor.page.getByText('1 credit · Monthly limit reached')).toBeVisible()
  await see(editor.page.getByRole('region', { name: 'Monthly limit reached' })).toContainText(
    'Maren, who owns this workspace, or an admin can raise the limit.',
  )
  expect(await findingsInBothThemes(editor.page)).toEqual([])
  await editor.page.getByRole('textbox', { name: 'Message' }).fill('Make it darker')
  await editor.page.getByRole('button', { name: 'Send', exact: true }).click()
  await see(editor.page.getByRole('textbox', { name: 'Message' })).toHaveValue('Make it darker')

  await panel
    .getByRole('button', { name: /^Limit/ })
    .first()
    .click()
  await dialog.getByLabel('Credits a month').fill('3')
  await dialog.getByRole('button', { name: 'Save limit' }).click()
  await see(panel.getByText('of 3 a month')).toBeVisible()
  await see(editor.page.getByText('1 credit · 2 of your 3 left this month')).toBeVisible()
  await editor.page.getByRole('button', { name: 'Send', exact: true }).click()
  await see(editor.page.getByText('1 credit · 1 of your 3 left this month')).toBeVisible()

  await owner.page.getByRole('tab', { name: 'Usage' }).press('ArrowRight')
  await see(owner.page.getByRole('tab', { name: 'Activity' })).toBeFocused()
  await see(panel.getByText('Kept for 1 year. Nothing in it can be changed.')).toBeVisible()
  const made = panel.getByRole('listitem').filter({ hasText: 'made a version of Home' })
  await see(made).toHaveCount(2)
  await see(made.first()).toContainText('Ferry House')
  await owner.page.getByRole('combobox', { name: 'Kind' }).selectOption('Limits and settings')
  await see(panel.getByRole('listitem')).toHaveCount(2)
  await see(panel.getByRole('listitem').first()).toContainText('Maren set the monthly limit of')
  expect(await findingsInBothThemes(owner.page)).toEqual([])
  expect([...owner.complaints, ...editor.complaints]).toEqual([])
  await owner.close()
  await editor.close()
})

test('a member sees their own usage and no activity, and is told why', async () => {
  const owner = await signedUp(browser, product)
  const editor = await signedUp(browser, product)
  await team(owner, editor)
  await editor.page.goto('/settings#people/usage')
  const panel = editor.page.getByRole('tabpanel')
  await see(panel.getByRole('heading', { name: 'Credits you used, this month' })).toBeVisible()
  await see(panel.getByRole('heading', { name: 'Yours' })).toBeVisible()
  await see(panel.getByText('Nothing was made in this time.')).toBeVisible()
  await see(panel.getByRole('button', { name: /^Limit/ })).toHaveCount(0)
  await editor.page.getByRole('tab', { name: 'Activity' }).click()
  await see(panel.getByText('Only the owner and admins of the workspace see what was done in it.')).toBeVisible()
  expect(await findingsInBothThemes(editor.page)).toEqual([])
  await owner.close()
  await editor.close()
})
