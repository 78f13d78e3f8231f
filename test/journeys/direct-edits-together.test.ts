import { afterAll, expect, test } from 'vitest'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { press, select, tools } from '#test/support/direct-edits.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { personOf, withMember } from '#test/support/members.ts'
import { newProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ BILLING: 'off', AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1' })
const browser = await theBrowser()

test('what one person changes by hand is a version that the other sees; a turn of the other sees it', async () => {
  const ada = await signedUp(browser, product)
  const bo = await signedUp(browser, product)
  const project = await newProject(ada.context, product, { name: 'Shared' })
  await withMember(product, project.workspace_id, await personOf(bo.context, product))
  await ada.page.goto(`/projects/${project.id}`)
  const selects = ada.page.getByRole('button', { name: 'Select', exact: true })
  await builder(ada.page).send(`${nordlys} [[hold]]`)
  await see(shownPage(ada.page).locator('h1')).toBeVisible()
  await see(selects).toHaveAttribute('aria-disabled', 'true')
  model.goOn()
  await builder(ada.page).answered(1)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).answered(1)

  const frame = await select(ada.page)
  await press(ada.page, 'h1', 2)
  await see(frame.locator('h1')).toBeFocused()
  await ada.page.keyboard.type('Written by Ada')
  await ada.page.keyboard.press('Enter')
  await see(frame.locator('h1')).toHaveText('Written by Ada')
  await ada.page.keyboard.press('Escape')
  await see(ada.page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()

  await see(bo.page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()
  await see(shownPage(bo.page).locator('h1')).toHaveText('Written by Ada')

  await builder(bo.page).ask('Make it dark')
  await see(shownPage(ada.page).locator('h1')).toHaveText('Written by Ada')
  expect(ada.complaints).toEqual([])
  await ada.close()
  await bo.close()
})

test('what two people change by hand is seen by both before it is stored, and both stands; of the same words the first, until the second says so', async () => {
  const [ada, bo] = [await signedUp(browser, product), await signedUp(browser, product)]
  const project = await newProject(ada.context, product, { name: 'Both' })
  await withMember(product, project.workspace_id, await personOf(bo.context, product))
  await ada.page.goto(`/projects/${project.id}`)
  await builder(ada.page).ask(nordlys)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).answered(1)

  const startsTyping = async ({ page }: typeof ada, target: string, words: string) => {
    const element = (await select(page)).locator(target).first()
    await press(page, target, 2)
    await see(element).toBeFocused()
    await page.keyboard.type(words)
    return element
  }
  const types = async (who: typeof ada, target: string, words: string) => {
    const element = await startsTyping(who, target, words)
    await who.page.keyboard.press('Enter')
    await see(element).toHaveText(words)
  }
  const ends = ({ page }: typeof ada) => page.keyboard.press('Escape')
  const shows = async (target: string, words: string) => {
    for (const { page } of [ada, bo]) await see(shownPage(page).locator(target).first()).toHaveText(words)
  }

  await types(ada, 'h1', 'Written by Ada')
  // Nothing is stored yet.
  await shows('h1', 'Written by Ada')
  await see(bo.page.getByText('Changed by hand', { exact: true })).toHaveCount(0)
  await types(bo, 'h2', 'Written by Bo')
  await shows('h2', 'Written by Bo')
  await ends(ada)
  await see(bo.page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()

  // What is picked and where one has scrolled to stay.
  const frame = shownPage(bo.page).locator('html')
  const top = () => frame.evaluate(() => document.scrollingElement?.scrollTop)
  await frame.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  await see(tools(bo.page)).toBeVisible()
  await types(ada, 'h1', 'Ada from afar')
  await shows('h1', 'Ada from afar')
  await see(tools(bo.page)).toBeVisible()
  expect(await top()).toBe(120)
  await ends(ada)
  await ends(bo)
  await shows('h1', 'Ada from afar')
  await shows('h2', 'Written by Bo')

  const theirs = await startsTyping(bo, 'h1', 'Bo again')
  await types(ada, 'h1', 'Ada again')
  await ends(ada)
  await see(shownPage(ada.page).locator('h1')).toHaveText('Ada again')
  await see(ada.page.getByText('Saved', { exact: true })).toBeVisible()
  // What is typed over does not move under the hands.
  await see(theirs).toHaveText('Bo again')
  await bo.page.keyboard.press('Enter')
  await see(bo.page.getByText('Two changed the same place')).toBeVisible()
  await shows('h1', 'Ada again')
  await bo.page.getByRole('button', { name: 'Use mine' }).click()
  await shows('h1', 'Bo again')
  await shows('h2', 'Written by Bo')
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
  await ada.close()
  await bo.close()
})
