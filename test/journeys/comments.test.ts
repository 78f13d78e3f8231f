import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { content } from '#api/project-content.ts'
import { findingsInBothThemes } from '#test/support/axe.ts'
import { builder, previewFrame, shownPage } from '#test/support/builder.ts'
import { canPick, press } from '#test/support/direct-edits.ts'
import { withMember } from '#test/support/members.ts'
import { callAs, newTeamProject } from '#test/support/projects.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const house = (rest: string) =>
  `<!doctype html><html lang="en"><head><title>Ferry House</title><style>body{font:18px sans-serif;margin:40px}
p{margin:40px 0}</style></head><body><main>${rest}</main></body></html>`
const first = house('<h1>Rooms by the sea</h1><p>Breakfast until eleven.</p><p>Dogs are welcome.</p>')

const stored = (context: BrowserContext, project: string, html: string) =>
  callAs(context, product, 'POST', `/projects/${project}/versions`, { page_name: 'Home', html_content: html })

async function opened(options: { width?: number; height?: number } = {}) {
  const person = await signedUp(browser, product, options)
  const project = await newTeamProject(person.context, product, 'Ferry House')
  await stored(person.context, project.id, first)
  await person.page.goto(`/projects/${project.id}`)
  await see(shownPage(person.page).locator('h1')).toHaveCount(1)
  return { ...person, project }
}

/** From the keyboard: the box for messages has it first, and keeps single keys for itself. */
async function startsPlacing(page: Page) {
  await page.getByRole('button', { name: 'Comments', exact: true }).focus()
  await page.keyboard.press('c')
  await see(page.getByText('Press the part of the page that your comment is about.')).toBeVisible()
  await canPick(page)
}

/** Comments on what is pressed in the page. */
async function commentOn(page: Page, place: string, words: string) {
  await startsPlacing(page)
  await press(page, place)
  await page.getByRole('textbox', { name: 'Comment' }).fill(words)
  await page.getByRole('textbox', { name: 'Comment' }).press('Control+Enter')
  await see(page.getByRole('textbox', { name: 'Reply' })).toBeVisible()
}

const pin = (page: Page, number: number) =>
  page
    .getByRole('group', { name: 'Comments on the page' })
    .getByRole('button', { name: new RegExp(`^Comment ${number} `) })

/** How far, in pixels, the middle of the first pin is from the upper edge of the paragraph with these words. */
async function awayFrom(page: Page, words: string): Promise<number> {
  const frame = await previewFrame(page)
  const inside = await frame.evaluate((text) => {
    const found = [...document.querySelectorAll('p')].find(({ textContent }) => textContent.includes(text))
    return found instanceof HTMLElement ? found.getBoundingClientRect().top : Number.NaN
  }, words)
  const { top, scale } = await (await frame.frameElement()).evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('The page is in no frame.')
    const box = element.getBoundingClientRect()
    return { top: box.top, scale: box.width / element.offsetWidth }
  })
  const box = await pin(page, 1).boundingBox()
  return Math.abs((box ? box.y + box.height / 2 : Number.NaN) - (top + inside * scale))
}

test('a comment is asked for, answered and resolved', async () => {
  const { page, complaints } = await opened()
  await commentOn(page, 'h1', 'make the heading green')
  await see(pin(page, 1)).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  await builder(page).answered(1)
  await see(page.getByText('Is comment 1 answered?')).toBeVisible()
  await see(page.getByRole('region', { name: 'Chat' }).getByText('make the heading green')).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Open comment 1' }).click()
  await see(page.getByRole('listitem').filter({ hasText: 'Done' })).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Back to the chat' }).click()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await see(page.getByText('Comment 1 is resolved.')).toBeVisible()
  await see(pin(page, 1)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('what a comment asks for is made once and not lost, whether the line breaks before or after the server has taken it', async () => {
  const { page, context, project } = await opened()
  const cut = { before: 0, after: 2 }
  await context.route(/\/api\/projects\/[^/]+\/generations$/, async (route) => {
    if (cut.before > 0) {
      cut.before -= 1
      return route.abort('connectionreset')
    }
    if (cut.after === 0) return route.fallback()
    cut.after -= 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  const read = async () => content.parse(await callAs(context, product, 'GET', `/projects/${project.id}/content`))
  const isDone = see(page.getByRole('listitem').filter({ hasText: 'Done' }))
  const asked = async (words: string) => (await read()).messages.filter((one) => one.content === words && one.turn)

  // The answer does not arrive, nor that to asking again: the project itself tells what was made of it.
  await commentOn(page, 'h1', 'make the heading green')
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  await builder(page).answered(1)
  await page.getByRole('button', { name: 'Open comment 1' }).click()
  await isDone.toHaveAttribute('aria-current', 'step')
  expect(cut.after).toBeLessThan(2)
  cut.after = 0
  expect(await asked('make the heading green')).toHaveLength(1)
  await page.getByRole('button', { name: 'Back to the chat' }).click()

  // Nothing arrives at the server: the comment stays a remark, and trying again in the chat asks for it.
  cut.before = 2
  await commentOn(page, 'p:first-of-type', 'make this paragraph bold')
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  const again = page.getByRole('region', { name: 'Chat' }).getByRole('button', { name: 'Try again' })
  await see(again).toBeVisible()
  expect([cut.before, (await asked('make this paragraph bold')).length]).toEqual([0, 0])
  await again.click()
  await see(page.getByText('Is comment 2 answered?')).toBeVisible()
  expect(await asked('make this paragraph bold')).toHaveLength(1)
})

test('a pin follows its element through three edits, and is an orphan after its removal that shows where it was', async () => {
  const { page, context, project } = await opened()
  await commentOn(page, 'p:first-of-type', 'Until noon?')
  const edits = [
    '<p>Dogs are welcome.</p><h1>Rooms</h1><p>Breakfast until eleven.</p>',
    '<p>Dogs are welcome.</p><h1>Rooms</h1><p class="big">Breakfast until eleven.</p>',
    '<h1>Rooms</h1><p class="big">Breakfast until noon.</p><p>Dogs are welcome.</p>',
  ]
  for (const [index, edit] of edits.entries()) {
    await stored(context, project.id, house(edit))
    await see(shownPage(page).locator('main > *').first()).toHaveText(index === 2 ? 'Rooms' : 'Dogs are welcome.')
    // The pin stands at the upper edge of its element, wherever that went.
    await see.poll(() => awayFrom(page, 'Breakfast')).toBeLessThanOrEqual(2)
  }
  await stored(context, project.id, house('<h1>Rooms</h1><p>Dogs are welcome.</p>'))
  await see(page.getByText('It was last in version 4.')).toBeVisible()
  await see(pin(page, 1)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show version 4' }).click()
  await see(shownPage(page).getByText('Breakfast until noon.')).toBeVisible()
  await see(pin(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Show the page now' }).click()
  await see(pin(page, 1)).toHaveCount(0)
})

test('two people speak: who is called finds it unread, answers by keyboard, and both see it at once', async () => {
  const ada = await opened()
  const bo = await signedUp(browser, product, { email: `bo-${crypto.randomUUID().slice(0, 8)}@example.com` })
  await withMember(product, ada.context, ada.project.workspace_id, bo.context)
  await bo.page.goto(`/projects/${ada.project.id}`)
  await see(shownPage(ada.page).locator('h1')).toBeVisible()
  await see(shownPage(bo.page).locator('h1')).toBeVisible()
  await startsPlacing(ada.page)
  await press(ada.page, 'h1')
  const box = ada.page.getByRole('textbox', { name: 'Comment' })
  await box.pressSequentially('Is this short enough, @bo')
  await see(ada.page.getByRole('listbox', { name: 'People' }).getByRole('option')).toHaveCount(1)
  await box.press('Enter')
  await box.press('Control+Enter')
  await see(ada.page.getByRole('textbox', { name: 'Reply' })).toBeVisible()

  await see(bo.page.getByText('1 not read')).toBeAttached()
  await see(pin(bo.page, 1)).toHaveAccessibleName(/not read yet/)
  await pin(bo.page, 1).focus()
  await bo.page.keyboard.press('Enter')
  await see(bo.page.getByText('1 not read')).toHaveCount(0)
  await bo.page.getByRole('textbox', { name: 'Reply' }).fill('Yes, keep it')
  await bo.page.getByRole('textbox', { name: 'Reply' }).press('Control+Enter')
  await see(ada.page.getByText('Yes, keep it')).toBeVisible()
  await ada.page.getByRole('button', { name: 'All comments' }).click()
  await see(ada.page.getByRole('list').getByRole('button', { name: /^Comment 1/ })).toBeVisible()
  expect(await findingsInBothThemes(ada.page)).toEqual([])
  await ada.page.keyboard.press('j')
  await see(ada.page.getByRole('textbox', { name: 'Reply' })).toBeVisible()
  await ada.page.keyboard.press('e')
  await see(ada.page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await see(bo.page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  expect([...ada.complaints, ...bo.complaints]).toEqual([])
})

test('the keyboard alone places a comment: the arrows walk the page, Enter takes what is reached', async () => {
  const { page } = await opened()
  await startsPlacing(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await see(page.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await page.keyboard.type('Nice')
  await page.keyboard.press('Control+Enter')
  await see(pin(page, 1)).toBeVisible()
})

test('on a phone comments are a tab: a pin leads to its thread', async () => {
  const { page } = await opened({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Comments' }).click()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await canPick(page)
  await press(page, 'h1')
  await page.getByRole('textbox', { name: 'Comment' }).fill('Too long for a phone')
  await page.getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Comment', exact: true }).click()
  await see(page.getByRole('textbox', { name: 'Reply' })).toBeVisible()
  expect(await findingsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'All comments' }).click()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await pin(page, 1).click()
  await see(page.getByText('Too long for a phone')).toBeVisible()
})
