import { expect, test } from 'vitest'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { visit } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct()
const browser = await theBrowser()

const page = (words: string) =>
  `<!doctype html><html lang="en"><head><title>${words}</title></head><body><main><h1>${words}</h1>` +
  `<a href="/about">About</a><script>try{document.title=top.document.title}catch{document.body.append('sandboxed')}</script>` +
  `</main></body></html>`

test('with a link somebody without an account looks at the pages and can do nothing else, until it is taken back', async () => {
  const owner = await signedUp(browser, product)
  const project = await newProject(owner.context, product, { name: 'Nordlys bakery' })
  const call = (method: string, path: string, body?: unknown) =>
    callAs(owner.context, product, method, `/projects/${project.id}${path}`, body)
  await call('POST', '/versions', { page_name: 'Home', html_content: page('Rye bread') })
  await call('POST', '/pages', { name: 'About' })
  await call('POST', '/versions', { page_name: 'About', html_content: page('Since 1987') })

  await owner.page.goto(`/projects/${project.id}`)
  await owner.page.getByRole('button', { name: 'Share', exact: true }).click()
  const panel = owner.page.getByRole('dialog', { name: 'Share' })
  await see(panel).toContainText('Only its people see it.')
  await panel.getByRole('radio', { name: 'Link' }).click()
  const field = panel.getByRole('textbox', { name: 'Link to look at the project' })
  await see(field).toHaveValue(/\/p#/)
  const url = await field.inputValue()

  const stranger = await visit(browser, product)
  const asked: string[] = []
  stranger.page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    expect(request.url()).not.toContain(new URL(url).hash.slice(1))
  })
  await stranger.page.goto(url)
  await see(stranger.page.getByRole('heading', { name: 'Nordlys bakery' })).toBeVisible()
  const frame = stranger.page.frameLocator('[data-preview-stage] iframe').last()
  await see(frame.getByRole('heading', { name: 'Rye bread' })).toBeVisible()
  await see(frame.getByText('sandboxed')).toBeVisible()
  await stranger.page.getByRole('radio', { name: 'Phone, 390 px' }).check()
  await see(stranger.page.locator('[data-preview-stage]')).toHaveCSS('width', '390px')
  await frame.getByRole('link', { name: 'About' }).click()
  await see(frame.getByRole('heading', { name: 'Since 1987' })).toBeVisible()
  await stranger.page.getByRole('button', { name: 'Page: About' }).click()
  await stranger.page.getByRole('menuitemradio', { name: 'Home' }).click()
  await see(frame.getByRole('heading', { name: 'Rye bread' })).toBeVisible()
  for (const name of [/chat/i, /version/i, /publish/i, /download/i, /undo/i, /send/i])
    expect(await stranger.page.getByRole('button', { name }).count()).toBe(0)
  expect(await stranger.page.getByRole('textbox').count()).toBe(0)
  // It asks who is signed in, what the host offers, and for the page. Nothing of the project by its id.
  expect(asked.filter((line) => line.includes(project.id))).toEqual([])
  await stranger.page.goto(`/projects/${project.id}`)
  await see(stranger.page).toHaveURL(/\/auth/)
  await stranger.page.goto(url)
  await see(frame.getByRole('heading', { name: 'Rye bread' })).toBeVisible()

  await panel.getByRole('radio', { name: 'Private' }).click()
  await see(panel).toContainText('Only its people see it.')
  await stranger.page.getByRole('button', { name: 'Page: Home' }).click()
  await stranger.page.getByRole('menuitemradio', { name: 'About' }).click()
  await see(stranger.page.getByRole('heading', { name: 'This link leads nowhere now' })).toBeVisible()
  await see(stranger.page.getByText('Rye bread')).toHaveCount(0)

  expect(owner.complaints).toEqual([])
  expect(stranger.complaints.filter((line) => !line.includes('410'))).toEqual([])
  await stranger.close()
  await owner.close()
})

test('on a phone the menu of the project opens what shares it', async () => {
  const { page, context, complaints } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Shared from a phone' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/projects/${project.id}`)
  await see(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const panel = page.getByRole('dialog', { name: 'Share' })
  await see(panel.getByRole('radio', { name: 'Link' })).toBeVisible()
  // What holds it is placed by code, and stays transparent where that finds no place.
  await see(panel.locator('..')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await see(panel).toHaveCount(0)
  expect(complaints).toEqual([])
})
