import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users, workspaceMembers, workspaces } from '#server/db/schema.ts'
import { changed } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

/** `free` keeps the limits of the plans, `open` lifts them. */
const free = await theProduct()
const open = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const rows = (page: Page) => page.getByRole('main').getByRole('row')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const create = (page: Page) => page.getByRole('button', { name: 'Create workspace' })

async function make(page: Page, name: string, description = '') {
  await page.goto('/workspaces/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill(description)
  await create(page).click()
  await sawWords(page, 'Success', 'Workspace created successfully')
  await see(page).toHaveURL(/\/settings#workspaces$/)
}

test('a workspace is made, listed and deleted by its exact name; the active one falls back', async () => {
  const { page, complaints, close } = await signedUp(browser, open)
  await page.goto('/settings#workspaces')
  await page.getByRole('link', { name: 'New workspace' }).click()
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Create workspace')
  await see(page.getByRole('radio', { name: /Personal Workspace/ })).toBeChecked()
  await page.getByRole('radio', { name: /Team Workspace/ }).check()
  await page.getByLabel('Name', { exact: true }).fill('  Client work ')
  await page.getByLabel('Description').fill('One project per client')
  await see(page.getByText('22 / 500')).toBeVisible()
  await create(page).click()
  await sawWords(page, 'Success', 'Workspace created successfully')
  await see(page).toHaveURL(`${open.url}/settings#workspaces`)
  await see(rows(page).first().getByRole('columnheader')).toHaveText([
    'Name',
    'Description',
    'Projects',
    'Role',
    'Created',
    'Status',
    'Actions',
  ])
  await see(row(page, 'Client work')).toContainText(/One project per client.*0.*Owner.*Active/)
  await see(page.getByText('2 workspaces, all of them yours.')).toBeVisible()

  await row(page, 'Client work').getByRole('button', { name: 'Delete Client work' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete workspace' })
  const confirm = dialog.getByRole('button', { name: 'Delete workspace' })
  for (const typed of ['Client', 'client work', 'Client work ']) {
    await dialog.getByRole('textbox').fill(typed)
    await see(confirm).toBeDisabled()
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await see(dialog).toBeHidden()
  await see(row(page, 'Client work')).toHaveCount(1)
  await row(page, 'Client work').getByRole('button', { name: 'Delete Client work' }).click()
  await dialog.getByRole('textbox').fill('Client work')
  await confirm.click()
  await sawWords(page, 'Success', 'Workspace deleted successfully')
  await see(row(page, 'Client work')).toHaveCount(0)
  await see(row(page, 'Personal')).toHaveCount(1)
  expect(complaints).toEqual([])
  await close()
})

test('without any workspace there is a way to make one', async () => {
  const { page, complaints, close } = await signedUp(browser, open)
  await page.goto('/settings#workspaces')
  await page.getByRole('button', { name: 'Delete Personal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete workspace' })
  await dialog.getByRole('textbox').fill('Personal')
  await dialog.getByRole('button', { name: 'Delete workspace' }).click()
  await see(page.getByRole('heading', { name: 'No workspaces found' })).toBeVisible()
  await page.getByRole('link', { name: 'New workspace' }).click()
  await see(page).toHaveURL(`${open.url}/workspaces/new`)
  expect(complaints).toEqual([])
  await close()
})

test('the fields say what is wrong, and what was typed is not lost without asking', async () => {
  const { page, complaints, close } = await signedUp(browser, open)
  await page.goto('/workspaces/new')
  const name = page.getByLabel('Name', { exact: true })
  await create(page).click()
  await see(page.getByText('Workspace name is required')).toBeVisible()
  await name.fill('x')
  await see(page.getByText('Workspace name must be at least 2 characters')).toBeVisible()
  await name.fill('x'.repeat(50))
  await see(page.getByText('Workspace name must be less than 50 characters')).toBeVisible()
  await name.fill('Nordlys')
  await page.getByLabel('Description').fill('x'.repeat(501))
  await create(page).click()
  await see(page.getByText('Description must be less than 500 characters')).toBeVisible()

  await page.getByRole('link', { name: 'Cancel' }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await see(name).toHaveValue('Nordlys')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await see(page).toHaveURL(`${open.url}/settings#workspaces`)
  expect(complaints).toEqual([])
  await close()
})

test('the free plan has one workspace and no teams: the reason stands there before the call', async () => {
  const { page, complaints, close } = await signedUp(browser, free)
  await page.goto('/settings#workspaces')
  const reason = 'The Free plan has 1 workspace, and you have 1. Delete one or choose a larger plan.'
  await see(page.getByText(reason)).toBeVisible()
  await see(page.getByRole('button', { name: 'New workspace' })).toBeDisabled()
  await page.goto('/workspaces/new')
  await see(page.getByRole('radio', { name: /Team Workspace/ })).toBeDisabled()
  await see(page.getByText('Team workspaces are part of Teams.')).toBeVisible()
  await see(page.getByText(reason)).toBeVisible()
  await see(create(page)).toBeDisabled()
  expect(complaints).toEqual([])
  await close()
})

test('a limit that is reached meanwhile is told without a reload, and the form is kept', async () => {
  const { page, context, complaints, close } = await signedUp(browser, free)
  await page.goto('/settings#workspaces')
  await page.getByRole('button', { name: 'Delete Personal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete workspace' })
  await dialog.getByRole('textbox').fill('Personal')
  await dialog.getByRole('button', { name: 'Delete workspace' }).click()
  await page.getByRole('link', { name: 'New workspace' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Second')
  await see(create(page)).toBeEnabled()
  const other = await context.request.post('/api/workspaces', {
    data: { workspace_name: 'First' },
    headers: { origin: free.url },
  })
  expect(other.status()).toBe(201)
  await see(page.getByText('The Free plan has 1 workspace, and you have 1.')).toBeVisible()
  await see(create(page)).toBeDisabled()
  await see(name).toHaveValue('Second')
  expect(complaints).toEqual([])
  await close()
})

test('a workspace that could not be made is told, and nothing that was typed is lost', async () => {
  const { page, close } = await signedUp(browser, open)
  await page.goto('/workspaces/new')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Nordlys Studio')
  await see(create(page)).toBeEnabled()
  await sawWords(page, 'Welcome!')
  await open.halt()
  await create(page).click()
  await sawWords(page, 'Error', 'Failed to create workspace. Please try again.')
  await see(name).toHaveValue('Nordlys Studio')
  await open.again()
  await create(page).click()
  await sawWords(page, 'Success', 'Workspace created successfully')
  await close()
})

test('who is not the owner reads so, and the server agrees', async () => {
  const owner = await signedUp(browser, open)
  const member = await signedUp(browser, open)
  const name = `Fjordlab ${crypto.randomUUID().slice(0, 4)}`
  await make(owner.page, name, 'Shared with the Bergen team')
  await member.page.goto('/settings#workspaces')
  await see(row(member.page, 'Personal')).toHaveCount(1)
  await changed(open, async ({ db }) => {
    const [shared] = await db.select().from(workspaces).where(eq(workspaces.name, name))
    const [person] = await db.select().from(users).where(eq(users.email, member.email))
    if (!shared || !person) throw new Error('The people and their workspace are not there.')
    await db.insert(workspaceMembers).values({ workspaceId: shared.id, userId: person.id, role: 'editor' })
  })
  const { page } = member
  await page.goto('/settings#workspaces')
  await see(row(page, name)).toContainText(/Shared with the Bergen team.*0.*Editor.*Active/)
  const edit = row(page, name).getByRole('button', { name: `Edit ${name}` })
  await see(edit).toHaveAttribute('aria-disabled', 'true')
  await edit.hover()
  await see(page.getByText('You must be the owner or an admin to change this workspace')).toBeVisible()
  await see(row(page, name).getByRole('button', { name: `Delete ${name}` })).toHaveCount(0)
  await see(row(page, 'Personal').getByRole('button', { name: 'Delete Personal' })).toBeVisible()
  await see(page.getByText('2 workspaces, 1 of them yours.')).toBeVisible()

  // The owner leaves it for good; the member's list follows, and what was active falls back.
  await owner.page.goto('/settings#workspaces')
  await owner.page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Delete workspace' })
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Delete workspace' }).click()
  await see(row(owner.page, name)).toHaveCount(0)
  await page.reload()
  await see(row(page, 'Personal')).toHaveCount(1)
  await see(row(page, name)).toHaveCount(0)
  await owner.close()
  await member.close()
})

test('on a phone each workspace is a card', async () => {
  const { page, complaints, close } = await signedUp(browser, open, { width: 390, height: 844 })
  await page.goto('/settings#workspaces')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Personal' })
  await see(card).toContainText(/Active\s*Owner\s*0 projects\s*Created/)
  await see(card.getByRole('button', { name: 'Delete Personal' })).toBeVisible()
  await see(page.getByRole('table')).toBeHidden()
  expect(complaints).toEqual([])
  await close()
})
