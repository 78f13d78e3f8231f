import { expect, test } from 'vitest'
import { builder, shownPage } from '#test/support/builder.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { visit } from '#test/support/product.ts'
import { see } from '#test/support/see.ts'

const product = await theProduct()
const browser = await theBrowser()

const bakery = 'Bakery in Leeds called Marlow Bread, sourdough £6, rye £7, open Tue to Sat 8 to 16, phone 0113 496 0123'

test('said in the chat: a page for prices joins the first one, undo undoes, and finishing opens the form', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const chat = builder(page)
  const left = async () => Number.parseInt((await page.getByText(/\d+ remaining/).textContent()) ?? '', 10)
  const all = await left()
  await chat.ask(bakery)
  // what a turn has cost is heard after its answer
  await expect.poll(left).toBe(all - 1)
  const before = await left()

  await chat.ask('finish the page')
  const form = page.getByRole('dialog', { name: 'Only you know these' })
  await see(form).toBeVisible()
  await see(chat.answers.last()).toContainText('Only you know what is still missing')
  await page.keyboard.press('Escape')
  await see(form).toHaveCount(0)
  expect(await left()).toBe(before)

  const headline = shownPage(page).getByRole('heading', { level: 1 })
  const first = await headline.innerText()
  await chat.ask('change the headline to "Bread, slowly"')
  await see(headline).toContainText('Bread, slowly')
  await expect.poll(left).toBe(before - 1)
  const spent = await left()
  await chat.ask('undo that')
  await see(headline).toHaveText(first)
  await see(page.getByText('undo that', { exact: true })).toBeVisible()
  await see(page.getByRole('note', { name: /^Undone: change the headline/ })).toContainText('free')
  expect(await left()).toBe(spent)

  await chat.send('add a page for the prices')
  await see(shownPage(page).getByRole('heading', { level: 1 })).toContainText('Prices', { timeout: 60_000 })
  await see(shownPage(page).getByText('£6').first()).toBeVisible()
  await see(shownPage(page).getByText('0113 496 0123').first()).toBeAttached()
  await see(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0, { timeout: 60_000 })
  expect(await chat.savedPage('Prices')).toContain('href="index.html')
  expect(await chat.savedPage('Home')).toContain('href="prices.html"')
  await expect.poll(left).toBe(spent - 1)
  expect(complaints).toEqual([])
  await close()
})

test('asked which one is meant, each answer outlines its part under the pointer and the focus, and the press changes that one', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const chat = builder(page)
  await chat.ask(`${bakery}, with an FAQ`)
  const before = await chat.savedPage()
  await chat.ask('remove the question')
  await see(chat.answers.last()).toContainText('?')
  const answers = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  const outlined = () =>
    shownPage(page)
      .locator('body *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getAnimations().length > 0 && getComputedStyle(one).outlineWidth === '3px')
          .map((one) => one.textContent),
      )
  await see(answers.nth(1)).toBeVisible()
  const asked = async (at: number) =>
    /"(.+)"/.exec(await answers.nth(at).innerText())?.[1] ?? 'nothing in quotation marks'
  const [first, second] = [await asked(0), await asked(1)]
  await answers.nth(0).hover()
  await expect.poll(async () => (await outlined()).join()).toContain(first)
  await answers.nth(1).focus()
  await expect.poll(async () => (await outlined()).join()).toContain(second)
  expect((await outlined()).join()).not.toContain(first)
  expect(await chat.savedPage()).toBe(before)

  await answers.nth(1).press('Enter')
  await see(shownPage(page).getByText(second)).toHaveCount(0)
  await see(shownPage(page).getByText(first).first()).toBeAttached()
  expect(await outlined()).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
