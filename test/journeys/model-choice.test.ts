import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { profiles, users } from '#server/db/schema.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { changed, visit } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: 'fake-1',
  AI_API_KEY: 'host-key',
  AI_MODELS: JSON.stringify([
    { model: 'fake-1', label: 'Orbit Large' },
    { model: 'fake-2', label: 'Orbit Small' },
  ]),
  AI_OWN_PRIVATE: 'on',
})
const browser = await theBrowser()

test('a key is added, tested and chosen, and its answers use no credit', async () => {
  const { page, context, email, complaints, close } = await signedUp(browser, product)
  await page.goto('/settings#models')
  await see(page.getByText('Own keys come with Pro and Teams.')).toBeVisible()
  // Away from the screen, whose calls would meet a server that is being started again.
  await page.goto('about:blank')
  await changed(product, async ({ db }) => {
    const [person] = await db.select().from(users).where(eq(users.email, email))
    await db
      .update(profiles)
      .set({ plan: 'pro' })
      .where(eq(profiles.id, person?.id ?? ''))
  })
  await page.goto('/settings#models')
  await page.getByRole('button', { name: 'Add a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a key' })
  await dialog.getByLabel('Provider').selectOption('other')
  await dialog.getByLabel('Address').fill(model.baseUrl)
  await dialog.getByLabel('Model').fill('fake-1')
  await dialog.getByLabel('Key').fill('sk-of-this-workspace-7Q2K')
  expect(await findingsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Test and add' }).click()
  await sawWords(page, 'Key added', 'It works. Choose it beside your message.')
  await see(page.getByText('…7Q2K')).toBeVisible()
  await see(page.getByText(/^Works, \d+\.\d s to the first word$/)).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  expect(await page.content()).not.toContain('sk-of-this')

  const project = await newProject(context, product, { name: 'Winter menu' })
  await page.goto(`/projects/${project.id}`)
  const { ask, answers } = builder(page)
  const picker = page.getByRole('button', { name: /^Made by / })
  await see(picker).toHaveText('Orbit Large')
  await picker.click()
  await see(page.getByRole('menuitemradio')).toHaveText([
    /^Orbit Large1 credit/,
    /^Orbit Small1 credit/,
    /^Built-in designer1 credit/,
    /^fake-1Key ending 7Q2K, no credit/,
  ])
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('menuitemradio', { name: /^fake-1/ }).click()
  await see(picker).toHaveText('fake-1')
  await see(page.getByText('Your key, no credit')).toBeVisible()
  await ask('A page for Okapi, bookkeeping for freelancers')
  await see(answers.first()).toContainText('no credit spent')
  expect(model.asked.at(-1)?.headers.authorization).toBe('Bearer sk-of-this-workspace-7Q2K')

  // remembered with the project, and another one is asked from then on
  await page.reload()
  await see(picker).toHaveText('fake-1')
  await picker.click()
  await page.getByRole('menuitemradio', { name: /^Orbit Small/ }).click()
  await see(page.getByText('Your key, no credit')).toHaveCount(0)
  await ask('make it dark')
  await see(answers.nth(1)).toContainText('Orbit Small')
  await see(answers.nth(1)).toContainText('1 credit')
  expect(model.asked.at(-1)).toMatchObject({ model: 'fake-2', headers: { authorization: 'Bearer host-key' } })

  await page.goto('/settings#models')
  await page.getByRole('button', { name: 'Remove the key of fake-1' }).click()
  await sawWords(page, 'Key removed', 'Projects that chose it go on as this host does.')
  await see(page.getByText('No keys yet. They are kept encrypted.')).toBeVisible()
  expect(complaints).toEqual([])
  await close()
})

test('who has no account is made a page by the host’s model, and nothing is offered that an account needs', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers } = builder(page)
  await ask('A page for Okapi, bookkeeping for freelancers')
  await see(answers.first()).toContainText('Orbit Large')
  expect(model.asked.at(-1)).toMatchObject({ model: 'fake-1', headers: { authorization: 'Bearer host-key' } })
  await see(page.getByRole('button', { name: /^Made by / })).toHaveCount(0)
  await see(page.getByRole('button', { name: 'Polish', exact: true })).toHaveCount(0)
  expect(await findingsInBothThemes(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
