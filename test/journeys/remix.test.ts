import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { type Visit, visit } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct()
const browser = await theBrowser()

const page = (words: string) =>
  `<!doctype html><html lang="en"><head><title>${words}</title></head><body><main><h1>${words}</h1></main></body></html>`

/** Does it, and waits until the server has it. */
async function stored(window: Visit, act: () => Promise<void>): Promise<void> {
  const answer = window.page.waitForResponse((response) => response.request().method() === 'PATCH')
  await act()
  expect((await answer).status()).toBe(200)
}

test('who may copy a shared project signs in, comes back to it and has it; who may not is not asked', async () => {
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
  await panel.getByRole('radio', { name: 'Link' }).click()
  const field = panel.getByRole('textbox', { name: 'Link to look at the project' })
  await see(field).toHaveValue(/\/p#/)
  const url = await field.inputValue()

  const person = await visit(browser, product, { width: 390, height: 844 })
  const copy = person.page.getByRole('button', { name: 'Copy to my projects' })
  const frame = person.page.frameLocator('[data-preview-stage] iframe').last()
  await person.page.goto(url)
  await see(frame.getByRole('heading', { name: 'Rye bread' })).toBeVisible()
  await see(copy).toHaveCount(0)

  const tick = panel.getByRole('checkbox', { name: 'May be copied' })
  await stored(owner, () => tick.check())
  expect(await findingsInBothThemes(owner.page)).toEqual([])
  await person.page.reload()
  await see(copy).toBeVisible()
  expect(await findingsInBothThemes(person.page)).toEqual([])
  await copy.click()
  await person.page.getByRole('link', { name: 'Sign up' }).click()
  await person.page.getByLabel('Email').fill(`bo-${owner.email}`)
  await person.page.getByLabel('Password', { exact: true }).fill(owner.password)
  await person.page.getByLabel('Confirm password', { exact: true }).fill(owner.password)
  await person.page.getByRole('button', { name: 'Create account' }).click()
  await see(frame.getByRole('heading', { name: 'Rye bread' })).toBeVisible()
  expect(person.page.url()).toBe(url)
  await copy.click()
  await see(person.page).toHaveURL(/\/projects\/[\w-]+$/)
  expect(person.page.url()).not.toContain(project.id)
  await person.page.getByRole('tab', { name: 'Preview' }).click()
  await see(frame.getByRole('heading', { name: 'Rye bread' })).toBeVisible()

  // Free has room for one: the second is refused with its words, and a way to the plans.
  await person.page.goto(url)
  await copy.click()
  await sawWords(person.page, 'Nothing was copied')
  await see(person.page.getByRole('button', { name: 'View Plans' })).toBeVisible()

  // Not allowed any more, while the page with the button is open: the server refuses.
  // The page does not hear of it before the press.
  await person.page.route('**/api/preview-links/look', () => {})
  await stored(owner, () => tick.uncheck())
  await copy.click()
  await sawWords(person.page, 'Whoever shared it does not let it be copied')

  expect(owner.complaints).toEqual([])
  expect(person.complaints.filter((line) => !line.includes('403'))).toEqual([])
  await person.close()
  await owner.close()
})
