import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { findings } from '#test/support/axe.ts'
import { pageCss } from '#test/support/family-checks.ts'
import { theBrowser } from '#test/support/fixtures.ts'
import { see } from '#test/support/see.ts'

const browser = await theBrowser()

const pageOf = (prompt: string) => compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never).html

/** The designer's page for a request at a width, with a screen of another one; whatever goes wrong in it is collected. */
async function pageFor(prompt: string, width: number, other = '') {
  const html = pageOf(prompt).replace('</main>', () => `${other}</main>`)
  const styled = html.replace('</head>', `<style>${await pageCss(html)}</style></head>`)
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.setContent(styled)
  return { page, complaints, close: () => context.close() }
}

type Story = [what: string, prompt: string, act: (page: Page) => Promise<void>]

const shown = (page: Page) => page.locator('[data-entry]:visible')
const names = (page: Page) => shown(page).locator('[data-name]').allTextContents()
const detail = (page: Page) => page.locator('dialog[data-detail]')

const stories: Story[] = [
  [
    'cards are searched, chosen by group, put in order and liked',
    'Movie browser app',
    async (page) => {
      const all = await names(page)
      await page.getByRole('searchbox').fill(all[2] ?? '')
      await see(shown(page)).toHaveCount(1)
      await page.getByRole('searchbox').fill('nothing is called so')
      await page.getByRole('button', { name: 'Show all' }).click()
      await see(shown(page)).toHaveCount(8)
      await page.locator('[data-filter-groups] button').nth(1).click()
      await see(shown(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await page.getByLabel('Sort').selectOption('By name')
      expect(await names(page)).toEqual(all.toSorted((one, other) => one.localeCompare(other, 'en')))
      const [first = ''] = await names(page)
      await page.getByRole('button', { name: `Favourite: ${first}` }).click()
      const only = page.getByRole('button', { name: 'Favourites 1' })
      await only.click()
      await see(shown(page)).toHaveCount(1)
      await page.getByRole('button', { name: `Favourite: ${first}` }).press('Enter')
      await see(shown(page)).toHaveCount(0)
      await see(page.locator('[data-only]')).toBeFocused()
    },
  ],
  [
    'a card opens by the keys with what is known of it, and gives the focus back',
    'Movie browser app',
    async (page) => {
      const [first = ''] = await names(page)
      const card = page.getByRole('button', { name: first, exact: true })
      await card.press('Enter')
      await see(detail(page)).toBeVisible()
      await see(detail(page).getByRole('heading', { name: first })).toBeVisible()
      await see(detail(page)).toContainText(/Length\s*\d+ min/)
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await see(detail(page)).toBeHidden()
      await see(card).toBeFocused()
    },
  ],
  [
    'what is booked has its day and says that nothing was sent',
    'Hotel catalogue app',
    async (page) => {
      const [first = ''] = await names(page)
      await shown(page).first().getByRole('button', { name: 'Book' }).click()
      await detail(page).getByLabel('Name').fill('Ada')
      await detail(page).getByLabel('Date').fill('2099-05-14')
      expect(await findings(page)).toEqual([])
      await detail(page).getByRole('button', { name: 'Book' }).click()
      await see(detail(page)).toContainText(`${first}, Thursday, May 14, 2099`)
      await see(detail(page)).toContainText('nothing was sent')
      await detail(page).locator('[data-part=done]').getByRole('button', { name: 'Close' }).click()
      await see(detail(page)).toBeHidden()
    },
  ],
  [
    'what is read opens as a text and goes back to its facts',
    'Recipe browser',
    async (page) => {
      await shown(page).first().getByRole('button', { name: 'Read' }).click()
      await see(detail(page).getByRole('article')).toContainText('sample text')
      await detail(page).getByRole('button', { name: 'Back' }).click()
      await see(detail(page).getByRole('article')).toBeHidden()
      await see(detail(page)).toContainText('Takes')
    },
  ],
  [
    'what is bought stands in the cart with its sum, until the order is placed',
    'Shoe shop app with a cart',
    async (page) => {
      const cart = page.locator('dialog[data-cart]')
      const price = async (at: number) =>
        Number.parseFloat((await shown(page).nth(at).locator('[data-price]').textContent()) ?? '')
      const [first, second] = [await price(0), await price(1)]
      await shown(page).nth(0).getByRole('button', { name: 'Add to cart' }).click()
      await shown(page).nth(1).locator('[data-open]').click()
      await detail(page).getByLabel('Quantity').fill('3')
      await detail(page).getByRole('button', { name: 'Add to cart' }).click()
      await see(cart).toBeVisible()
      const sum = cart.locator('[data-step=lines] [data-cart-sum]')
      await see(sum).toHaveText(`${(first + 3 * second).toFixed(2)} €`)
      expect(await findings(page)).toEqual([])
      await cart.locator('[data-less]').nth(1).click()
      await see(sum).toHaveText(`${(first + 2 * second).toFixed(2)} €`)
      await cart.locator('[data-remove]').first().click()
      await see(cart.locator('[data-line]')).toHaveCount(1)
      await cart.getByRole('button', { name: 'Checkout' }).click()
      await cart.getByLabel('Name').fill('Ada')
      await cart.getByLabel('Email').fill('ada@example.org')
      await cart.getByLabel('Address').fill('Mill Lane 1')
      await cart.getByRole('button', { name: 'Place the order' }).click()
      await see(cart).toContainText(/2 × .+nothing was sent/s)
      await cart.getByRole('button', { name: 'Go on looking' }).click()
      await see(page.locator('[data-cart-count]')).toHaveText('0')
    },
  ],
]

test.for(stories)('%s', async ([, prompt, act]) => {
  const { page, complaints, close } = await pageFor(prompt, 1280)
  await act(page)
  expect(complaints).toEqual([])
  expect(await findings(page)).toEqual([])
  await close()
})

test('nothing is wider than a small phone, with its dialogs open', async () => {
  const { page, close } = await pageFor('Shoe shop app with a cart', 360)
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWide()).toBe(false)
  await shown(page).nth(1).locator('[data-open]').click()
  expect(await isWide()).toBe(false)
  await detail(page).getByRole('button', { name: 'Add to cart' }).click()
  expect(await isWide()).toBe(false)
  await close()
})

test('two of them on a page keep apart', async () => {
  const [, hotels = ''] = /(<section [^]*<\/section>)/.exec(pageOf('Hotel catalogue app')) ?? []
  const { page, complaints, close } = await pageFor('Shoe shop app with a cart', 1280, hotels)
  const [shop, stays] = [page.locator('main > section').first(), page.locator('main > section').nth(1)]
  await stays.locator('[data-entry] [data-like]').first().click()
  await see(stays.locator('[data-liked]')).toHaveText('1')
  await see(shop.locator('[data-liked]')).toHaveText('0')
  await stays.getByRole('searchbox').fill('Lighthouse')
  await see(stays.locator('[data-entry]:visible')).toHaveCount(1)
  await see(shop.locator('[data-entry]:visible')).toHaveCount(8)
  await shop.locator('[data-buy]').first().click()
  await see(shop.locator('[data-cart-count]')).toHaveText('1')
  await stays.locator('[data-entry]:visible [data-open]').click()
  await see(stays.locator('[data-detail]')).toContainText('Lighthouse Inn')
  expect(complaints).toEqual([])
  await close()
})
