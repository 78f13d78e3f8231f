import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { builder, nordlys, shownPage } from '#test/support/builder.ts'
import { openSavedPage, press, select, tools } from '#test/support/direct-edits.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1' })
const browser = await theBrowser()

/** Notes each element that is outlined in the preview, and whether its outline fades: one is over before a busy machine looks. */
async function watchOutlines(page: Page): Promise<Map<string, boolean>> {
  const seen = new Map<string, boolean>()
  page.on('console', (message) => {
    const [, tag, how] = /^outlined (\S+) (fading|still)$/.exec(message.text()) ?? []
    if (tag) seen.set(tag, how === 'fading')
  })
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const lines = Array.isArray(frames) ? frames.map(({ outline }) => outline) : []
      const how = new Set(lines).size > 1 ? 'fading' : 'still'
      // oxlint-disable-next-line no-console
      if (lines.some((line) => line)) console.log(`outlined ${this.tagName.toLowerCase()} ${how}`)
      return animate.call(this, frames, options)
    }
  })
  return seen
}

/** How many outlines are drawn in the preview now. */
const outlines = (page: Page) =>
  shownPage(page)
    .locator('html')
    .evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'outlineOffset' in frame),
          ).length,
    )

const workshop = readFileSync(new URL('../fixtures/view/chairs.html', import.meta.url), 'utf8')

// First: what the others get wrong on purpose is remembered of this model, which is then asked in another form.
test('the seat of a drawing that is picked becomes blue: that fill alone', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await openSavedPage(page, { Home: workshop })
  const { send, answered, savedPage } = builder(page)
  await select(page)
  await press(page, 'svg[aria-labelledby="chair-title"]')
  await see(page.getByRole('navigation', { name: 'Picked element' })).toContainText('Picture')
  await tools(page).getByRole('button', { name: 'Ask for a change' }).click()
  await send('make the seat of the chair blue')
  await answered(1)
  expect(model.asked.at(-1)?.messages.at(-1)?.content).toMatch(/<picked>\n\w+: <svg>/)
  await expect.poll(() => savedPage()).toBe(workshop.replace('fill="#c89b6d"', 'fill="blue"'))
  await see(shownPage(page).locator('#seat rect')).toHaveAttribute('fill', 'blue')
  expect(complaints).toEqual([])
  await close()
})

test.for(
  drawn(
    [
      ['goes at once where motion is not wanted', 'reduce'],
      ['fades', 'no-preference'],
    ] as const,
    1,
  ),
)('each element is outlined as it changes, and the outline %s', async ([, reducedMotion]) => {
  const { page, complaints, close } = await visit(browser, product)
  await page.emulateMedia({ reducedMotion })
  const seen = await watchOutlines(page)
  await page.goto('/app')
  const { ask, send, answered, savedPage } = builder(page)
  await ask(`${nordlys} [[rate:0]]`)
  const before = await savedPage()
  // a browser tells a frame in a process of its own about motion or not: what counts is what the frame knows
  const isCalm = await shownPage(page)
    .locator('html')
    .evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  // held behind the first change: it is drawn before the next has come
  await send('four changes [[reply:edits-three-of-four]] [[hold:50]]')
  await expect.poll(() => [...seen]).toEqual([['h1', !isCalm]])
  expect(await savedPage()).toBe(before)
  model.goOn()
  await expect.poll(() => seen.get('h2')).toBe(!isCalm)
  await answered(2)
  // nothing of it stays
  await expect.poll(() => outlines(page)).toBe(0)
  await see(shownPage(page).locator('[style*="outline"]')).toHaveCount(0)
  expect(complaints).toEqual([])
  await close()
})

test('three of four changes: the answer and a notice say what could not be found, and the page has the three', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers, savedPage } = builder(page)
  await ask(`${nordlys} [[rate:0]]`)
  const before = await savedPage()
  await ask('four changes [[reply:edits-three-of-four]]')
  const words = '3 of 4 changes made; could not find where “Start free” belongs.'
  await see(answers.last()).toContainText(words)
  await sawWords(page, 'Not everything was changed')
  const after = await savedPage()
  expect(after).not.toBe(before)
  for (const changed of ['>Slow light</h1>', '>By hand</p>', '>By the way</h2>']) expect(after).toContain(changed)
  expect(complaints).toEqual([])
  await close()
})

test('nothing could be changed: the page is as it was, and the credit is back', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const { ask, answers, savedPage } = builder(page)
  await ask(`${nordlys} [[rate:0]]`)
  const before = await savedPage()
  const quota = () => page.evaluate(async () => (await fetch('/api/credits/status')).json())
  const left = await quota()
  await ask('one change [[reply:search-replace-twice]]')
  await see(answers.last()).toContainText('0 of 1 change made;')
  await expect.poll(() => savedPage()).toBe(before)
  expect(await quota()).toEqual(left)
  expect(complaints).toEqual([])
  await close()
})
