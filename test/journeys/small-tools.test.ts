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
      await see(page.getByRole('status')).toHaveText(/^(?:Anna|Ben|Clara|David)$/)
      const first = (await page.getByRole('status').textContent()) ?? ''
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
  [
    'units are converted in both directions, and money by the rate that was written down',
    'Unit converter',
    async (page) => {
      const amounts = page.locator('[data-value]')
      await amounts.first().fill('5')
      await see(amounts.nth(1)).toHaveValue('3.106856')
      await amounts.nth(1).fill('10')
      await see(amounts.first()).toHaveValue('16.09344')
      await page.getByRole('button', { name: 'Temperature' }).click()
      await amounts.first().fill('100')
      await see(amounts.nth(1)).toHaveValue('212')
      await page.getByRole('button', { name: 'Swap sides' }).click()
      await see(amounts.nth(1)).toHaveValue('37.777778')
      await page.getByRole('button', { name: 'Currency' }).click()
      await see(amounts.nth(1)).toHaveValue('')
      await page.getByLabel('1 EUR = ? USD').fill('1.5')
      await see(amounts.nth(1)).toHaveValue('150')
    },
  ],
  [
    'strokes are drawn, taken back and saved as a picture',
    'A drawing app with colours, brush size and undo',
    async (page) => {
      const sheet = page.locator('[data-sheet]')
      const area = (await sheet.boundingBox()) ?? { x: 0, y: 0 }
      const stroke = async (from: number) => {
        await page.mouse.move(area.x + from, area.y + 40)
        await page.mouse.down()
        await page.mouse.move(area.x + from + 80, area.y + 160, { steps: 4 })
        await page.mouse.up()
      }
      const drawn = () => sheet.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
      const empty = await drawn()
      await stroke(40)
      const one = await drawn()
      expect(one).not.toBe(empty)
      await page.getByRole('button', { name: 'Colour 3' }).click()
      await stroke(140)
      expect(await drawn()).not.toBe(one)
      await page.getByRole('button', { name: 'Undo' }).click()
      expect(await drawn()).toBe(one)
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as picture' }).click()
      expect((await saved).suggestedFilename()).toBe('sketch.png')
      await page.getByRole('button', { name: 'Clear' }).click()
      expect(await drawn()).toBe(empty)
    },
  ],
  [
    'what is written in Markdown is shown as it reads, and runs nothing',
    'Markdown editor with preview',
    async (page) => {
      const text = page.getByLabel('Type here')
      await text.fill(
        '# Boats\n\n- one\n- **two**\n\n1. first\n\n> said\n\n[here](https://example.com) <img src=x onerror=alert(1)>',
      )
      const shown = page.getByRole('region', { name: 'Preview' })
      await see(shown.locator('h2')).toHaveText('Boats')
      await see(shown.locator('ul li')).toHaveCount(2)
      await see(shown.locator('strong')).toHaveText('two')
      await see(shown.locator('blockquote')).toHaveText('said')
      await see(shown.getByRole('link', { name: 'here' })).toHaveAttribute('href', 'https://example.com')
      expect(await shown.locator('img').count()).toBe(0)
    },
  ],
  [
    'words, signs and sentences are counted',
    'Word counter',
    async (page) => {
      await page.getByRole('textbox').fill('Two boats left. One came back!\n\nThe end')
      const counts = await page.locator('dd').allTextContents()
      expect(counts).toEqual(['8', '39', '31', '3', '2', '0:02'])
      await page.getByRole('button', { name: 'Clear' }).click()
      await see(page.locator('dd').first()).toHaveText('0')
    },
  ],
  [
    'typing is timed, and mistakes are counted',
    'Typing speed test',
    async (page) => {
      const text = (await page.locator('[data-line]').textContent()) ?? ''
      const field = page.getByLabel('Type here')
      await field.pressSequentially(`x${text.slice(1, 12)}`)
      await see(page.locator('[data-mistakes]')).toHaveText('1')
      await see(page.locator('[data-bad]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Another text' }).click()
      await see(page.locator('[data-line]')).not.toHaveText(text)
      await see(page.locator('[data-mistakes]')).toHaveText('0')
    },
  ],
  [
    'a metronome runs in the tempo that is set or tapped',
    'Metronome, 90 bpm',
    async (page) => {
      await see(page.locator('[data-bpm]')).toHaveText('90')
      await page.getByRole('button', { name: 'More of it' }).click()
      await see(page.locator('[data-bpm]')).toHaveText('91')
      await page.getByRole('group', { name: 'Beats in a bar' }).getByRole('button', { name: '3', exact: true }).click()
      await see(page.locator('[data-beat]')).toHaveCount(3)
      await page.getByRole('button', { name: 'Play' }).click()
      await see(page.locator('[data-beat][data-now]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Stop' }).click()
      await see(page.locator('[data-beat][data-now]')).toHaveCount(0)
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
