import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { builder, nordlys, previewFrame, shownPage } from '#test/support/builder.ts'
import { startFakeModel } from '#test/support/fake-model.ts'
import { until, visit } from '#test/support/product.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/stage.ts'

const model = await startFakeModel()
afterAll(model.close)
const product = await theProduct({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'fake-1' })
const browser = await theBrowser()

/** What is outlined in the preview now, by tag, and whether each outline fades. */
async function outlined(page: Page): Promise<{ tag: string; fades: boolean }[]> {
  return shownPage(page)
    .locator('html')
    .evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.target) return []
        const frames = effect.getKeyframes()
        if (!frames.some((keyframe) => 'outlineOffset' in keyframe || 'outline' in keyframe)) return []
        const lines = frames.map((keyframe) => String(keyframe['outlineColor'] ?? keyframe['outline']))
        return [{ tag: effect.target.tagName.toLowerCase(), fades: new Set(lines).size > 1 }]
      }),
    )
}

test.for([
  ['goes at once where motion is not wanted', 'reduce'],
  ['fades', 'no-preference'],
] as const)('each element is outlined as it changes, and the outline %s', async ([, reducedMotion]) => {
  const { page, complaints, close } = await visit(browser, product)
  await page.emulateMedia({ reducedMotion })
  await page.goto('/app')
  const { ask, send, answered, savedPage } = builder(page)
  await ask(`${nordlys} [[rate:0]]`)
  const before = await savedPage()
  // a browser tells a frame in a process of its own about motion or not: what counts is what the frame knows
  const told = await previewFrame(page)
  const isCalm = await told.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  // slow enough that one change is drawn before the next has come
  await send('four changes [[reply:edits-three-of-four]] [[rate:12]]')
  const seen = new Map<string, boolean>()
  const look = async () => {
    for (const { tag, fades: fading } of await outlined(page)) seen.set(tag, fading)
  }
  await until(async () => (await look(), seen.has('h1')))
  // three changes are still to come
  await expect.poll(() => savedPage()).toBe(before)
  await until(async () => (await look(), seen.has('h2')))
  expect([...new Set(seen.values())]).toEqual([!isCalm])
  await answered(2)
  // nothing of it stays
  await until(async () => (await outlined(page)).length === 0)
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
