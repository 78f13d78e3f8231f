import { afterAll, expect, test } from 'vitest'
import { content } from '#api/project-content.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({
  AI_BASE_URL: model.baseUrl,
  AI_MODEL: 'fake-1',
  AI_MODELS: JSON.stringify([
    { model: 'fake-1', label: 'Orbit Large' },
    { model: 'fake-2', label: 'Orbit Words', sees: false },
  ]),
})
const browser = await theBrowser()

const prompt = 'A page for Korn, a bakery in Bergen'

test('a model looks at two pictures of the page and mends it; each thing is shown, and it is taken back', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Korn', prompt })
  await page.goto(`/projects/${project.id}`)
  const { answers } = builder(page)
  const shownHtml = async () =>
    content.parse(await callAs(context, product, 'GET', `/projects/${project.id}/content`)).pages[0]?.html
  await see(answers).toHaveCount(1)
  const before = await shownHtml()
  const calls = model.asked.length
  await page.getByRole('button', { name: 'Polish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Polish this page' })
  await see(dialog).toContainText('Orbit Large gets pictures of the page at 1440 and 390 and mends what it sees.')
  await see(dialog).toContainText('1 credit, none if nothing changes')
  expect(await findingsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Polish' }).click()
  await see(answers).toHaveCount(2)
  await see(answers.last()).toContainText('One thing is mended.')
  await see(answers.last()).toContainText('1 of 2 changes made')
  await see(dialog).toHaveCount(0)

  expect(model.asked.length - calls).toBe(1)
  const sent = JSON.stringify(model.sent.at(-1))
  expect(sent.match(/"image_url":\{"url":"data:image\/jpeg;base64,/g)).toHaveLength(2)
  const found = answers.last().getByRole('list', { name: 'What Polish found' })
  const heading = found.getByRole('button', { name: /^Heading in two lines\s?At 390: two lines, was four lines/ })
  await heading.click()
  await see(heading).toHaveAttribute('aria-pressed', 'true')
  await see(answers.last().getByRole('img', { name: /^The page at \d+ px (?:before|after) Polish$/ })).toHaveCount(4)
  expect(await shownHtml()).toContain('max-w-[24ch]')
  expect(await findingsInBothThemes(page)).toEqual([])
  expect(await callAs(context, product, 'GET', '/credits/status')).toMatchObject({ dailyUsed: 2 })

  // a second look finds nothing: an answer, no version, no credit
  await page.reload()
  await see(answers.last().getByRole('img')).toHaveCount(4)
  await page.getByRole('button', { name: 'Polish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Polish' }).click()
  await see(answers).toHaveCount(3)
  await see(answers.last()).toContainText('I would leave it as it is.')
  await see(answers.last()).not.toContainText('Version')
  expect(await callAs(context, product, 'GET', '/credits/status')).toMatchObject({ dailyUsed: 2 })

  await answers.nth(1).getByRole('button', { name: 'Undo Polish' }).click()
  await expect.poll(() => shownHtml()).toBe(before)
  expect(complaints).toEqual([])
  await close()
})

test('every new page is polished where that was chosen; who sees no pictures is not asked', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Korn', prompt })
  await page.goto(`/projects/${project.id}`)
  const { answers, ask } = builder(page)
  await see(answers).toHaveCount(1)
  const open = page.getByRole('button', { name: 'Polish', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Polish this page' })
  await open.click()
  await dialog.getByLabel('After every new page').check()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await callAs(context, product, 'POST', `/projects/${project.id}/pages`, { name: 'About' })
  // What looks at it may come after the page is there.
  const isMade = Promise.withResolvers<void>()
  await page.route(/after-new-page/, async (route) => {
    await isMade.promise
    await route.continue()
  })
  await page.goto(`/projects/${project.id}?page=About`)
  await see(answers).toHaveCount(0)
  await builder(page).send('An about page for Korn with pricing')
  await see(answers).toHaveCount(1)
  isMade.resolve()
  await see(answers).toHaveCount(2)
  await see(answers.last()).toContainText('One thing is mended.')
  // a change of a page is none
  await ask("change the headline to 'Slow light'")
  await see(answers).toHaveCount(3)

  await page.getByRole('button', { name: /^Made by / }).click()
  await page.getByRole('menuitemradio', { name: /^Orbit Words/ }).click()
  await see(open).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('Polish')
  await page.keyboard.press('Enter')
  await see(dialog).toContainText('Orbit Words takes no pictures. Choose a model that does beside your message')
  await see(dialog.getByRole('button', { name: 'Polish' })).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})
