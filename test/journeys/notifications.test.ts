import type { BrowserContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { notifications } from '#server/db/notifications-schema.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { shownPage } from '#test/support/builder.ts'
import { canPick, press } from '#test/support/direct-edits.ts'
import { personOf, withMember } from '#test/support/members.ts'
import { changed } from '#test/support/product.ts'
import { callAs, newProject, newTeamProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const html =
  '<!doctype html><html lang="en"><head><title>Ferry House</title></head><body><h1>Rooms by the sea</h1></body></html>'

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Ada with a project, and Bo, who is a member of its workspace, with one of his own. */
async function together(options: { width?: number; height?: number } = {}) {
  const ada = await signedUp(browser, product)
  const bo = await signedUp(browser, product, {
    ...options,
    email: `bo-${crypto.randomUUID().slice(0, 8)}@example.com`,
  })
  await callAs(ada.context, product, 'PATCH', '/profile', { first_name: 'Ada' })
  const project = await newTeamProject(ada.context, product, 'Ferry House')
  const body = { page_name: 'Home', html_content: html }
  const stored = await callAs(ada.context, product, 'POST', `/projects/${project.id}/versions`, body)
  const { id: version } = z.object({ id: z.string() }).parse(stored)
  const other = await newProject(bo.context, product, { name: 'Net Loft' })
  const boId = await personOf(bo.context, product)
  await withMember(product, ada.context, project.workspace_id, bo.context)
  return { ada, bo, boId, project, version, other }
}

async function calls(context: BrowserContext, project: string, version: string, who: string, content: string) {
  const body = { page_name: 'Home', version_id: version, key: 'h1', content, mentions: [who] }
  await callAs(context, product, 'POST', `/projects/${project}/comments`, body)
}

test('who is called in a comment sees it at once in another project, and a press opens the thread in which it was', async () => {
  const { ada, bo, project, other } = await together()
  await bo.page.goto(`/projects/${other.id}`)
  await see(bell(bo.page, 0)).toBeVisible()
  const second = await bo.context.newPage()
  await second.goto('/projects')
  await see(bell(second, 0)).toBeVisible()

  await ada.page.goto(`/projects/${project.id}`)
  await see(shownPage(ada.page).locator('h1')).toHaveCount(1)
  await ada.page.getByRole('button', { name: 'Comments', exact: true }).focus()
  await ada.page.keyboard.press('c')
  await canPick(ada.page)
  await press(ada.page, 'h1')
  const box = ada.page.getByRole('textbox', { name: 'Comment' })
  await box.pressSequentially('Is this short enough, @bo')
  await box.press('Enter')
  await box.press('Control+Enter')
  await see(ada.page.getByRole('textbox', { name: 'Reply' })).toBeVisible()

  await see(bell(bo.page, 1)).toBeVisible()
  await see(bell(second, 1)).toBeVisible()
  await bell(bo.page, 1).click()
  await see(list(bo.page).getByText('mentioned you')).toBeVisible()
  expect(await findingsInBothThemes(bo.page)).toEqual([])
  await list(bo.page)
    .getByRole('button', { name: /Ada mentioned you/ })
    .click()
  await bo.page.waitForURL(`**/projects/${project.id}`)
  await see(bo.page.getByRole('region', { name: 'Comments' }).getByText('Is this short enough')).toBeVisible()
  await see(bell(bo.page, 0)).toBeVisible()
  await see(bell(second, 0)).toBeVisible()
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
})

test('what is still unread some minutes later is mailed, with a link that stops these mails', async () => {
  const { ada, bo, project, version, boId } = await together()
  await calls(ada.context, project.id, version, boId, 'Do we have the photo?')
  // As if the minutes had passed; the server mails what is due when it starts.
  await changed(product, async ({ db }) => {
    await db.update(notifications).set({ dueAt: new Date() }).where(eq(notifications.userId, boId))
  })
  await bo.page.goto('/projects')
  await see
    .poll(async () => (await bo.context.request.get('/dev/mailbox')).text())
    .toContain('Ada mentioned you in Ferry House')
  const mailbox = await (await bo.context.request.get('/dev/mailbox')).text()
  const ofBo = mailbox.slice(mailbox.indexOf(`To ${bo.email}`))
  const link = /\/unsubscribe\?of=[\w.-]+/.exec(ofBo)?.[0] ?? ''
  await bo.page.goto(link)
  await bo.page.getByRole('button', { name: 'Stop all of these mails' }).click()
  await see(bo.page.getByRole('heading', { name: 'No more of these mails' })).toBeVisible()
  await bo.page.goto('/settings#notifications')
  await see(bo.page.getByRole('checkbox', { name: 'No mails about any of this' })).toBeChecked()
})

test('by keyboard alone: N opens the list in the builder, Tab and Enter read one, and the focus goes back', async () => {
  const { ada, bo, project, version, boId } = await together()
  await calls(ada.context, project.id, version, boId, 'First')
  await calls(ada.context, project.id, version, boId, 'Second')
  await bo.page.goto(`/projects/${project.id}`)
  await see(bell(bo.page, 2)).toBeVisible()
  await bell(bo.page, 2).focus()
  await bo.page.keyboard.press('n')
  await see(list(bo.page).getByRole('listitem')).toHaveCount(2)
  await bo.page.keyboard.press('Escape')
  await see(list(bo.page)).toHaveCount(0)
  await see(bell(bo.page, 2)).toBeFocused()
  await bo.page.keyboard.press('n')
  await list(bo.page)
    .getByRole('button', { name: /Second/ })
    .focus()
  await bo.page.keyboard.press('Enter')
  await see(bo.page.getByRole('region', { name: 'Comments' }).getByText('Second')).toBeVisible()
  await see(bell(bo.page, 1)).toBeVisible()
  await bo.page.goto('/settings')
  await see(bell(bo.page, 1)).toBeVisible()
  await bo.page.keyboard.press('g')
  await bo.page.keyboard.press('n')
  await list(bo.page).getByRole('radio', { name: 'Unread' }).focus()
  await bo.page.keyboard.press('Space')
  await see(list(bo.page).getByRole('listitem')).toHaveCount(1)
  await list(bo.page).getByRole('button', { name: 'Mark all read' }).click()
  await see(list(bo.page).getByText('You have seen everything')).toBeVisible()
  await see(bell(bo.page, 0)).toBeAttached()
  expect(await findingsInBothThemes(bo.page)).toEqual([])
})

test('what is mailed is chosen a topic at a time, and kept', async () => {
  const { page } = await signedUp(browser, product)
  await page.goto('/settings#notifications')
  const mentions = page.getByRole('radiogroup', { name: 'Mail: Somebody mentions you' })
  await see(mentions.getByRole('radio', { name: 'At once' })).toBeChecked()
  await mentions.getByRole('radio', { name: 'Daily' }).click()
  await see(page.getByText('All changes saved.')).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.reload()
  await see(mentions.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'No mails about any of this' }).click()
  await see(mentions.getByRole('radio', { name: 'Off' })).toBeChecked()
  await see(mentions.getByRole('radio', { name: 'Off' })).toBeDisabled()
})

test('on a phone the list rises from below, in the builder too', async () => {
  const { ada, bo, project, version, boId, other } = await together({ width: 390, height: 844 })
  await calls(ada.context, project.id, version, boId, 'On the phone')
  await bo.page.goto(`/projects/${other.id}`)
  await bell(bo.page, 1).click()
  await see(list(bo.page).getByText('“On the phone”')).toBeVisible()
  const box = await list(bo.page).boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 390])
  expect(await findingsInBothThemes(bo.page)).toEqual([])
  await list(bo.page)
    .getByRole('button', { name: /mentioned you/ })
    .click()
  await see(bo.page.getByRole('region', { name: 'Comments' }).getByText('On the phone')).toBeVisible()
})
