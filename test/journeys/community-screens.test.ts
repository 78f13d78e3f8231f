import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { findings } from '#test/support/axe.ts'
import { pageCss } from '#test/support/family-checks.ts'
import { theBrowser } from '#test/support/fixtures.ts'
import { see } from '#test/support/see.ts'

const browser = await theBrowser()

type Story = [what: string, prompt: string, act: (page: Page) => Promise<void>]

const stories: Story[] = [
  [
    'feed: a post is written, liked, commented and found by its topic and its writer',
    'social feed for our running club with topics: routes, gear, races',
    async (page) => {
      const posts = page.locator('[data-post]:visible')
      const before = await posts.count()
      await page.getByLabel('Your name').fill('Kim')
      await page.getByLabel('What is new?').fill('A new loop along the river')
      await page.getByLabel('Topic').selectOption('Races')
      await page.getByRole('button', { name: 'Post', exact: true }).click()
      await see(posts).toHaveCount(before + 1)
      const own = posts.first()
      await see(own).toContainText('A new loop along the river')
      await own.getByRole('button', { name: 'Like' }).click()
      await see(own.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true')
      await see(own.locator('[data-likes]')).toHaveText('1')
      await own.getByRole('button', { name: 'Comments' }).click()
      await own.getByLabel('Write a comment').fill('Sunday at nine')
      await page.keyboard.press('Enter')
      await see(own.locator('[data-replies]')).toHaveText('1')
      await see(own).toContainText('Sunday at nine')
      await page.getByRole('button', { name: 'Gear', exact: true }).click()
      await see(posts.filter({ hasText: 'A new loop' })).toHaveCount(0)
      await page.getByRole('button', { name: 'All', exact: true }).click()
      await page.locator('[data-members]').getByRole('button', { name: 'Kim' }).click()
      await see(posts).toHaveCount(1)
      await own.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('searchbox').fill('')
      await see(posts).toHaveCount(before)
    },
  ],
  [
    'forum: a question is asked, answered, voted on and put into order',
    'Create an online forum for discussions, questions, and voting',
    async (page) => {
      const threads = page.locator('[data-post]:visible')
      await page.getByText('Ask a question').click()
      await page.getByLabel('Your question').fill('Which rope lasts longest?')
      await page.getByRole('button', { name: 'Send' }).first().click()
      const own = threads.filter({ hasText: 'Which rope lasts longest?' })
      await see(threads.first()).toContainText('Which rope lasts longest?')
      const up = own.locator('[data-up]')
      const down = own.locator('[data-down]')
      await up.click()
      await see(own.locator('[data-votes]')).toHaveText('1')
      await down.click()
      await see(own.locator('[data-votes]')).toHaveText('-1')
      await see(up).toHaveAttribute('aria-pressed', 'false')
      await down.click()
      await see(own.locator('[data-votes]')).toHaveText('0')
      await page.getByLabel('Sort').selectOption('votes')
      await see(threads.last()).toContainText('Which rope lasts longest?')
      await own.getByRole('button', { name: 'Which rope lasts longest?' }).press('Enter')
      for (const said of ['Hemp', 'Polyester', 'It depends']) {
        await own.getByLabel('Write an answer').fill(said)
        await page.keyboard.press('Enter')
      }
      await own.locator('[data-good]').first().click()
      await see(own.locator('[data-goods]').first()).toHaveText('1')
      await page.getByLabel('Sort').selectOption('replies')
      await see(threads.first()).toContainText('Which rope lasts longest?')
    },
  ],
  [
    'figures: the period and the chosen figure change cards, chart and table alike',
    'a key figures app with cards: number of confirmed cases, cure rate, tests per day',
    async (page) => {
      const rows = page.locator('[data-line-of]')
      const bars = page.locator('[data-column]')
      await see(rows).toHaveCount(7)
      const before = await page.locator('[data-value]').allTextContents()
      await page.getByRole('button', { name: 'Year' }).click()
      await see(rows).toHaveCount(12)
      await see(bars).toHaveCount(12)
      expect(await page.locator('[data-value]').allTextContents()).not.toEqual(before)
      await page.getByRole('button', { name: /^Cure rate/ }).click()
      await see(page.getByRole('heading', { name: 'Cure rate' })).toBeVisible()
      const cells = await rows.locator('td:nth-child(3)').allTextContents()
      expect(await page.locator('[data-top]').allTextContents()).toEqual(cells.map((cell) => cell.replace(' %', '')))
      await page.getByRole('button', { name: 'Line' }).click()
      await see(page.locator('[data-lines]')).toBeVisible()
    },
  ],
  [
    'map: a pin opens its card, a place is put on the map, found, moved and taken away',
    'travel map with pins',
    async (page) => {
      const pins = page.locator('[data-pin]:visible')
      const before = await pins.count()
      await page.getByRole('button', { name: 'Museum' }).first().click()
      await see(page.getByLabel('Name')).toHaveValue('Museum')
      await page.getByLabel('Note').fill('Ring twice')
      await page.getByRole('button', { name: 'Save' }).click()
      await see(page.locator('[data-place]').filter({ hasText: 'Museum' })).toContainText('Ring twice')
      await page.locator('[data-map]').click({ position: { x: 420, y: 330 } })
      await page.getByLabel('Name').fill('Boathouse')
      await page.keyboard.press('Enter')
      await see(pins).toHaveCount(before + 1)
      const own = page.locator('[data-pin]').filter({ hasText: 'Boathouse' })
      await see(own).toBeFocused()
      const left = (await own.boundingBox())?.x ?? 0
      await page.keyboard.press('ArrowRight')
      expect((await own.boundingBox())?.x ?? 0).toBeGreaterThan(left)
      await page.getByRole('searchbox').fill('boat')
      await see(pins).toHaveCount(1)
      await own.press('Enter')
      await page.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('searchbox').fill('')
      await see(pins).toHaveCount(before)
    },
  ],
  [
    'checkin: a day is checked in, taken back and added later; how many in a row follows',
    'Daily health check-in with states: well, a little ill, ill',
    async (page) => {
      const days = page.locator('[data-days]')
      const [before, streak] = [
        Number(await days.textContent()),
        Number(await page.locator('[data-streak]').textContent()),
      ]
      await page.getByRole('button', { name: 'Little ill' }).click()
      await page.getByLabel('Note').fill('Sore throat')
      await page.getByRole('button', { name: 'Check in' }).click()
      await see(days).toHaveText(String(before + 1))
      await see(page.locator('[data-streak]')).toHaveText(String(streak + 1))
      await see(page.locator('[data-log]').first()).toContainText('Little ill')
      await see(page.locator('[data-log]').first()).toContainText('Sore throat')
      await page.getByRole('button', { name: 'Take back' }).click()
      await see(days).toHaveText(String(before))
      const month = await page.locator('[data-month]').textContent()
      await page.getByRole('button', { name: 'Previous' }).click()
      await see(page.locator('[data-month]')).not.toHaveText(month ?? '')
      await page.locator('[data-date]').first().click()
      await page.getByRole('button', { name: 'Check in' }).click()
      await see(days).toHaveText(String(before + 1))
      await page.getByRole('button', { name: 'Clear' }).click()
      await see(days).toHaveText('0')
    },
  ],
  [
    'approvals: what waits is approved or rejected with a reason, counted, and taken back',
    'approval queue for expense claims',
    async (page) => {
      const shown = page.locator('[data-request]:visible')
      const before = await shown.count()
      await page.getByLabel('What').fill('A new ladder')
      await page.getByLabel('Who').fill('Kim')
      await page.keyboard.press('Enter')
      const own = shown.filter({ hasText: 'A new ladder' })
      await see(own).toContainText('Kim')
      await own.getByRole('button', { name: 'Reject' }).click()
      await own.getByLabel('Reason').fill('Too heavy')
      await page.keyboard.press('Enter')
      await see(shown).toHaveCount(before)
      await page.getByRole('button', { name: 'Rejected' }).click()
      await see(own).toContainText('Too heavy')
      await own.getByRole('button', { name: 'Take back' }).click()
      await see(shown).toHaveCount(0)
      await page.getByRole('button', { name: 'Waiting' }).click()
      await own.getByRole('button', { name: 'Approve' }).click()
      await page.getByRole('button', { name: /All$/ }).click()
      await see(own.getByText('Approved')).toBeVisible()
      await see(shown).toHaveCount(before + 1)
    },
  ],
  [
    'luckydraw: a spin costs points and wins a prize, prizes are added and taken away, and points are redeemed',
    'Lucky draw with prizes: coffee, a mug; 10 points per spin',
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const [balance, had] = [page.locator('[data-balance]'), page.locator('[data-entry]:visible')]
      await see(balance).toHaveText('100')
      await page.getByRole('button', { name: 'Spin' }).click()
      await see(balance).toHaveText('90')
      await see(page.getByRole('status')).toHaveText(/^(?:Coffee|Mug)$/)
      await see(page.locator('[data-prize][data-won]')).toHaveCount(1)
      await see(had).toHaveText(/(?:Coffee|Mug)Won/)
      for (const left of [1, 0]) {
        await page.locator('[data-prize]').getByRole('button', { name: 'Remove' }).first().click()
        await see(page.locator('[data-prize]')).toHaveCount(left)
      }
      await see(page.getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'true')
      await page.getByLabel('Prize', { exact: true }).fill('40 points')
      await page.keyboard.press('Enter')
      await see(page.locator('[data-wheel] text')).toHaveText(['40 points'])
      await page.getByRole('button', { name: 'Spin' }).click()
      await see(balance).toHaveText('120')
      await page.locator('[data-reward]').nth(1).getByRole('button', { name: 'Redeem' }).click()
      await see(balance).toHaveText('0')
      await see(had.first()).toContainText('Redeemed')
      await page.getByRole('button', { name: 'Spin' }).press('Enter')
      await see(page.getByRole('status')).toHaveText('Not enough points.')
      await page.getByRole('button', { name: 'Start over' }).click()
      await see(balance).toHaveText('100')
      await see(had).toHaveCount(0)
    },
  ],
]

test.for(stories)('%s', async ([, prompt, act]) => {
  const { html } = compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never)
  const styled = html.replace('</head>', `<style>${await pageCss(html)}</style></head>`)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.setContent(styled)
  await act(page)
  expect(complaints).toEqual([])
  expect(await findings(page)).toEqual([])
  await context.close()
})
