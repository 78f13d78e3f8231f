import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, workspaceMembers, workspaces } from '#server/db/schema.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { personOf } from '#test/support/members.ts'
import { changed } from '#test/support/product.ts'
import { callAs, workspacesOf } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp, type SignedInVisit } from '#test/support/signed-in.ts'

/** `counted` has the limits of the plans. */
const counted = await theProduct()
const browser = await theBrowser()

const named = (person: SignedInVisit, first_name: string) =>
  callAs(person.context, counted, 'PATCH', '/profile', { first_name })

/** A team workspace of Maren's, who is on Teams, with Ada in it as an editor, on Teams or not. */
async function studio(plan: 'free' | 'teams' = 'teams') {
  const [maren, ada] = [await signedUp(browser, counted), await signedUp(browser, counted)]
  await named(maren, 'Maren')
  await named(ada, 'Ada')
  const [marenId, adaId] = [await personOf(maren.context, counted), await personOf(ada.context, counted)]
  for (const { context } of [maren, ada]) await workspacesOf(context, counted)
  const id = randomUUID()
  await changed(counted, async ({ db }) => {
    await db.update(profiles).set({ plan: 'teams' }).where(eq(profiles.id, marenId))
    await db.update(profiles).set({ plan }).where(eq(profiles.id, adaId))
    await db.insert(workspaces).values({ id, name: 'Studio', workspaceType: 'team', ownerId: marenId })
    await db.insert(workspaceMembers).values([
      { workspaceId: id, userId: marenId, role: 'owner' },
      { workspaceId: id, userId: adaId, role: 'editor' },
    ])
  })
  await active(maren)
  return { maren, ada, adaId }
}

/** Studio is the active workspace. */
async function active({ page }: SignedInVisit): Promise<void> {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('radio', { name: 'Studio' }).click()
  await see(page.getByRole('heading', { level: 1 })).toContainText('Projects')
}

/** Maren asks Ada, by the screen. */
async function asked({ page }: SignedInVisit): Promise<void> {
  await page.goto('/settings#people')
  await page.getByRole('button', { name: 'Offer to somebody…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer Studio to somebody' })
  await see(dialog.getByText('New pages use the credits of the new owner from then on', { exact: false })).toBeVisible()
  await dialog.getByLabel('Type Studio to go on').fill('Studio')
  await dialog.getByRole('button', { name: 'Ask Ada' }).click()
  await see(page.getByText('Ada has not answered yet')).toBeVisible()
}

test('a workspace changes hands: she is told at once and by mail, sees what moves, accepts, and he is an admin', async () => {
  const { maren, ada } = await studio()
  await ada.page.goto('/projects')
  await see(ada.page.getByRole('heading', { level: 1 })).toContainText('Projects')
  await asked(maren)
  expect(await findingsInBothThemes(maren.page)).toEqual([])
  await see(maren.page.getByRole('listitem').filter({ hasText: maren.email })).toContainText('Owner')

  const offer = ada.page.getByRole('region', { name: 'Studio is offered to you' })
  await see(offer).toContainText('Maren asks you to own Studio')
  const mailed = await (await ada.context.request.get('/dev/mailbox')).text()
  expect(mailed).toContain('Maren asks you to own Studio')
  const opens = offer.getByRole('button', { name: 'See what moves' })
  await opens.press('Enter')
  const dialog = ada.page.getByRole('dialog', { name: 'Own Studio?' })
  await see(dialog.getByText('Sites that are live', { exact: false })).toBeVisible()
  expect(await findingsInBothThemes(ada.page)).toEqual([])
  await ada.page.keyboard.press('Escape')
  await see(dialog).toBeHidden()
  await see(opens).toBeFocused()
  await opens.press('Enter')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await see(offer).toHaveCount(0)

  // His open tab knows it at once.
  await see(maren.page.getByRole('listitem').filter({ hasText: ada.email })).toContainText('Owner')
  await see(maren.page.getByRole('listitem').filter({ hasText: maren.email })).toContainText('Admin')
  await see(maren.page.getByRole('heading', { name: 'Ownership' })).toHaveCount(0)
  await active(ada)
  await ada.page.goto('/settings#people')
  await see(ada.page.getByText('You own Studio', { exact: false })).toBeVisible()
  expect([...maren.complaints, ...ada.complaints]).toEqual([])
  await maren.close()
  await ada.close()
})

test('she declines, he asks again and takes it back: both screens say how it stands', async () => {
  const { maren, ada } = await studio()
  await ada.page.goto('/settings#people')
  await asked(maren)
  const offer = ada.page.getByRole('region', { name: 'Studio is offered to you' })
  await offer.getByRole('button', { name: 'See what moves' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await see(offer).toHaveCount(0)
  await see(maren.page.getByText('Ada declined', { exact: true })).toBeVisible()
  await maren.page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await see(maren.page.getByRole('button', { name: 'Offer to somebody…' })).toBeVisible()
  await asked(maren)
  await see(offer).toBeVisible()
  await maren.page.getByRole('button', { name: 'Take back' }).click()
  await see(offer).toHaveCount(0)
  await see(maren.page.getByText('You own Studio', { exact: false })).toBeVisible()
  await maren.close()
  await ada.close()
})

const noTeams = 'Free has no team workspaces. Whoever owns this one needs Teams: see Plans & Billing.'

test('without Teams she cannot own it, which is said before it is offered', async () => {
  const { maren, ada } = await studio('free')
  await maren.page.goto('/settings#people')
  await maren.page.getByRole('button', { name: 'Offer to somebody…' }).click()
  const dialog = maren.page.getByRole('dialog', { name: 'Offer Studio to somebody' })
  await see(dialog.getByRole('status')).toHaveText(noTeams)
  await see(dialog.getByRole('button', { name: 'Ask Ada' })).toHaveAttribute('aria-disabled', 'true')
  expect(await findingsInBothThemes(maren.page)).toEqual([])
  await maren.close()
  await ada.close()
})

test('whose Teams ended meanwhile is told before they accept', async () => {
  const { maren, ada, adaId } = await studio()
  await asked(maren)
  await changed(counted, async ({ db }) => {
    await db.update(profiles).set({ plan: 'free' }).where(eq(profiles.id, adaId))
  })
  await ada.page.goto('/settings#people')
  await ada.page.getByRole('button', { name: 'See what moves' }).click()
  const answer = ada.page.getByRole('dialog', { name: 'Own Studio?' })
  await see(answer.getByRole('alert')).toContainText(`${noTeams} The offer waits for you meanwhile.`)
  await see(answer.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
  await see(answer.getByRole('link', { name: 'View Plans' })).toBeVisible()
  await maren.close()
  await ada.close()
})

test('an account with a workspace of others is led to offer it first', async () => {
  const { maren, ada } = await studio()
  await maren.page.goto('/settings#profile')
  await maren.page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = maren.page.getByRole('dialog', { name: 'Other people work in Studio' })
  await see(dialog).toContainText('1 other person is in it')
  expect(await findingsInBothThemes(maren.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Offer it to a member' }).click()
  await see(maren.page.getByRole('button', { name: 'Offer to somebody…' })).toBeVisible()
  await maren.close()
  await ada.close()
})
