import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { until, visit } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { personWithoutScripts } from '#test/support/site-visitor.ts'

const product = await theProduct()
const browser = await theBrowser()

const wish = 'Taste the winter'

/** Looks at that address once more, until it shows what belongs there now. */
async function shows(seen: Page, address: string, words: RegExp): Promise<void> {
  await seen.goto(address)
  await see(seen.locator('body')).toContainText(words)
}

test('a page goes live, is written to and counted, changed, updated, taken back, shown to a friend, paused and taken off', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Nordlys roastery' })
  const name = `nordlys-${project.id.slice(-10)}`
  const address = `http://${name}.localhost:${new URL(product.url).port}`
  const opened = `/projects/${project.id}`

  // Made by the designer that every copy has, from words alone.
  await page.goto(opened)
  await builder(page).ask(nordlys)
  await see(shownPage(page).locator('h1')).toContainText('Nordlys')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await see(panel).toContainText('Nobody but you has seen this project yet.')
  const field = panel.getByRole('textbox', { name: 'Address' })
  await field.fill('paypal-login')
  await see(panel).toContainText('could be mistaken for somebody else')
  await field.fill(name)
  await see(panel).toContainText('Free')
  await panel.getByRole('button', { name: 'Publish 1 page' }).click()
  await see(panel).toContainText('Release 1 is live')

  // Somebody comes, in a browser that runs no script.
  const guest = await personWithoutScripts(browser)
  const seen = guest.page
  await shows(seen, address, /Nordlys/)
  const came = Date.now()
  await see(seen.getByRole('link', { name: /Made with/ })).toBeVisible()

  // Somebody else, who has no account, tries the doors of the project.
  const stranger = await visit(browser, product)
  await stranger.page.goto(opened)
  await see(stranger.page).toHaveURL(/\/auth/)
  for (const part of ['', '/content', '/site', '/releases', '/submissions', '/visits', '/preview-link']) {
    const answer = await stranger.context.request.get(`/api/projects/${project.id}${part}`)
    expect([part, answer.status()]).toEqual([part, 401])
    expect(await answer.text()).not.toContain('Nordlys')
  }

  // With the link they read it, and that is all.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await share.getByRole('radio', { name: 'Link' }).click()
  const link = share.getByRole('textbox', { name: 'Link to look at the project' })
  await see(link).toHaveValue(/\/p#/)
  await stranger.page.goto(await link.inputValue())
  await see(shownPage(stranger.page).locator('h1')).toContainText('Nordlys')
  expect(await stranger.page.getByRole('textbox').count()).toBe(0)
  const version = { page_name: 'Home', html_content: '<h1>Not theirs</h1>' }
  const written = await stranger.context.request.post(`/api${opened}/versions`, {
    data: version,
    headers: { origin: product.url },
  })
  expect(written.status()).toBe(401)
  await page.keyboard.press('Escape')

  // What the guest wrote is in the inbox, and that they came is counted.
  await guest.writes(came, 'Do you ship to Tromsø?')
  await see(seen.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await guest.context.cookies(address)).toEqual([])
  await page.goto(`${opened}/site#forms`)
  const answers = page.getByRole('list', { name: 'Answers' })
  await answers.getByRole('button', { name: /Unread.*Theo/ }).click()
  await see(page.getByRole('article', { name: 'Answer of Theo' })).toContainText('Do you ship to Tromsø?')
  // Counts are written down every few seconds.
  await page.goto(`${opened}/site#visits`)
  await until(async () => {
    await page.reload()
    await see(page.getByRole('heading', { name: 'Views, last 30 days' })).toBeVisible()
    return (await page.getByText('Front page').count()) > 0
  })
  await see(page.getByText('Directly, or not said')).toBeVisible()

  // A change is not live until it is published.
  await page.goto(opened)
  await builder(page).answered(1)
  await builder(page).ask(`change the main button to '${wish}'`)
  await see(page.getByRole('button', { name: 'Update 1' })).toBeVisible()
  await seen.goto(address)
  await see(seen.getByRole('link', { name: wish })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+P')
  await see(panel).toContainText('1 change not yet published')
  await see(panel).toContainText('Version 1 → 2')
  await see(panel.getByRole('button', { name: 'Publish 1 change' })).toBeEnabled()
  await page.keyboard.press('ControlOrMeta+Enter')
  await see(panel).toContainText('Release 2 is live')
  await shows(seen, address, new RegExp(wish))

  await panel.getByRole('link', { name: 'Site and releases' }).click()
  await see(page.getByText('Release 2,')).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Site' })
  await nav.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('button', { name: 'Go back to release 1' }).click()
  await see(page.getByText('Release 1 is live')).toBeVisible()
  await seen.goto(address)
  await see(seen.getByRole('link', { name: wish })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('button', { name: 'Go back to release 1' })).toBeVisible()
  await shows(seen, address, new RegExp(wish))

  await nav.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await see(page.getByText('The site is paused')).toBeVisible()
  await shows(seen, address, /Back soon/)
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await see(page.getByText('The site is unpublished')).toBeVisible()
  await shows(seen, address, /There is no site at this address\./)
  await page.getByRole('button', { name: 'Show the site again' }).click()
  await see(page.getByText('The site is live again')).toBeVisible()
  await shows(seen, address, new RegExp(wish))

  expect(complaints).toEqual([])
  await guest.context.close()
  await stranger.close()
  await close()
})
