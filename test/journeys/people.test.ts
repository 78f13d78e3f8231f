import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, users, workspaceMembers } from '#server/db/schema.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { newTeam, personOf } from '#test/support/members.ts'
import { changed } from '#test/support/product.ts'
import { newProject, workspacesOf } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp, type SignedInVisit } from '#test/support/signed-in.ts'

/** `open` lifts the limits of the plans, `counted` has them. */
const open = await theProduct({ BILLING: 'off' })
const counted = await theProduct()
const browser = await theBrowser()

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
  await newTeam(ada, open)
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

test('every seat taken: said before one tries, and refused with words', async () => {
  const ada = await signedUp(browser, counted)
  const owner = await personOf(ada.context, counted)
  await workspacesOf(ada.context, counted)
  await changed(counted, async ({ db }) => {
    await db.update(profiles).set({ plan: 'teams' }).where(eq(profiles.id, owner))
  })
  const workspace = await newTeam(ada, counted)
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
