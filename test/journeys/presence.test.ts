import { expect, test } from 'vitest'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { press, select } from '#test/support/direct-edits.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { withMember } from '#test/support/members.ts'
import { callAs, newTeamProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

test('who is here is seen with what they have picked, and followed from page to page until one does something oneself', async () => {
  const [ada, bo] = [await signedUp(browser, product), await signedUp(browser, product)]
  const project = await newTeamProject(ada.context, product, 'Here')
  await withMember(product, ada.context, project.workspace_id, bo.context)
  await ada.page.goto(`/projects/${project.id}`)
  await builder(ada.page).ask(nordlys)
  await bo.page.goto(`/projects/${project.id}`)
  await builder(bo.page).answered(1)
  const here = ada.page.getByRole('button', { name: /^Also here/ })
  await see(here).toBeVisible()

  await select(bo.page)
  await press(bo.page, 'h1')
  const outline = ada.page.locator('[data-pick-of]')
  await see(outline).toBeVisible()
  const around = async () => {
    const [box, heading] = await Promise.all([outline.boundingBox(), shownPage(ada.page).locator('h1').boundingBox()])
    // As the page is zoomed out, by its shape.
    return box && heading ? box.width / box.height / (heading.width / heading.height) : Number.NaN
  }
  await see.poll(around).toBeCloseTo(1, 1)
  // On the page map, too.
  await see(ada.page.getByRole('button', { name: /is here$/ })).toBeVisible()
  expect(await findingsInBothThemes(ada.page)).toEqual([])

  // By the keyboard alone.
  await here.focus()
  await ada.page.keyboard.press('Enter')
  // the keys are the menu's from the moment that its first entry has them
  await see(ada.page.getByRole('menuitem', { name: /^Follow .+ on Home$/ })).toBeFocused()
  await ada.page.keyboard.press('Enter')
  const bar = ada.page.getByRole('button', { name: 'Stop following' })
  await see(bar).toBeVisible()
  await bo.page.keyboard.press('Escape')
  await see(outline).toHaveCount(0)
  await bo.page.getByRole('button', { name: 'Add page' }).click()
  await bo.page.getByRole('textbox', { name: 'Page name' }).fill('About')
  await bo.page.getByRole('textbox', { name: 'Page name' }).press('Enter')
  await see(ada.page.getByRole('button', { name: 'Page: About' })).toBeVisible()
  await see(bar).toBeVisible()
  await ada.page.keyboard.press('Escape')
  await see(bar).toHaveCount(0)
  await bo.page.getByRole('button', { name: 'Page: About' }).click()
  await bo.page.getByRole('menuitemradio', { name: 'Home' }).click()
  await see(bo.page.getByRole('button', { name: 'Page: Home' })).toBeVisible()
  await here.click()
  await see(ada.page.getByRole('menuitem', { name: /^Follow .+ on Home$/ })).toBeVisible()
  await see(ada.page.getByRole('button', { name: 'Page: About' })).toBeVisible()
  await ada.page.keyboard.press('Escape')

  await bo.page.close({ runBeforeUnload: true })
  await see(here).toHaveCount(0)
  expect(ada.complaints).toEqual([])
  expect(bo.complaints).toEqual([])
})

const pageOf = (words: string) =>
  `<!doctype html><html><head><title>T</title></head><body><h1>${words}</h1></body></html>`

test('a person in two windows is one, followed where they moved last, to another page and an older version too; a window that is hidden is forgotten', async () => {
  const [ada, bo] = [await signedUp(browser, product), await signedUp(browser, product)]
  const project = await newTeamProject(ada.context, product, 'Followed')
  await withMember(product, ada.context, project.workspace_id, bo.context)
  const path = `/projects/${project.id}`
  const store = (page_name: string, words: string) =>
    callAs(ada.context, product, 'POST', `${path}/versions`, { page_name, html_content: pageOf(words) })
  await callAs(ada.context, product, 'POST', `${path}/pages`, { name: 'Menu' })
  await store('Home', 'Older')
  await store('Home', 'Newer')
  await store('Menu', 'Dishes')
  await ada.page.goto(path)
  await bo.page.goto(path)
  const second = await bo.context.newPage()
  await second.goto(path)
  const here = ada.page.getByRole('button', { name: /^Also here/ })
  await see(here).toHaveAccessibleName(/^Also here: [^,]+$/)
  const to = async (page: typeof second, name: string) => {
    await page.getByRole('button', { name: /^Page: / }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await see(page.getByRole('button', { name: `Page: ${name}` })).toBeVisible()
  }
  await to(second, 'Menu')
  await here.click()
  const follow = ada.page.getByRole('menuitem', { name: /^Follow .+ on Menu$/ })
  await see(follow).toHaveCount(1)
  await follow.press('Enter')
  await see(shownPage(ada.page).locator('h1')).toHaveText('Dishes')

  await second.getByRole('button', { name: 'Page: Menu' }).press('Escape')
  await to(second, 'Home')
  await second.getByRole('button', { name: 'More about version 1' }).first().click()
  await second.getByRole('menuitem', { name: 'Look at it' }).click()
  await see(shownPage(second).locator('h1')).toHaveText('Older')
  await see(shownPage(ada.page).locator('h1')).toHaveText('Older')
  // Whatever the other window says with its beats.
  await see(ada.page.getByRole('button', { name: 'Stop following' })).toBeVisible()

  await second.close({ runBeforeUnload: true })
  await see(shownPage(ada.page).locator('h1')).toHaveText('Newer')
  await bo.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await see(here).toHaveCount(0, { timeout: 60_000 })
  await bo.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await see(here).toBeVisible()
  expect(ada.complaints).toEqual([])
  expect(bo.complaints).toEqual([])
})
