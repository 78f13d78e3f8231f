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
    'a drawn game begins, is held on and goes on by the keys, and ends with its score',
    'build snake',
    async (page) => {
      await page.getByRole('button', { name: 'Start' }).click()
      await page.keyboard.press('p')
      await see(page.getByText('Paused')).toBeVisible()
      await page.keyboard.press('p')
      await see(page.getByText('Paused')).toBeHidden()
      await page.keyboard.press('ArrowDown')
      await see(page.getByText('Game over').first()).toBeVisible()
      await page.getByRole('button', { name: 'Once more' }).click()
      await see(page.getByText('Game over').first()).toBeHidden()
    },
  ],
  [
    'two set their signs in turn, and three in a row win',
    'tic tac toe for two players',
    async (page) => {
      for (const at of [1, 4, 2, 5, 3]) await page.getByRole('button', { name: `Square ${at}`, exact: true }).click()
      await see(page.getByText('Winner: X').last()).toBeVisible()
      await page.getByRole('button', { name: 'New game' }).click()
      await see(page.getByText('Turn: O').last()).toBeVisible()
    },
  ],
  [
    'the page sets its sign by itself, and never loses where it looks to the end',
    'tic tac toe against the computer',
    async (page) => {
      await page.getByRole('button', { name: 'Square 1', exact: true }).click()
      await see(page.locator('[data-mark="o"]')).toHaveCount(1)
      await see(page.locator('[data-cell]').nth(4)).toHaveAttribute('data-mark', 'o')
    },
  ],
  [
    'all pairs are found, and the moves are counted',
    'memory game with 3 pairs',
    async (page) => {
      const kinds = await page
        .locator('button[data-card]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-kind')))
      for (const kind of new Set(kinds))
        for (const [at, one] of kinds.entries())
          if (one === kind) await page.locator('button[data-card]').nth(at).click()
      await see(page.getByText('You won · 3').last()).toBeVisible()
    },
  ],
]

test.each(stories)('%s', async (_, prompt, act) => {
  const { html } = compose({ prompt, pages: [], pageName: 'Home', variant: 0 } as never)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const css = await pageCss(html)
  await page.setContent(html.replace('</head>', () => `<style>${css}</style></head>`))
  expect(await findings(page)).toEqual([])
  await act(page)
  expect(complaints).toEqual([])
  await context.close()
})
