import { expect, test } from 'vitest'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { visit } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct()
const browser = await theBrowser()

const bakery = (words: string) =>
  `<!doctype html><html lang="en"><head><title>${words}</title><meta name="description" content="A bakery"></head>` +
  `<body><main><h1>${words}</h1><p>Call <span data-placeholder>Add phone number</span></p></main></body></html>`

test('from a project to a live site and back: publish, change, update, an earlier release, undo, pause, unpublish', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Nordlys bakery' })
  const save = (words: string) =>
    callAs(context, product, 'POST', `/projects/${project.id}/versions`, {
      page_name: 'Home',
      html_content: bakery(words),
    })
  await save('Rye bread')
  const name = `nordlys-${project.id.slice(-10)}`
  const address = `http://${name}.localhost:${new URL(product.url).port}`

  await page.goto(`/projects/${project.id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Publish' })
  await see(panel).toContainText('Nobody but you has seen this project yet.')
  await see(panel).toContainText('1 empty place on Home')
  await panel.getByRole('textbox', { name: 'Address' }).fill('paypal-login')
  await see(panel).toContainText('could be mistaken for somebody else')
  await panel.getByRole('textbox', { name: 'Address' }).fill(name)
  await see(panel).toContainText('Free')
  await panel.getByRole('button', { name: 'Publish 1 page' }).click()
  await see(panel).toContainText('Release 1 is live')

  const stranger = await visit(browser, product)
  const seen = stranger.page
  await seen.goto(address)
  await see(seen.getByRole('heading', { name: 'Rye bread' })).toBeVisible()
  await see(seen.getByRole('link', { name: /Made with/ })).toBeVisible()
  expect(await stranger.context.cookies(address)).toEqual([])

  await save('Sourdough')
  await page.reload()
  await see(page.getByRole('button', { name: 'Update 1' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+P')
  await see(panel).toContainText('1 change not yet published')
  await see(panel).toContainText('Version 1 → 2')
  await seen.reload()
  await see(seen.getByRole('heading', { name: 'Rye bread' })).toBeVisible()
  await see(panel.getByRole('button', { name: 'Publish 1 change' })).toBeEnabled()
  await page.keyboard.press('ControlOrMeta+Enter')
  await see(panel).toContainText('Release 2 is live')
  await seen.reload()
  await see(seen.getByRole('heading', { name: 'Sourdough' })).toBeVisible()

  await panel.getByRole('link', { name: 'Site and releases' }).click()
  await see(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await see(page.getByText('Release 2,')).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Site' })
  await nav.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('button', { name: 'Go back to release 1' }).click()
  await see(page.getByText('Release 1 is live')).toBeVisible()
  await seen.reload()
  await see(seen.getByRole('heading', { name: 'Rye bread' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('button', { name: 'Go back to release 1' })).toBeVisible()
  await seen.reload()
  await see(seen.getByRole('heading', { name: 'Sourdough' })).toBeVisible()

  await nav.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await see(page.getByText('The site is paused')).toBeVisible()
  await seen.goto(address)
  await see(seen.getByRole('heading', { name: 'Back soon' })).toBeVisible()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await see(page.getByText('The site is unpublished')).toBeVisible()
  await seen.goto(address)
  await see(seen.getByText('There is no site at this address.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the site again' }).click()
  await see(page.getByText('The site is live again')).toBeVisible()
  await seen.goto(address)
  await see(seen.getByRole('heading', { name: 'Sourdough' })).toBeVisible()

  expect(complaints).toEqual([])
  await stranger.close()
  await close()
})
