import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { findings } from '#test/support/axe.ts'
import { designedPage } from '#test/support/designed-page.ts'
import { theBrowser } from '#test/support/fixtures.ts'
import { see } from '#test/support/see.ts'

const browser = await theBrowser()

type Story = [what: string, prompt: string, act: (page: Page) => Promise<void>]

const DAY = 86_400_000
const isoDaysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

const stories: Story[] = [
  [
    'hits are set by hand and by keys, play in a loop, and are kept when the pattern gets longer',
    'Beat maker with kick, snare and hi-hat, 8 or 16 steps and a tempo slider',
    async (page) => {
      const cells = page.locator('[data-row]').first().locator('[data-cell]')
      await see(cells).toHaveCount(16)
      await page.getByRole('button', { name: 'Clear' }).click()
      await see(page.locator('[data-cell][aria-pressed=true]')).toHaveCount(0)
      await cells.nth(2).click()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await see(page.getByRole('button', { name: 'Snare 4', exact: true })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: '8', exact: true }).click()
      await see(cells).toHaveCount(8)
      await see(cells.nth(2)).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('slider', { name: 'Tempo' }).fill('180')
      await see(page.locator('[data-bpm]')).toHaveText('180')
      await page.getByRole('button', { name: 'Play' }).click()
      await see(page.locator('[data-light][data-now]')).toHaveCount(1)
      await see(cells.nth(4)).toHaveAttribute('data-now', '')
      await page.getByRole('button', { name: 'Mute' }).first().click()
      await page.getByRole('button', { name: 'Stop' }).click()
      await see(page.locator('[data-now]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Another pattern' }).click()
      expect(await page.locator('[data-cell][aria-pressed=true]').count()).toBeGreaterThan(2)
    },
  ],
  [
    'a locked colour stays while the others are made anew; what was taken back is there again',
    'Color palette generator with five swatches, lock and copy',
    async (page) => {
      const hexes = page.locator('[data-hex]')
      const before = await hexes.allTextContents()
      for (const hex of before) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
      await page.getByRole('button', { name: 'Lock 2' }).click()
      await page.getByRole('button', { name: 'New palette' }).click()
      const after = await hexes.allTextContents()
      expect(after[1]).toBe(before[1])
      expect(after[0]).not.toBe(before[0])
      await page.getByRole('button', { name: 'Take back' }).click()
      expect(await hexes.allTextContents()).toEqual(before)
      await page.getByRole('button', { name: `Copy ${before[3]}` }).click()
      await see(page.getByRole('status')).toHaveText(`Copied: ${before[3]}`)
      await page.getByRole('button', { name: 'More of it' }).click()
      await see(hexes).toHaveCount(6)
      for (const harmony of ['analogous', 'complementary', 'triadic', 'monochrome']) {
        await page.getByLabel('Harmony').selectOption(harmony)
        await page.getByRole('button', { name: 'New palette' }).click()
      }
    },
  ],
  [
    'the days, what they saved and the next goal follow the day that is chosen',
    'Quit smoking counter, with money saved, a pack costs €7.50',
    async (page) => {
      await page.getByLabel('Since').fill(isoDaysAgo(20))
      await see(page.locator('[data-figure]')).toHaveText('20')
      await see(page.locator('[data-sum]')).toHaveText('€150.00')
      await page.getByLabel('A day').fill('2')
      await see(page.locator('[data-sum]')).toHaveText('€300.00')
      await see(page.locator('[data-goal]')).toHaveText('30 days')
      await see(page.locator('[data-mark][data-done]')).toHaveCount(4)
      await page.getByRole('button', { name: 'Start again today' }).click()
      await see(page.locator('[data-figure]')).toHaveText('0')
      await see(page.locator('[data-longest]')).toHaveText('20 days')
    },
  ],
  [
    'days are counted down to a day',
    'days until our move',
    async (page) => {
      await see(page.getByText('Choose a day.')).toBeVisible()
      await page.getByLabel('Until').fill(isoDaysAgo(-40))
      await see(page.locator('[data-figure]')).toHaveText('40')
      await see(page.getByText('Choose a day.')).toBeHidden()
      await see(page.getByText('Next goal')).toBeHidden()
    },
  ],
  [
    'the wheel draws one after the other until nobody is left to be drawn',
    'Random name picker wheel: Anna, Ben, Clara, David',
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const names = page.getByLabel('Names, one per line')
      await see(names).toHaveValue('Anna\nBen\nClara\nDavid')
      await page.getByLabel('Take out who was drawn').check()
      await page.getByRole('button', { name: 'Spin' }).click()
      const first = (await page.getByRole('status').textContent()) ?? ''
      expect(['Anna', 'Ben', 'Clara', 'David']).toContain(first)
      expect(await names.inputValue()).not.toContain(first)
      await page.getByRole('button', { name: 'More of it' }).click()
      await page.getByRole('button', { name: 'Spin' }).click()
      await see(page.locator('[data-past] li')).toHaveCount(3)
      await see(page.getByRole('button', { name: 'Spin' })).toBeDisabled()
      await names.fill('Red\nBlue')
      await page.getByRole('button', { name: 'Spin' }).click()
      await see(page.locator('[data-past] li').first()).toHaveText(/Red|Blue/)
      await page.getByRole('button', { name: 'Clear' }).click()
      await see(page.locator('[data-past] li')).toHaveCount(0)
    },
  ],
  [
    'dice are added up, and a coin is counted by its side',
    'coin flip / dice roller',
    async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('group', { name: 'Sides' }).getByRole('button', { name: '20', exact: true }).click()
      await page.getByRole('button', { name: 'More of it' }).click()
      await page.getByRole('button', { name: 'Throw' }).click()
      const values = await page.locator('[data-die]').allTextContents()
      expect(values).toHaveLength(3)
      const total = values.reduce((sum, value) => sum + Number(value), 0)
      await see(page.locator('[data-total]')).toHaveText(String(total))
      await see(page.getByRole('status')).toHaveText(`${values.join(' + ')} = ${total}`)
      for (let time = 0; time < 3; time++) await page.getByRole('button', { name: 'Flip' }).click()
      const sides = await page.locator('[data-heads],[data-tails-count]').allTextContents()
      expect(Number(sides[0]) + Number(sides[1])).toBe(3)
      await see(page.locator('[data-past] li')).toHaveCount(4)
    },
  ],
  [
    'a password has the length and the kinds of signs that are chosen',
    'Password generator with 20 characters',
    async (page) => {
      const password = page.locator('[data-password]')
      const first = (await password.textContent()) ?? ''
      expect(first).toHaveLength(20)
      await page.getByRole('button', { name: 'Another password' }).click()
      await see(password).not.toHaveText(first)
      await page.getByLabel('Symbols').uncheck()
      await page.getByLabel('Capital letters').uncheck()
      await page.getByLabel('Digits').uncheck()
      await see(password).toHaveText(/^[a-z]{20}$/)
      await see(page.getByLabel('Small letters')).toBeDisabled()
      await page.getByRole('slider', { name: 'Length' }).fill('8')
      await see(password).toHaveText(/^[a-z]{8}$/)
      await see(page.locator('[data-strength]')).toHaveText('weak')
      await page.getByRole('button', { name: 'Copy' }).click()
      await see(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    },
  ],
]

test.for(stories)('%s', async ([, prompt, act]) => {
  const { page, complaints, close } = await designedPage(browser, prompt)
  await act(page)
  expect(complaints).toEqual([])
  expect(await findings(page)).toEqual([])
  await close()
})

test.for(stories)('nothing is cut on a narrow screen: %s', async ([, prompt]) => {
  const { page, complaints, close } = await designedPage(browser, prompt, { width: 360 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
  expect(complaints).toEqual([])
  expect(await findings(page)).toEqual([])
  await close()
})
