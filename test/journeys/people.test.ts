import { expect, test } from 'vitest'
import { users, profiles, workspaceMembers } from '#server/db/schema.ts'
import { eq } from 'drizzle-orm'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { personOf, withMember } from '#test/support/members.ts'
import { changed } from '#test/support/product.ts'
import { callAs, newProject, workspacesOf } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp, type SignedInVisit } from '#test/support/signed-in.ts'

/** `open` lifts the limits of the plans, `counted` has them. */
const open = await theProduct({ BILLING: 'off' })
const counted = await theProduct()
const browser = await theBrowser()

/** A team workspace of this person, which is the active one. */
async function team({ context, page }: SignedInVisit, product = open): Promise<string> {
  const data = { workspace_name: 'Studio', workspace_type: 'team' }
  const { id } = (await callAs(context, product, 'POST', '/workspaces', data)) as { id: string }
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('radio', { name: 'Studio' }).click()
  await see(page.getByRole('heading', { level: 1 })).toContainText('Projects')
  return id
}

/** The newest link of an invitation that was mailed to somebody. */
async function mailedLink({ context }: SignedInVisit, email: string): Promise<string> {
  const text = await (await context.request.get('/dev/mailbox')).text()
  const from = text.indexOf(email)
  return /\/auth\?mode=invite#[\w-]+/.exec(text.slice(from))?.[0] ?? ''
}

test('invited by mail: another account is told which one to use, the right one joins', async () => {
  const ada = await signedUp(browser, open)
  const bo = await signedUp(browser, open)
  const invited = `cleo-${bo.email}`
  await team(ada)
  await ada.page.goto('/settings#people')
  await ada.page.getByRole('button', { name: 'Invite people' }).click()
  await ada.page.getByLabel('E-mail addresses').fill(invited)
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click()
  await see(ada.page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
  expect(await findingsInBothThemes(ada.page)).toEqual([])
  await ada.page.getByRole('button', { name: 'Done' }).click()
  await see(ada.page.getByText(invited)).toBeVisible()

  await bo.page.goto(await mailedLink(ada, invited))
  await see(bo.page.getByRole('heading', { name: 'This invitation is for another address' })).toBeVisible()
  await see(bo.page.getByText(`It was sent to ${invited}. You are signed in as ${bo.email}.`)).toBeVisible()
  expect(await findingsInBothThemes(bo.page)).toEqual([])
  await bo.page.getByRole('button', { name: 'Use another account' }).click()
  await bo.page.getByRole('link', { name: 'Sign up' }).click()
  await bo.page.getByLabel('Email').fill(invited)
  await bo.page.getByLabel('Password', { exact: true }).fill('Blue-harbour7')
  await bo.page.getByLabel('Confirm password', { exact: true }).fill('Blue-harbour7')
  await bo.page.getByRole('button', { name: 'Create account' }).click()
  await bo.page.getByRole('button', { name: 'Join Studio' }).click()
  await see(bo.page).toHaveURL(/\/projects$/)
  await see(bo.page.getByRole('heading', { level: 1 })).toContainText('Projects')

  await see(ada.page.getByText('Waiting for an answer')).toHaveCount(0)
  await see(ada.page.getByRole('listitem').filter({ hasText: invited })).toContainText('Editor')
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
  await ada.close()
  await bo.close()
})

test('a role that is lowered and a person who is removed: their open tab knows at once', async () => {
  const ada = await signedUp(browser, open)
  const bo = await signedUp(browser, open)
  const workspace = await team(ada)
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

test('every seat taken: said before one tries, and refused with words', async () => {
  const ada = await signedUp(browser, counted)
  const owner = await personOf(ada.context, counted)
  await workspacesOf(ada.context, counted)
  await changed(counted, async ({ db }) => {
    await db.update(profiles).set({ plan: 'teams' }).where(eq(profiles.id, owner))
  })
  const workspace = await team(ada, counted)
  await changed(counted, async ({ db }) => {
    for (let n = 0; n < 18; n++) {
      const id = `${owner.slice(0, -4)}${1000 + n}`
      await db.insert(users).values({ id, name: '', email: `seat-${id}@example.com` })
      await db.insert(profiles).values({ id })
      await db.insert(workspaceMembers).values({ workspaceId: workspace, userId: id, role: 'viewer' })
    }
  })
  await ada.page.goto('/settings#people')
  await see(ada.page.getByText('Seat 19 of 20')).toBeVisible()
  expect(await findingsInBothThemes(ada.page)).toEqual([])
  await ada.page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = ada.page.getByRole('dialog')
  await dialog.getByLabel('E-mail addresses').fill('noor@example.com emil@example.com')
  await see(dialog.getByRole('status')).toHaveText('Seat 19 of 20 now: 1 place left.')
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await see(dialog.getByRole('alert')).toContainText('1 seat of 20 is free, and 2 are needed.')
  await dialog.getByLabel('E-mail addresses').fill('noor@example.com')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await see(ada.page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
  await ada.page.getByRole('button', { name: 'Done' }).click()
  await see(ada.page.getByText('Seat 20 of 20')).toBeVisible()
  await ada.close()
})

test('a project of a personal workspace on Free has viewers; a guest finds it under Shared with you', async () => {
  const ada = await signedUp(browser, counted)
  const bo = await signedUp(browser, counted)
  const project = await newProject(ada.context, counted, { name: 'Harbour Row' })
  await ada.page.goto('/settings#people')
  await ada.page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = ada.page.getByRole('dialog')
  await dialog.getByLabel('E-mail addresses').fill(bo.email)
  await see(dialog.getByRole('status')).toHaveText('0 of 0 editors now: 0 places left.')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await see(dialog.getByRole('alert')).toContainText(
    'Free has no editors beside the owner; Pro has 3 for each project.',
  )
  await dialog.getByRole('radio', { name: 'Viewer' }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await see(ada.page.getByRole('heading', { name: '1 invitation sent' })).toBeVisible()
  await bo.page.goto(await mailedLink(ada, bo.email))
  await bo.page.getByRole('button', { name: 'Join Harbour Row' }).click()
  await see(bo.page).toHaveURL(new RegExp(`/projects/${project.id}$`))
  await see(bo.page.getByText('You can look at this project, not change it.')).toBeVisible()
  await bo.page.goto('/projects')
  await see(bo.page.getByRole('heading', { name: 'Shared with you' })).toBeVisible()
  await see(bo.page.getByRole('link', { name: 'Harbour Row' })).toBeVisible()
  expect(await findingsInBothThemes(bo.page)).toEqual([])
  await ada.close()
  await bo.close()
})

test('an admin signs somebody out: their open tab asks them to sign in again, and goes on from there', async () => {
  const [ada, bo] = [await signedUp(browser, open), await signedUp(browser, open)]
  const workspace = await team(ada)
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
  const workspace = await team(ada)
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
