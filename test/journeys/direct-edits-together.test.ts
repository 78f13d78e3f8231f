import { afterAll, expect, test } from 'vitest'
import { content } from '#api/project-content.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { press, select, tools } from '#test/support/direct-edits.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { personOf, withGuest, withMember } from '#test/support/members.ts'
import { until } from '#test/support/product.ts'
import { callAs, newTeamProject } from '#test/support/projects.ts'
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
  const project = await newTeamProject(ada.context, product, 'Shared')
  await withMember(product, ada.context, project.workspace_id, bo.context)
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
  await callAs(ada.context, product, 'PATCH', '/profile', { first_name: 'Maren' })
  const project = await newTeamProject(ada.context, product, 'Both')
  await withMember(product, ada.context, project.workspace_id, bo.context)
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

  const card = bo.page.getByRole('region', { name: 'Two changed the same place' })
  const bothWrite = async (which: string) => {
    const theirs = await startsTyping(bo, 'h1', `Bo ${which}`)
    await types(ada, 'h1', `Ada ${which}`)
    await ends(ada)
    await see(shownPage(ada.page).locator('h1')).toHaveText(`Ada ${which}`)
    await see(ada.page.getByText('Saved', { exact: true })).toBeVisible()
    // What is typed over does not move under the hands.
    await see(theirs).toHaveText(`Bo ${which}`)
    await bo.page.keyboard.press('Enter')
    await ends(bo)
    await see(card.getByText(`Ada ${which}`)).toBeVisible()
    await see(card.getByText(`Bo ${which}`)).toBeVisible()
    await shows('h1', `Ada ${which}`)
  }
  await bothWrite('again')
  await see(card.getByText('Maren was first', { exact: false })).toBeVisible()
  expect(await findingsInBothThemes(bo.page)).toEqual([])
  await card.getByRole('button', { name: 'Both' }).click()
  await see(card).toHaveCount(0)
  await shows('h1', 'Ada again Bo again')
  await bothWrite('more')
  await card.getByRole('button', { name: 'Keep theirs' }).click()
  await see(card).toHaveCount(0)
  await shows('h1', 'Ada more')
  await bothWrite('still')
  await card.press('1')
  await see(card).toHaveCount(0)
  await shows('h1', 'Bo still')
  await shows('h2', 'Written by Bo')
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
  await ada.close()
  await bo.close()
})

test('what is changed by hand while the other has the page made stands upon what comes of it', async () => {
  const { ada, bo, project } = await shared('Meanwhile')
  await builder(bo.page).send('Make it dark [[hold]]')
  await see(ada.page.getByRole('region', { name: 'Chat' }).getByText('Make it dark')).toBeVisible()
  const frame = await select(ada.page)
  await press(ada.page, 'h1', 2)
  await see(frame.locator('h1')).toBeFocused()
  await ada.page.keyboard.type('Typed meanwhile')
  await ada.page.keyboard.press('Enter')
  await ada.page.keyboard.press('Escape')
  await see(ada.page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()
  const stored = async () =>
    content.parse(await callAs(ada.context, product, 'GET', `/projects/${project.id}/content`)).versions.length
  await expect.poll(stored).toBe(2)
  model.goOn()
  for (const { page } of [ada, bo]) {
    await builder(page).answered(2)
    await see(shownPage(page).locator('h1')).toHaveText('Typed meanwhile')
  }
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
})

test('undo takes back what one has done oneself, and leaves what the other did since', async () => {
  const { ada, bo } = await shared('Undone')
  const types = async ({ page }: typeof ada, target: string, words: string) => {
    const element = (await select(page)).locator(target).first()
    await press(page, target, 2)
    await see(element).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await see(element).toHaveText(words)
  }
  const before = await shownPage(ada.page).locator('h1').innerText()
  await types(ada, 'h1', 'By Ada')
  await see(shownPage(bo.page).locator('h1')).toHaveText('By Ada')
  await types(bo, 'h2', 'By Bo')
  await see(shownPage(ada.page).locator('h2').first()).toHaveText('By Bo')
  await ada.page.keyboard.press('ControlOrMeta+z')
  for (const { page } of [ada, bo]) {
    await see(shownPage(page).locator('h1')).toHaveText(before)
    await see(shownPage(page).locator('h2').first()).toHaveText('By Bo')
  }
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
})

test('whose line breaks before the code of the question came is asked all the same', async () => {
  const { ada, bo } = await shared('Asked')
  let refused = 0
  await bo.page.route('**/assets/conflict-card-*.js', (route) => (refused++ < 2 ? route.abort() : route.continue()))
  await bo.page.reload()
  await builder(bo.page).answered(1)
  await until(async () => refused === 1)
  for (const [{ page }, words] of [
    [bo, 'By Bo'],
    [ada, 'By Ada'],
  ] as const) {
    const h1 = (await select(page)).locator('h1')
    await press(page, 'h1', 2)
    await see(h1).toBeFocused()
    await page.keyboard.type(words)
  }
  await ada.page.keyboard.press('Enter')
  await ada.page.keyboard.press('Escape')
  await see(ada.page.getByText('Saved', { exact: true })).toBeVisible()
  await see(ada.page.getByText('Changed by hand', { exact: true }).first()).toBeVisible()
  await bo.page.keyboard.press('Enter')
  await bo.page.keyboard.press('Escape')
  await see(bo.page.getByRole('region', { name: 'Two changed the same place' }).getByText('By Bo')).toBeVisible()
  expect(refused).toBeGreaterThan(2)
})

test.for(['member', 'guest'] as const)(
  'a %s who may only look from now on, in the middle of a change, can copy what was not saved',
  async (as) => {
    const { ada, bo, project } = await shared('Lowered', as)
    const frame = await select(bo.page)
    await press(bo.page, 'h1', 2)
    await see(frame.locator('h1')).toBeFocused()
    await bo.page.keyboard.type('Not saved')
    const place = as === 'guest' ? `/projects/${project.id}/guests` : `/workspaces/${project.workspace_id}/people`
    await callAs(ada.context, product, 'PATCH', `${place}/${bo.id}`, { role: 'viewer' })
    const dialog = bo.page.getByRole('dialog', { name: 'You can only look at Lowered now' })
    await see(dialog.getByText('it is only in this window', { exact: false })).toBeVisible()
    await see(dialog.getByRole('button', { name: 'Copy the page' })).toBeVisible()
    expect(await findingsInBothThemes(bo.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Look at the project' }).click()
    await see(dialog).toHaveCount(0)
    await see(bo.page.getByRole('button', { name: 'Select', exact: true })).toHaveAttribute('aria-disabled', 'true')
  },
)

/** A project with a page that two people have open. */
async function shared(name: string, as: 'member' | 'guest' = 'member') {
  const [ada, bo] = [await signedUp(browser, product), await signedUp(browser, product)]
  const project = await newTeamProject(ada.context, product, name)
  const id = await personOf(bo.context, product)
  if (as === 'guest') await withGuest(product, ada.context, project, bo.context)
  else await withMember(product, ada.context, project.workspace_id, bo.context)
  await ada.page.goto(`/projects/${project.id}`)
  await builder(ada.page).ask(nordlys)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).answered(1)
  await see(ada.page.getByRole('button', { name: /^Also here/ })).toBeVisible()
  return { ada, bo: { ...bo, id }, project }
}
