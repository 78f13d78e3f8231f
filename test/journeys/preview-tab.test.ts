import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { said, showPage } from '#test/support/preview-lab.ts'
import { darkPage } from '#test/support/sample-pages.ts'
import { thePreviewLab } from '#test/support/stage.ts'

const lab = await thePreviewLab()

async function openTab(page: Page): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => previewLab.preview()?.openTab())])
  await tab.locator('h1').waitFor()
  return tab
}

test('a page opens in a tab of its own, with its scripts, in an opaque origin', async () => {
  const page = await lab.open()
  await showPage(page, darkPage({ sections: 6, script: 'document.querySelector("h1").textContent = "Ran in a tab"' }))
  const tab = await openTab(page)
  await expect.poll(() => tab.locator('h1').innerText()).toBe('Ran in a tab')
  await expect
    .poll(() => tab.evaluate(() => [self.origin, String(window.opener), document.querySelectorAll('section').length]))
    .toEqual(['null', 'null', 6])
  const ground = () => tab.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect.poll(ground).toBe('rgb(16, 20, 24)')
  await tab.getByRole('link', { name: 'About' }).click()
  expect(new URL(tab.url()).pathname).toBe('/preview/frame')
  await page.context().close()
})

test('in its tab, links scroll, open other pages of the project, and lead nowhere else', async () => {
  const page = await lab.open()
  const about = darkPage({ sections: 3 }).replaceAll('A long dark page', 'About us').replace('"/about"', '"/"')
  const home = darkPage({ sections: 9 })
  await page.evaluate(
    ([home, about]) => {
      previewLab.linked.set('/about', { page: 'About', html: about ?? '' })
      previewLab.linked.set('/', { page: 'Home', html: home ?? '' })
    },
    [home, about],
  )
  await showPage(page, home)
  const tab = await openTab(page)
  await tab.getByRole('link', { name: 'Part 5' }).click()
  await expect
    .poll(() => tab.evaluate(() => Math.round(document.getElementById('part-5')?.getBoundingClientRect().top ?? -1)))
    .toBe(0)
  await tab.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => tab.locator('h1').innerText()).toBe('About us')
  await expect
    .poll(() => tab.evaluate(() => [scrollY, document.querySelectorAll('section').length, self.origin]))
    .toEqual([0, 3, 'null'])
  await expect.poll(() => tab.locator('h1').evaluate((title) => getComputedStyle(title).fontSize)).toBe('60px')
  await tab.getByRole('link', { name: 'Elsewhere' }).click()
  await tab.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => tab.locator('h1').innerText()).toBe('A long dark page')
  expect(page.context().pages()).toHaveLength(2)
  expect(await said(page, 'navigate')).toEqual([])
  await page.context().close()
})

test('in a tab whose page has run scripts, a linked page runs none beside them', async () => {
  const page = await lab.open()
  const next = darkPage({ sections: 1, script: 'document.body.dataset.ran = "second"' })
  await page.evaluate((html) => void previewLab.linked.set('/about', { page: 'About', html }), next)
  await showPage(page, darkPage({ sections: 4, script: 'document.body.dataset.ran = "first"' }))
  const tab = await openTab(page)
  await expect.poll(() => tab.evaluate(() => document.body.dataset.ran)).toBe('first')
  await tab.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => tab.locator('section').count()).toBe(1)
  expect(await tab.evaluate(() => document.body.dataset.ran)).not.toBe('second')
  await page.context().close()
})

test('a hostile page in its tab reaches neither the builder nor its storage', async () => {
  const page = await lab.open()
  const attack = `const out = {}; window.out = out
for (const [name, run] of Object.entries({
  opener: () => window.opener.location.href, navigate: () => { window.opener.location = "https://elsewhere.test/" },
  named: () => open("", "_parent").document, storage: () => localStorage.length, cookie: () => document.cookie })) {
  try { out[name] = String(run()) } catch (error) { out[name] = error.name }
}
fetch("/api/generations", { credentials: "include" }).then(() => out.fetch = "went", (error) => out.fetch = error.name)`
  await showPage(page, darkPage({ sections: 1, script: attack }))
  const strange = lab.strange.length
  const tab = await openTab(page)
  const read = () => tab.evaluate(() => Reflect.get(window, 'out'))
  await expect.poll(read).toMatchObject({
    opener: 'TypeError',
    navigate: 'TypeError',
    storage: 'SecurityError',
    cookie: 'SecurityError',
    fetch: 'TypeError',
  })
  expect(page.url()).toBe(`${lab.origin}/`)
  expect(lab.strange.slice(strange)).toEqual([])
  await page.context().close()
})

test('a reloaded tab is an empty shell and says so', async () => {
  const page = await lab.open()
  await showPage(page, darkPage({ sections: 1 }))
  const tab = await openTab(page)
  await tab.reload()
  await expect.poll(() => tab.locator('body').innerText()).toContain('opened from the builder')
  await page.context().close()
})
