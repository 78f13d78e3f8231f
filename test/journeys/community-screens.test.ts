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
