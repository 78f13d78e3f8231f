import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { findings } from '#test/support/axe.ts'
import { pageCss } from '#test/support/family-checks.ts'
import { theBrowser } from '#test/support/fixtures.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { see } from '#test/support/see.ts'

const browser = await theBrowser()

type Story = [what: string, prompt: string, act: (page: Page) => Promise<void>]

const stories: Story[] = [
  [
    'menus: one at a time, by keys and by a press elsewhere; the search folds out',
    'responsive navbar with dropdowns and a search icon, nothing else',
    async (page) => {
      const products = page.locator('summary:visible', { hasText: 'Products' })
      const solutions = page.locator('summary:visible', { hasText: 'Solutions' })
      await products.click()
      await see(page.getByRole('link', { name: 'Integrations' })).toBeVisible()
      await solutions.click()
      await see(page.getByRole('link', { name: 'Integrations' })).toBeHidden()
      await see(page.getByRole('link', { name: 'For schools' })).toBeVisible()
      await page.keyboard.press('Escape')
      await see(solutions).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await see(products).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await see(page.getByRole('link', { name: 'Overview' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await see(page.getByRole('link', { name: 'Features' })).toBeFocused()
      await page.mouse.click(600, 700)
      await see(page.getByRole('link', { name: 'Features' })).toBeHidden()
      await page.locator('summary:visible', { hasText: 'Search' }).click()
      await see(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
      await page.setViewportSize({ width: 390, height: 800 })
      await page.locator('summary:visible', { hasText: 'Menu' }).click()
      await page.locator('summary:visible', { hasText: 'Resources' }).click()
      await see(page.getByRole('link', { name: 'Guides' })).toBeVisible()
    },
  ],
  [
    'side: groups fold open, where one is is marked, and the bar folds to its signs',
    'Animated sidebar navigation with nested menus',
    async (page) => {
      const settings = page.locator('summary', { hasText: 'Settings' })
      await see(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
      await settings.click()
      await page.getByRole('link', { name: 'Billing' }).click()
      await see(page.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page')
      await see(page.locator('[aria-current=page]')).toHaveCount(1)
      const fold = page.getByRole('button', { name: 'Navigation' })
      await fold.click()
      await see(fold).toHaveAttribute('aria-expanded', 'false')
      await see(page.getByRole('link', { name: 'Billing' })).toBeHidden()
      await settings.click()
      await see(page.getByRole('link', { name: 'Billing' })).toBeVisible()
    },
  ],
  [
    'steps: nobody goes on with a field missing; at the end stands what was written',
    'Multi-step signup form with validation and a progress indicator',
    async (page) => {
      const next = page.getByRole('button', { name: 'Next' })
      await next.click()
      await see(page.getByLabel('Email')).toBeFocused()
      await see(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await see(page.locator('[data-error]:visible')).toHaveCount(2)
      await page.getByLabel('Email').fill('kim@example.com')
      await page.getByLabel('Password').fill('a long secret')
      await see(page.locator('[data-error]:visible')).toHaveCount(0)
      await next.click()
      await see(page.getByLabel('Name')).toBeFocused()
      await see(page.locator('[aria-current=step]')).toContainText('About you')
      await page.getByLabel('Name').fill('Kim')
      await page.keyboard.press('Enter')
      await see(page.locator('[data-review]')).toContainText('kim@example.com')
      await see(page.locator('[data-review]')).not.toContainText('a long secret')
      await page.getByRole('button', { name: 'Back' }).click()
      await see(page.getByLabel('Name')).toHaveValue('Kim')
      await next.click()
      await page.getByLabel('I agree to the terms').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await see(page.locator('[data-said]')).not.toBeEmpty()
    },
  ],
  [
    'doors: one card with two of them',
    'login and signup form',
    async (page) => {
      await see(page.getByLabel('Name')).toBeHidden()
      await page.getByRole('tab', { name: 'Sign up' }).click()
      await see(page.getByLabel('Name')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await see(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
    },
  ],
  [
    'prices: given by the month, reckoned for the year',
    'pricing section, three plans with monthly/yearly toggle. Starter 9, Team 29, Studio 79, yearly gets two months free',
    async (page) => {
      await see(page.locator('article')).toHaveCount(3)
      await see(page.locator('article').nth(1)).toContainText('29')
      await page.getByText('Yearly', { exact: true }).click()
      await see(page.getByText('290', { exact: true })).toBeVisible()
      await see(page.getByText('29', { exact: true })).toBeHidden()
    },
  ],
  [
    'date: a day is chosen by arrow keys, and taken back',
    'date picker',
    async (page) => {
      const shown = page.locator('[data-field-button]')
      await page.locator('[data-day][tabindex="0"]').focus()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await see(page.locator('[data-month]')).toBeHidden()
      await see(shown).toContainText('Tuesday')
      await see(shown).toBeFocused()
      expect(await page.locator('[data-value]').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/)
      await shown.click()
      await see(page.locator('[aria-pressed=true]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Clear' }).click()
      await see(shown).toContainText('Choose')
      await page.getByRole('button', { name: 'Today' }).click()
      await shown.click()
      await see(page.locator('[aria-current=date]')).toHaveAttribute('aria-pressed', 'true')
    },
  ],
  [
    'toast: comes up by its button, does what it offers, and is closed',
    'toast notifications',
    async (page) => {
      const toasts = page.locator('[data-toast]')
      await see(toasts).toHaveCount(1)
      await page.getByRole('button', { name: 'Almost full' }).click()
      await see(toasts).toHaveCount(2)
      await toasts.last().getByRole('button', { name: 'Make room' }).click()
      await see(toasts.last()).toContainText('Make room: Done')
      await toasts.last().getByRole('button', { name: 'Close' }).click()
      await see(toasts).toHaveCount(1)
      await see(page.getByRole('button', { name: 'Almost full' })).toBeFocused()
    },
  ],
  [
    'palette: opened by its keys, found by typing, done by Enter',
    'command palette',
    async (page) => {
      await page.getByRole('combobox').fill('set')
      await see(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await see(page.getByText('Go to the settings: Done')).toBeVisible()
      await see(page.getByRole('combobox')).toBeHidden()
      await page.keyboard.press('Control+k')
      await see(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await see(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.getByRole('combobox').fill('nothing like it')
      await see(page.getByText('Nothing fits that.')).toBeVisible()
      await page.keyboard.press('Escape')
      await see(page.getByRole('listbox')).toBeHidden()
    },
  ],
  [
    'upload: what is chosen is listed, and one of them is taken out again',
    'file upload dropzone',
    async (page) => {
      const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('words') })
      await page.locator('input[type=file]').setInputFiles([file('one.txt'), file('two.txt')])
      await see(page.getByText('one.txt')).toBeVisible()
      await page.getByRole('button', { name: 'Remove' }).first().click()
      await see(page.getByText('one.txt')).toHaveCount(0)
      await see(page.getByText('two.txt')).toBeVisible()
      const left = await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => field.files?.length)
      expect(left).toBe(1)
    },
  ],
  [
    'otp: typed, pasted and taken back',
    'OTP input',
    async (page) => {
      const digits = page.locator('[data-digits] input')
      const confirm = page.getByRole('button', { name: 'Confirm' })
      await see(digits).toHaveCount(6)
      await digits.first().focus()
      await page.keyboard.type('12345')
      await see(digits.nth(5)).toBeFocused()
      await see(confirm).toBeDisabled()
      await page.keyboard.type('6')
      await see(confirm).toBeEnabled()
      await page.keyboard.press('Backspace')
      await see(digits.nth(5)).toHaveValue('')
      await page.keyboard.press('Backspace')
      await see(digits.nth(4)).toHaveValue('')
      await digits.first().evaluate((field) => {
        const data = new DataTransfer()
        data.setData('text', '98 76-54')
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      })
      await see(digits.nth(5)).toHaveValue('4')
      await confirm.click()
      await see(page.locator('[data-said]')).not.toBeEmpty()
    },
  ],
  [
    'bell: its number falls with every notice that is read',
    'notification bell with badge',
    async (page) => {
      const badge = page.locator('[data-badge]')
      await see(badge).toHaveText('2')
      await page.locator('[data-notice]').first().click()
      await see(badge).toHaveText('1')
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await see(badge).toBeHidden()
      await page.locator('[data-bell]').click()
      await see(page.locator('[data-notice]').first()).toBeHidden()
    },
  ],
  [
    'bubbles: what is written stands at the end, at the side of who writes',
    'chat bubble',
    async (page) => {
      const entries = page.locator('[data-entry]')
      const before = await entries.count()
      await page.getByLabel('Your message').fill('On my way')
      await page.keyboard.press('Enter')
      await see(entries).toHaveCount(before + 1)
      await see(entries.last()).toContainText('On my way')
    },
  ],
]

test.for(stories)('%s', async ([, prompt, act]) => {
  const { html } = compose(firstRequest(prompt))
  // colours are looked at when they have come to rest
  const styles = `<style>${await pageCss(html)}*{transition:none!important}</style>`
  const whole = html.replace('</head>', () => `${styles}</head>`)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.setContent(whole)
  expect(await findings(page)).toEqual([])
  await act(page)
  expect(complaints).toEqual([])
  expect(await findings(page)).toEqual([])
  await context.close()
})
