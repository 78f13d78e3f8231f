import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { madeReviewLink } from '#api/reviews.ts'
import { reviewLinks } from '#server/db/review-links-schema.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { changed, visit } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct()
const browser = await theBrowser()

const html = (words: string) =>
  `<!doctype html><html lang="en"><head><title>${words}</title></head><body><main><h1>${words}</h1>` +
  `<script>try{document.title=top.document.title}catch{document.body.append('sandboxed')}</script></main></body></html>`

/** Somebody with a project of one page. */
async function withProject(name: string) {
  const owner = await signedUp(browser, product)
  await callAs(owner.context, product, 'PATCH', '/profile', { first_name: 'Maren' })
  const project = await newProject(owner.context, product, { name })
  const call = (method: string, path: string, body?: unknown) =>
    callAs(owner.context, product, method, `/projects/${project.id}${path}`, body)
  const save = async (words: string) => {
    const made = await call('POST', '/versions', { page_name: 'Home', html_content: html(words) })
    return z.object({ id: z.uuid() }).parse(made).id
  }
  const version = await save('Rooms by the sea')
  const link = async (wanted: object = {}) => {
    const body = { page_name: 'Home', version_id: null, days: null, password: null, ...wanted }
    return madeReviewLink.parse(await call('POST', '/review-links', body))
  }
  async function openShare() {
    await owner.page.goto(`/projects/${project.id}`)
    await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
    return owner.page.getByRole('dialog', { name: 'Share' })
  }
  return { ...owner, project, version, save, link, openShare, call }
}

async function saysName(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'See the page' }).click()
}
const inFrame = (page: Page) => page.frameLocator('[data-preview-stage] iframe').last()

test('a client approves on a phone without an account, and the team, whose panel is open, sees who and when', async () => {
  const owner = await withProject('Ferry House')
  const panel = await owner.openShare()
  const reviews = panel.getByRole('region', { name: 'Review by a client' })
  await reviews.getByRole('button', { name: 'Review link' }).click()
  await see(reviews.getByRole('radio', { name: 'Version 1 of Home, and only that' })).toBeChecked()
  await reviews.getByRole('button', { name: 'Make the link' }).click()
  const field = reviews.getByRole('textbox', { name: 'Review link' })
  await see(field).toHaveValue(/\/review#/)
  const url = await field.inputValue()
  await see(reviews.getByText('Home, version 1')).toBeVisible()
  await see(reviews.getByText('Nobody has looked yet.')).toBeVisible()
  expect(await findingsInBothThemes(owner.page)).toEqual([])

  const client = await visit(browser, product, { width: 390, height: 844, touch: true })
  const asked: string[] = []
  client.page.on('request', (request) => {
    asked.push(request.url())
    expect(request.url()).not.toContain(new URL(url).hash.slice(1))
  })
  await client.page.goto(url)
  await see(client.page.getByRole('heading', { name: 'Who is looking?' })).toBeVisible()
  await see(client.page.getByText('Rooms by the sea')).toHaveCount(0)
  expect(await findingsInBothThemes(client.page)).toEqual([])
  await client.page.getByRole('button', { name: 'See the page' }).tap()
  await see(client.page.getByText('Your name is required')).toBeVisible()
  await saysName(client.page, 'Elias')
  const frame = inFrame(client.page)
  await see(frame.getByRole('heading', { name: 'Rooms by the sea' })).toBeVisible()
  await see(frame.getByText('sandboxed')).toBeVisible()
  await see(reviews.getByText('looked at version 1')).toBeVisible()
  for (const name of ['Approve', 'Ask for changes']) {
    const box = await client.page.getByRole('button', { name, exact: true }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(40)
  }
  await client.page.getByRole('button', { name: 'Approve', exact: true }).tap()
  const dialog = client.page.getByRole('dialog', { name: 'Approve version 1?' })
  await dialog.getByRole('textbox', { name: 'A word with it' }).fill('Yes. The heading can come later.')
  expect(await findingsInBothThemes(client.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Approve version 1' }).tap()
  await see(client.page.getByText('Approved', { exact: true })).toBeVisible()
  await see(client.page.getByText(/version 1 · [\da-f]{4} [\da-f]{4}/)).toBeVisible()
  // The stream tells the open panel.
  await see(reviews.getByText('Elias approved version 1 of Home')).toBeVisible()
  await see(reviews.getByText('Yes. The heading can come later.')).toBeVisible()
  expect(await findingsInBothThemes(client.page)).toEqual([])
  expect(asked.filter((line) => line.includes(owner.project.id))).toEqual([])

  await client.page.reload()
  await see(client.page.getByText('Approved', { exact: true })).toBeVisible()
  expect(owner.complaints).toEqual([])
  expect(client.complaints).toEqual([])
  await client.close()
  await owner.close()
})

test('who asks for changes is read in the list, and their words become a request in the message box', async () => {
  const owner = await withProject('Ferry House')
  const { url } = await owner.link()
  const client = await visit(browser, product)
  await client.page.goto(url)
  await saysName(client.page, 'Sofie')
  await see(inFrame(client.page).getByRole('heading', { name: 'Rooms by the sea' })).toBeVisible()
  await client.page.getByRole('radio', { name: 'Phone, 390 px' }).check()
  await see(client.page.locator('[data-preview-stage]')).toHaveCSS('width', '390px')
  await client.page.getByRole('button', { name: 'Ask for changes' }).click()
  const dialog = client.page.getByRole('dialog', { name: 'Ask for changes' })
  await see(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: 'What should change' }).fill('Say that it is on the island.')
  // What was typed stays.
  await client.page.keyboard.press('Escape')
  await client.page.getByRole('button', { name: 'Ask for changes' }).click()
  await see(dialog.getByRole('textbox', { name: 'What should change' })).toHaveValue('Say that it is on the island.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await see(client.page.getByText('Changes asked')).toBeVisible()

  const panel = await owner.openShare()
  await see(panel.getByText('Sofie asked for changes in version 1 of Home')).toBeVisible()
  expect(await findingsInBothThemes(owner.page)).toEqual([])
  await panel.getByRole('button', { name: 'Ask for this change' }).click()
  await see(panel).toHaveCount(0)
  const box = owner.page.getByRole('textbox', { name: 'Message' })
  await see(box).toHaveValue('Say that it is on the island.')
  await see(box).toBeFocused()

  await owner.save('Rooms on the island')
  await client.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await see(client.page.getByText('There is a newer version of this page: version 2.')).toBeVisible()
  await see(inFrame(client.page).getByRole('heading', { name: 'Rooms by the sea' })).toBeVisible()
  // Under another name one stays where one is, and what was decided keeps the name of then.
  await client.page.getByRole('button', { name: 'Ask for changes' }).click()
  await client.page.getByRole('button', { name: 'Change name' }).click()
  await saysName(client.page, 'Sofie Lind')
  await see(inFrame(client.page).getByRole('heading', { name: 'Rooms by the sea' })).toBeVisible()
  await see(client.page.getByText(/^Sofie, /)).toBeVisible()
  await client.page.getByRole('button', { name: 'Look at the newer version' }).click()
  await see(inFrame(client.page).getByRole('heading', { name: 'Rooms on the island' })).toBeVisible()
  await see(client.page.getByText('Changes asked')).toHaveCount(0)
  await client.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await client.page.getByRole('button', { name: 'Approve version 2' }).click()
  await see(client.page.getByText('Approved', { exact: true })).toBeVisible()
  await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
  await see(panel.getByText('Sofie Lind approved version 2 of Home')).toBeVisible()
  await see(panel.getByText('Sofie asked for changes in version 1 of Home')).toBeVisible()
  expect(owner.complaints).toEqual([])
  expect(client.complaints).toEqual([])
  await client.close()
  await owner.close()
})

test('on a phone the words of a client lead to the message box too', async () => {
  const owner = await withProject('Ferry House')
  const { url } = await owner.link()
  const client = await visit(browser, product)
  await client.page.goto(url)
  await saysName(client.page, 'Sofie')
  await client.page.getByRole('button', { name: 'Ask for changes' }).click()
  await client.page.getByRole('textbox', { name: 'What should change' }).fill('Larger prices.')
  await client.page.getByRole('button', { name: 'Send' }).click()
  await see(client.page.getByText('Changes asked')).toBeVisible()
  await owner.page.setViewportSize({ width: 390, height: 844 })
  await owner.page.goto(`/projects/${owner.project.id}`)
  await see(owner.page.getByRole('button', { name: 'Publish' })).toBeVisible()
  await owner.page.getByRole('tab', { name: 'Preview' }).click()
  await owner.page.getByRole('button', { name: 'More' }).click()
  await owner.page.getByRole('menuitem', { name: 'Share…' }).click()
  await owner.page.getByRole('button', { name: 'Ask for this change' }).click()
  await see(owner.page.getByRole('textbox', { name: 'Message' })).toHaveValue('Larger prices.')
  await see(owner.page.getByRole('tab', { name: /Chat/ })).toHaveAttribute('aria-selected', 'true')
  expect(owner.complaints).toEqual([])
  await client.close()
  await owner.close()
})

test('a revoked link closes its open page at once, and what was typed can be copied', async () => {
  const owner = await withProject('Ferry House')
  const { url } = await owner.link({ version_id: owner.version })
  const client = await visit(browser, product)
  await client.page.goto(url)
  await saysName(client.page, 'Hanna')
  await client.page.getByRole('button', { name: 'Ask for changes' }).click()
  await client.page.getByRole('textbox', { name: 'What should change' }).fill('Two long thoughts about the prices.')

  const panel = await owner.openShare()
  await panel.getByRole('button', { name: 'Revoke' }).click()
  await panel.getByRole('button', { name: 'Keep it' }).click()
  await panel.getByRole('button', { name: 'Revoke' }).click()
  await panel.getByRole('button', { name: 'Revoke it' }).click()
  await see(panel.getByText('Home, version 1')).toHaveCount(0)

  await see(client.page.getByRole('heading', { name: 'This link leads nowhere now' })).toBeVisible()
  await see(client.page.getByRole('textbox', { name: /What you wrote was not sent/ })).toHaveValue(
    'Two long thoughts about the prices.',
  )
  await see(client.page.getByText('Rooms by the sea')).toHaveCount(0)
  expect(await findingsInBothThemes(client.page)).toEqual([])
  await see(panel.getByRole('list', { name: 'Decisions' })).toHaveCount(0)
  expect(owner.complaints).toEqual([])
  expect(client.complaints.filter((line) => !line.includes('410'))).toEqual([])
  await client.close()
  await owner.close()
})

test('a password is asked before anything is shown; a link that has ended says until when it was open', async () => {
  const owner = await withProject('Ferry House')
  const locked = await owner.link({ password: 'north quay', version_id: owner.version })
  const client = await visit(browser, product)
  await client.page.goto(locked.url)
  await see(client.page.getByRole('heading', { name: 'This page has a password' })).toBeVisible()
  await see(client.page.getByText('Ferry House')).toHaveCount(0)
  expect(await findingsInBothThemes(client.page)).toEqual([])
  const field = client.page.getByRole('textbox', { name: 'Password' })
  await field.fill('south quay')
  await client.page.getByRole('button', { name: 'Open' }).click()
  await see(client.page.getByText('This is not the password. Check it and try again.')).toBeVisible()
  await field.fill('north quay')
  await client.page.getByRole('button', { name: 'Open' }).click()
  await saysName(client.page, 'Elias')
  await see(inFrame(client.page).getByRole('heading', { name: 'Rooms by the sea' })).toBeVisible()
  await owner.save('Rooms on the island')
  await client.page.reload()
  await see(client.page.getByText('This link shows version 1 and only that')).toBeVisible()
  await see(client.page.getByRole('button', { name: 'Look at the newer version' })).toHaveCount(0)

  const ending = await owner.link({ days: 7 })
  // The open page would ask while the server is started again.
  await client.page.goto('about:blank')
  await changed(product, async ({ db }) => {
    const endsAt = new Date('2026-01-30T12:00:00Z')
    await db.update(reviewLinks).set({ endsAt }).where(eq(reviewLinks.id, ending.id))
  })
  await client.page.goto(ending.url)
  await see(client.page.getByText('It was open until 30 January 2026.')).toBeVisible()
  const panel = await owner.openShare()
  await see(panel.getByText('Ended Jan 30, 2026')).toBeVisible()
  expect(owner.complaints).toEqual([])
  expect(client.complaints.filter((line) => !/403|410/.test(line))).toEqual([])
  await client.close()
  await owner.close()
})
