import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { madeReviewLink } from '#api/reviews.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { notice } from '#test/support/notices.ts'
import { visit } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct()
const browser = await theBrowser()

const html =
  '<!doctype html><html lang="en"><head><title>Ferry House</title></head><body><main><h1>Rooms by the sea</h1>' +
  '<p>Twelve rooms, one ferry.</p></main></body></html>'

/** Somebody with a project of one page and a review link to it. */
async function withLink() {
  const owner = await signedUp(browser, product)
  await callAs(owner.context, product, 'PATCH', '/profile', { first_name: 'Maren' })
  const project = await newProject(owner.context, product, { name: 'Ferry House' })
  const call = (method: string, path: string, body?: unknown) =>
    callAs(owner.context, product, method, `/projects/${project.id}${path}`, body)
  await call('POST', '/versions', { page_name: 'Home', html_content: html })
  const wanted = { page_name: 'Home', version_id: null, days: null, password: null }
  const { id: link, url } = madeReviewLink.parse(await call('POST', '/review-links', wanted))
  return { ...owner, project, link, url }
}

/** A client who has said who they are and sees the page. */
async function withClient(url: string, options: { width?: number; height?: number; touch?: boolean } = {}) {
  const client = await visit(browser, product, options)
  await client.page.goto(url)
  await client.page.getByRole('textbox', { name: 'Your name' }).fill('Elias')
  await client.page.getByRole('button', { name: 'See the page' }).click()
  const frame = client.page.frameLocator('[data-preview-stage] iframe').last()
  await see(frame.getByRole('heading', { name: 'Rooms by the sea' })).toBeVisible()
  const press = async (name: string) => {
    await client.page.getByRole('button', { name: 'Comment', exact: true }).click()
    await see(client.page.getByText('Press the part of the page that your comment is about.')).toBeVisible()
    await frame.getByText(name).click()
  }
  return { ...client, frame, press }
}

const phone = { width: 390, height: 844, touch: true }
const pin = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Comments on the page' })
    .getByRole('button', { name: new RegExp(`^Comment ${number}\\b`) })

test('a client comments on a phone without an account; the team sees it at once, replies, asks for it and resolves it', async () => {
  const owner = await withLink()
  await owner.page.goto(`/projects/${owner.project.id}`)
  await see(owner.page.getByRole('button', { name: /^Comments/ })).toBeVisible()
  const client = await withClient(owner.url, phone)
  await client.press('Rooms by the sea')
  const theirs = client.page.getByRole('dialog', { name: 'Comments' })
  const box = theirs.getByRole('textbox', { name: 'Comment' })
  await see(box).toBeFocused()
  await box.fill('Make the heading green')
  expect(await findingsInBothThemes(client.page)).toEqual([])
  await theirs.getByRole('button', { name: 'Comment', exact: true }).last().tap()
  await see(theirs.getByRole('button', { name: /Open$/ })).toBeFocused()
  await see(theirs.getByText('Make the heading green')).toBeVisible()
  expect(await findingsInBothThemes(client.page)).toEqual([])

  // The stream tells the builder, which is open.
  await see(pin(owner.page, 1)).toHaveAccessibleName(/Elias via link, open: “Make the heading green”/)
  await pin(owner.page, 1).click()
  const ours = owner.page.getByRole('region', { name: 'Comments' })
  await see(ours.getByText('via link')).toBeVisible()
  await ours.getByRole('textbox', { name: 'Reply' }).fill('We will.')
  await ours.getByRole('button', { name: 'Reply', exact: true }).click()
  await see(theirs.getByText('We will.')).toBeVisible()
  await see(theirs.getByText('from the team')).toBeVisible()
  await ours.getByRole('button', { name: 'Ask for this change' }).click()
  await builder(owner.page).answered(1)
  await see(owner.page.getByText('Is comment 1 answered?')).toBeVisible()
  await see(theirs.getByText('Changed', { exact: true })).toBeVisible()
  await owner.page.getByRole('button', { name: 'Resolve' }).click()
  await see(owner.page.getByText('Comment 1 is resolved.')).toBeVisible()
  await see(theirs.getByText('Resolved', { exact: true })).toBeVisible()
  await theirs.getByRole('button', { name: 'Close comments' }).tap()
  await see(theirs).toHaveCount(0)
  await see(client.page.getByText('There is a newer version of this page: version 2.')).toBeVisible()

  await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = owner.page.getByRole('dialog', { name: 'Share' })
  // It shows what is stored, so it changes once the server has answered.
  await share.getByRole('checkbox', { name: 'They may comment' }).click()
  await see(share.getByRole('checkbox', { name: 'They may comment' })).not.toBeChecked()
  await see(client.page.getByRole('button', { name: 'Comment', exact: true })).toHaveCount(0)
  await see(client.page.getByRole('button', { name: 'All comments' })).toHaveCount(0)
  expect(await findingsInBothThemes(owner.page)).toEqual([])
  expect([...owner.complaints, ...client.complaints]).toEqual([])
  await client.close()
  await owner.close()
})

test('a link that is revoked while a client writes leaves what they wrote to be copied', async () => {
  const owner = await withLink()
  const client = await withClient(owner.url, phone)
  await client.press('Twelve rooms, one ferry.')
  await client.page.getByRole('textbox', { name: 'Comment' }).fill('Thirteen, I think.')
  await callAs(owner.context, product, 'DELETE', `/projects/${owner.project.id}/review-links/${owner.link}`)
  await see(client.page.getByRole('heading', { name: 'This link leads nowhere now' })).toBeVisible()
  await see(client.page.getByRole('textbox', { name: /What you wrote was not sent/ })).toHaveValue('Thirteen, I think.')
  expect(await findingsInBothThemes(client.page)).toEqual([])
  expect(client.complaints.filter((line) => !line.includes('410'))).toEqual([])
  await client.close()
  await owner.close()
})

test('by keyboard a pin is reached, opened and closed, and has the focus again, with a review link as in the builder', async () => {
  const owner = await withLink()
  const client = await withClient(owner.url)
  const { page } = client
  await client.press('Twelve rooms, one ferry.')
  const theirs = page.getByRole('region', { name: 'Comments' })
  await theirs.getByRole('textbox', { name: 'Comment' }).fill('Thirteen, I think.')
  await page.keyboard.press('Control+Enter')
  const line = theirs.getByRole('button', { name: /^Comment 1/ })
  await see(line).toBeFocused()
  await page.keyboard.press('Escape')
  await see(pin(page, 1)).toBeFocused()
  // From the page to its pins and back by Tab alone.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await see(pin(page, 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await see(line).toBeFocused()
  await see(line).toHaveAttribute('aria-expanded', 'true')
  const reply = theirs.getByRole('textbox', { name: 'Reply' })
  await page.keyboard.press('Tab')
  await see(theirs.getByRole('button', { name: 'Delete comment' })).toBeFocused()
  await page.keyboard.press('Tab')
  await see(reply).toBeFocused()
  await page.keyboard.type('Or fourteen')
  await page.keyboard.press('Escape')
  await see(pin(page, 1)).toBeFocused()
  await see(reply).toHaveCount(0)
  await page.keyboard.press('Enter')
  await see(reply).toHaveValue('Or fourteen')
  expect(await findingsInBothThemes(page)).toEqual([])
  // On a small screen the comments hold the focus until they are closed.
  await page.setViewportSize({ width: 768, height: 1024 })
  const sheet = page.getByRole('dialog', { name: 'Comments' })
  await see(sheet.getByRole('textbox', { name: 'Reply' })).toHaveValue('Or fourteen')
  await page.keyboard.press('Escape')
  await see(sheet).toHaveCount(0)
  await see(pin(page, 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await see(sheet.getByRole('button', { name: /^Comment 1/ })).toBeFocused()
  await see(sheet.getByRole('textbox', { name: 'Reply' })).toHaveValue('Or fourteen')
  await page.keyboard.press('Escape')
  await see(sheet).toHaveCount(0)
  await see(pin(page, 1)).toBeFocused()
  // Pins stand there from the beginning for whoever comes back.
  await page.reload()
  await pin(page, 1).click()
  await see(sheet.getByRole('button', { name: /^Comment 1/ })).toHaveAttribute('aria-expanded', 'true')

  await owner.page.goto(`/projects/${owner.project.id}`)
  await pin(owner.page, 1).press('Enter')
  const ours = owner.page.getByRole('region', { name: 'Comments' })
  await see(ours.getByRole('heading', { name: 'Comment 1' })).toBeFocused()
  await ours.getByRole('textbox', { name: 'Reply' }).fill('Twelve it is')
  await owner.page.keyboard.press('Escape')
  await see(pin(owner.page, 1)).toBeFocused()
  await see(ours.getByRole('textbox', { name: 'Reply' })).toHaveCount(0)
  await owner.page.keyboard.press('Enter')
  await see(ours.getByRole('textbox', { name: 'Reply' })).toHaveValue('Twelve it is')
  expect([...owner.complaints, ...client.complaints]).toEqual([])
  await client.close()
  await owner.close()
})

test('a comment that is deleted comes back with Undo, and is gone for good once the notice has left: the client’s and the team’s', async () => {
  const owner = await withLink()
  const client = await withClient(owner.url)
  await client.press('Twelve rooms, one ferry.')
  const theirs = client.page.getByRole('region', { name: 'Comments' })
  await theirs.getByRole('textbox', { name: 'Comment' }).fill('Thirteen, I think.')
  await client.page.keyboard.press('Control+Enter')
  await see(theirs.getByRole('textbox', { name: 'Reply' })).toBeVisible()
  await owner.page.goto(`/projects/${owner.project.id}`)
  await pin(owner.page, 1).click()
  const ours = owner.page.getByRole('region', { name: 'Comments' })
  await ours.getByRole('textbox', { name: 'Reply' }).fill('Twelve it is')
  await owner.page.keyboard.press('Control+Enter')
  await see(theirs.getByText('Twelve it is')).toBeVisible()

  const said = ours.getByRole('article', { name: /^Maren/ })
  await said.getByRole('button', { name: 'Delete comment' }).click()
  await see(said).toHaveCount(0)
  // Nobody else misses it yet.
  await see(theirs.getByText('Twelve it is')).toBeVisible()
  await notice(owner.page, 'Comment deleted').getByRole('button', { name: 'Undo' }).click()
  await see(said).toBeVisible()
  await see(owner.page.getByText('Comment deleted')).toHaveCount(0)
  await said.getByRole('button', { name: 'Delete comment' }).click()
  await owner.page.getByRole('button', { name: 'Dismiss Comment deleted' }).click()
  await see(theirs.getByText('Twelve it is')).toHaveCount(0)
  await see(said).toHaveCount(0)

  await theirs.getByRole('button', { name: 'Delete comment' }).click()
  await see(theirs.getByText('Nothing was said yet.')).toBeVisible()
  await see(pin(client.page, 1)).toHaveCount(0)
  await see(pin(owner.page, 1)).toBeVisible()
  expect(await findingsInBothThemes(client.page)).toEqual([])
  await notice(client.page, 'Comment deleted').getByRole('button', { name: 'Undo' }).click()
  await see(pin(client.page, 1)).toBeVisible()
  await see(client.page.getByText('Comment deleted')).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Delete comment' }).click()
  await client.page.getByRole('button', { name: 'Dismiss Comment deleted' }).click()
  await see(pin(owner.page, 1)).toHaveCount(0)
  await client.page.reload()
  await see(theirs.getByText('Nothing was said yet.')).toBeVisible()
  expect([...owner.complaints, ...client.complaints]).toEqual([])
  await client.close()
  await owner.close()
})
