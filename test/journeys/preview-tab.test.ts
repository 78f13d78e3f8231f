import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { shownPage } from '#test/support/builder.ts'
import { openSavedPage } from '#test/support/direct-edits.ts'
import { visit } from '#test/support/product.ts'
import { darkPage, scriptPage } from '#test/support/sample-pages.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

/** A builder with these pages, the first of them Home. */
async function withPages(pages: Record<string, string>) {
  const visitor = await visit(browser, product)
  const { page } = visitor
  await openSavedPage(page, pages)
  await see(shownPage(page).locator('h1')).toBeVisible()
  return visitor
}

async function openTab(page: Page): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open in a new tab' }).click(),
  ])
  // A window that opens is in front for people; this browser waits to be told.
  await tab.bringToFront()
  return tab
}

/** The document of the page in its tab. */
const inTab = (tab: Page) => shownPage(tab)

test('a page opens in a tab of its own: full size, its own title, its scripts, an opaque origin, and the keys are its', async () => {
  const script = 'document.querySelector("h1").textContent = "Ran in a tab"'
  const { page, complaints, close } = await withPages({
    Home: darkPage({ sections: 6, script }).replace('<header', '<header onclick="document.title = 1"'),
  })
  const tab = await openTab(page)
  await see(inTab(tab).locator('h1')).toHaveText('Ran in a tab')
  await see(tab).toHaveTitle('A long dark page')
  const facts = () =>
    inTab(tab)
      .locator('body')
      .evaluate((body) => [
        self.origin,
        getComputedStyle(body).backgroundColor,
        innerWidth,
        innerHeight,
        document.hasFocus(),
      ])
  await expect.poll(facts).toEqual(['null', 'rgb(16, 20, 24)', 1440, 900, true])
  await inTab(tab).locator('#name').focus()
  await tab.keyboard.type('Ana')
  await see(inTab(tab).locator('#name')).toHaveValue('Ana')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('in its tab, links scroll, open other pages of the project with their scripts, and lead nowhere else', async () => {
  const about = darkPage({ sections: 3, script: 'document.body.dataset.ran = "about"' })
    .replaceAll('A long dark page', 'About us')
    .replace('"/about"', '"/"')
  const { page, close } = await withPages({
    Home: darkPage({ sections: 9, script: 'document.body.dataset.ran = "home"' }),
    About: about,
  })
  const tab = await openTab(page)
  const link = (name: string) => inTab(tab).getByRole('link', { name })
  await link('Part 5').click()
  const top = () =>
    inTab(tab)
      .locator('#part-5')
      .evaluate((part) => Math.round(part.getBoundingClientRect().top))
  await expect.poll(top).toBe(0)
  await link('About').click()
  await see(inTab(tab).locator('h1')).toHaveText('About us')
  await see(tab).toHaveTitle('About us')
  await see(inTab(tab).locator('body')).toHaveAttribute('data-ran', 'about')
  await expect
    .poll(() =>
      inTab(tab)
        .locator('body')
        .evaluate(() => scrollY),
    )
    .toBe(0)
  await link('Elsewhere').click()
  await link('About').click()
  await see(inTab(tab).locator('h1')).toHaveText('A long dark page')
  expect(page.context().pages()).toHaveLength(2)

  await tab.reload()
  await see(inTab(tab).locator('h1')).toHaveText('A long dark page')
  await page.close()
  await tab.reload()
  await see(tab.getByRole('heading', { name: 'The builder of this page is closed' })).toBeVisible()
  await close()
})

const out = 'https://elsewhere.test/?what=stands-here'

/** What does not take the page itself away, so that one page can try it all. */
const everyWay = `const attempt = (run) => { try { run() } catch {} }
for (const target of ["_self", "_top", "_parent", "_blank", "other"]) attempt(() => {
  if (target !== "_self") open("${out}", target)
  const link = Object.assign(document.createElement("a"), { href: "${out}", target, rel: "opener" })
  const form = Object.assign(document.createElement("form"), { action: "${out}", target })
  document.body.append(link, form); link.click(); form.submit()
})
attempt(() => { top.location = "${out}" }); attempt(() => parent.location.replace("${out}")); attempt(() => parent.close())
attempt(() => { parent.opener.location = "${out}" }); attempt(() => { opener.location = "${out}" }); attempt(() => parent.opener.postMessage("x", "*"))
attempt(() => { new Image().src = "${out}" }); attempt(() => fetch("${out}").catch(() => {})); attempt(() => navigator.sendBeacon("${out}"))
attempt(() => document.body.append(Object.assign(document.createElement("iframe"), { src: "${out}" })))
attempt(() => { document.head.innerHTML += '<meta http-equiv="refresh" content="0;url=${out}">' })`

test.for(
  drawn(
    [
      ['every way that leaves it where it is', everyWay],
      ['its own address', `location = "${out}"`],
      ['its own address, again and again', `setInterval(() => { location.href = "${out}" }, 50)`],
      ['its own address before it never stops', `location = "${out}"; setTimeout(() => { for (;;); }, 300)`],
    ],
    2,
  ),
)('60: in its tab, a page that tries %s stays there, and nothing reaches another host', async ([, attack = '']) => {
  const { page, close } = await withPages({
    Home: scriptPage(`if (innerWidth > 1300) { setTimeout(() => { console.log('tries'); ${attack} }, 200) }`),
  })
  const asked: string[] = []
  const tries: string[] = []
  page.context().on('console', (message) => message.text() === 'tries' && tries.push('tries'))
  await page.context().route(/elsewhere\.test/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' })
  })
  const tab = await openTab(page)
  await see(tab).toHaveURL(/\/tab#/)
  const url = tab.url()
  await expect.poll(() => tries).toContain('tries')
  // It is put back, whatever it did; and the builder has had the time of another page to be led away.
  await see(inTab(tab).locator('h1').or(tab.getByText('This page is busy'))).toBeVisible()
  const after = await page.context().newPage()
  await after.goto('/pricing')
  await after.close()
  expect(tab.isClosed()).toBe(false)
  expect(tab.url()).toBe(url)
  expect(page.context().pages()).toHaveLength(2)
  expect(asked).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/app')
  await close()
})
