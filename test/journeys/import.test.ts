import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findings } from '#test/support/axe.ts'
import { builder, shownPage } from '#test/support/builder.ts'
import { pack } from '#test/support/pack.ts'
import { notice } from '#test/support/notices.ts'
import { visit } from '#test/support/product.ts'
import { newProject } from '#test/support/projects.ts'
import { darkPage } from '#test/support/sample-pages.ts'
import { sawWords } from '#test/support/seen-words.ts'
import { signedUp } from '#test/support/signed-in.ts'
import { unzip } from '#test/support/unzip.ts'
import { see } from '#test/support/see.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { toastsStay } from '#test/support/toasts-stay.ts'

const product = await theProduct({ BILLING: 'off' })
const browser = await theBrowser()

const own = darkPage({ sections: 4 })
const foreign = `<!doctype html><html lang="en"><head><title>Harbour café</title>
<script src="https://cdn.tailwindcss.com"></script><link rel="stylesheet" href="https://a.example/x.css"></head>
<body><main><h1 class="text-4xl">Harbour café</h1><img src="https://a.example/boat.jpg" width="320" height="200" alt="A boat"><p>Open daily.</p></main></body></html>`

type File = { name: string; mimeType: string; buffer: Buffer }
const file = (name: string, content: string | Uint8Array): File => ({
  name,
  mimeType: name.endsWith('.zip') ? 'application/zip' : 'text/html',
  buffer: Buffer.from(content),
})

const pageMenu = (page: Page) => page.getByRole('button', { name: /^Page: / })

async function openImport(page: Page) {
  await pageMenu(page).click()
  await page.getByRole('menuitem', { name: 'Import a page…' }).click()
  return page.getByRole('dialog')
}

async function choose(page: Page, ...files: File[]) {
  await page.getByLabel(/Choose files/).setInputFiles(files)
  return page.getByRole('dialog')
}

/** Drops files on the builder as a person does: first over it, then let go. */
async function drop(page: Page, name: string, content: string) {
  const data = await page.evaluateHandle(
    ([title, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text ?? ''], title ?? ''))
      return transfer
    },
    [name, content],
  )
  // over an open dialog as well as over the builder
  const place = page.getByRole('dialog').or(page.getByRole('main')).last()
  const cover = page.getByText('Drop pages to import them, pictures to send them along')
  await see(async () => {
    await place.dispatchEvent('dragenter', { dataTransfer: data })
    await see(cover).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await cover.dispatchEvent('drop', { dataTransfer: data })
}

async function downloaded(page: Page, item: RegExp): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a visitor brings a page in, takes every download, and each comes back as it was', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { savedPage } = builder(page)
  await page.goto('/app')
  const dialog = await openImport(page)
  expect(await findings(page)).toEqual([])
  await choose(page, file('home.html', own))
  await see(dialog).toContainText('Complete: nothing is left out.')
  await see(dialog.getByRole('radio', { name: /Replace “Home”/ })).toBeChecked()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Replace “Home”' }).click()
  await sawWords(page, 'Page imported')
  await see(shownPage(page).locator('h1')).toBeVisible()
  await expect.poll(() => savedPage()).toBe(own)

  for (const [index, kind] of [/All pages/, /HTML file/, /HTML with CDN/, /JSON tree/].entries()) {
    const { name, bytes } = await downloaded(page, kind)
    const next = await openImport(page)
    await choose(page, { name, mimeType: 'application/octet-stream', buffer: bytes })
    // A file is named after the project, and so after its title; each page has a name of its own.
    await next.getByRole('textbox', { name: 'Page name' }).fill(`Home ${index + 2}`)
    await next.getByRole('button', { name: 'Import as new page' }).click()
    await see(pageMenu(page)).toContainText(`Home ${index + 2}`)
    await expect.poll(() => savedPage(`Home ${index + 2}`)).toBe(own)
    await pageMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'Home', exact: true }).click()
  }
  expect(complaints).toEqual([])
  await close()
})

test('a page of elsewhere comes by drop; what it loads stays outside, and the designer changes it', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await toastsStay(page)
  const { savedPage, ask } = builder(page)
  await page.goto('/app')
  await see(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await drop(page, 'harbour.html', foreign)
  const dialog = page.getByRole('dialog')
  await see(dialog).toContainText('Left out:')
  await see(dialog).not.toContainText('Tailwind')
  await see(dialog).toContainText('a stylesheet that was linked')
  await see(dialog).toContainText('a picture that is not in the file')
  await dialog.getByRole('radio', { name: /Import as new page/ }).check()
  await dialog.getByRole('textbox', { name: 'Page name' }).fill('Harbour')
  await page.keyboard.press('Enter')
  await see(pageMenu(page)).toContainText('Harbour')
  await see(shownPage(page).locator('h1')).toHaveText('Harbour café')
  await see(shownPage(page).getByAltText('A boat')).toBeVisible()
  await ask("change the headline to 'Harbour at night'")
  await expect.poll(() => savedPage('Harbour')).toContain('<h1 class="text-4xl">Harbour at night</h1>')
  await expect.poll(() => savedPage('Harbour')).toContain('data-from="https://a.example/boat.jpg"')

  // Only the notice of what replaced is there when it is taken back.
  await page.getByRole('button', { name: 'Dismiss Page imported' }).click()
  await see(page.getByText('Page imported')).toHaveCount(0)
  const second = await openImport(page)
  await choose(page, file('other.html', own))
  await second.getByRole('radio', { name: /Replace “Harbour”/ }).check()
  await second.getByRole('button', { name: 'Replace “Harbour”' }).click()
  await expect.poll(() => savedPage('Harbour')).toBe(own)
  await notice(page, 'Page imported').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => savedPage('Harbour')).toContain('Harbour at night')
  expect(complaints).toEqual([])
  await close()
})

test('what cannot come in is told, and nothing is changed', async () => {
  const { page, complaints, close } = await visit(browser, product, { width: 390, height: 844 })
  await page.goto('/app')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Import a page…' }).click()
  const dialog = page.getByRole('dialog')
  for (const [bad, words] of [
    [file('empty.html', ''), '“empty.html” is empty'],
    [file('cut.json', '{ "title": '), '“cut.json” could not be read'],
    [file('notes.txt', 'milk'), '“notes.txt” is not a page'],
    [file('photo.png', new Uint8Array([137, 80, 78, 71, 0, 0])), '“photo.png” is not a page'],
    [file('up.zip', pack({ '../x.html': own })), 'wants to leave its folder'],
    [file('code.zip', pack({ 'a.txt': 'x' })), '“code.zip” holds no page'],
    [file('deep.html', `<main>${'<div>'.repeat(5000)}x`), '“deep.html” is nested too deeply'],
    [file('deep.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`), '“deep.json” is nested too deeply'],
  ] as const) {
    await choose(page, bad)
    await see(dialog.getByRole('alert')).toContainText(words)
    await see(dialog.getByRole('alert')).toContainText('Your pages are as they were.')
  }
  expect(await findings(page)).toEqual([])
  await drop(page, 'other.html', 'milk')
  await see(dialog.getByRole('alert')).toContainText('“other.html” is not a page')
  // one that can come in comes beside one that cannot
  await choose(page, file('photo.png', new Uint8Array([137, 0])), file('menu.html', own))
  await see(dialog.getByRole('alert')).toContainText('“photo.png” is not a page')
  await see(dialog.getByRole('radio', { name: /Replace “Home”/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await see(dialog).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('pageData') ?? '')).not.toContain('section')
  expect(complaints).toEqual([])
  await close()
})

test('a zip of pages becomes the pages of a project, there after a reload, and leaves as React components', async () => {
  const { page, context, complaints, close } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Harbour' })
  await page.goto(`/projects/${project.id}`)
  await see(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  const dialog = await openImport(page)
  const linked = own.replace('<body', '<body data-from="zip"').replace('</main>', '<a href="menu.html">Menu</a></main>')
  await choose(
    page,
    file('site.zip', pack({ 'index.html': linked, 'menu.html': foreign, 'old/draft.html': '<p>Draft</p>' })),
  )
  await see(dialog.getByRole('heading', { name: 'Import 3 pages' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Import old/draft.html' }).uncheck()
  await see(dialog.getByRole('textbox', { name: 'Name of index.html' })).toHaveValue('Home')
  await dialog.getByRole('button', { name: 'Import as new pages' }).click()
  await sawWords(page, '2 pages imported')
  await see(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await pageMenu(page).click()
  await see(page.getByRole('menuitemradio')).toHaveText(['Home', 'Menu'])
  await page.keyboard.press('Escape')
  await see(shownPage(page).locator('h1').first()).toBeVisible()

  const { name, bytes } = await downloaded(page, /React components/)
  expect(name).toBe('harbour-react.zip')
  const files = unzip(bytes)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['README.md', 'styles.css', 'home/HomePage.tsx', 'menu/MenuPage.tsx']),
  )
  expect([...files.values()].join('')).toContain('href="/menu"')
  expect(complaints).toEqual([])
  await close()
})

test('a page of three hundred boxes in each other is downloaded as React components', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await page.goto('/app')
  const dialog = await openImport(page)
  const deep = `<!doctype html><html lang="en"><head><title>Deep</title></head><body>${'<div class="p-px">'.repeat(300)}<h1>Down here</h1>${'</div>'.repeat(300)}</body></html>`
  await choose(page, file('deep.html', deep))
  await dialog.getByRole('button', { name: 'Replace “Home”' }).click()
  await see(shownPage(page).locator('h1')).toBeAttached()
  const { name, bytes } = await downloaded(page, /React/)
  expect(name).toMatch(/^[a-z-]+-react\.zip$/)
  expect(name).not.toBe('pages-react.zip')
  expect([...unzip(bytes).values()].join()).toContain('Down here')
  expect(complaints).toEqual([])
  await close()
})

/** A photograph of this many pixels across, with so much in it that it does not pack well. */
async function photo(width: number): Promise<Uint8Array> {
  const height = Math.round(width / 2)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  return sharp({ create: { width, height, channels: 3, background: '#468', noise } })
    .jpeg()
    .toBuffer()
}

test('a site comes in with its styles and pictures, away from the screen; the chat speaks of what is there', async () => {
  const { page, complaints, close } = await visit(browser, product)
  const { savedPage } = builder(page)
  await page.goto('/app')
  await openImport(page)
  const head = '<link rel="stylesheet" href="/css/site.css?v=2"><script src="js/site.js" defer></script>'
  const body = `<header><nav><a href="about/">About</a></nav></header><section id="services"><h1>Harbour works</h1><p>We mend boats.</p><img src="img/boat.jpg" alt="A boat"></section>`
  const picture = await photo(2400)
  const site = {
    'site/index.html': `<!doctype html><html lang="en"><head><title>Harbour</title>${head}</head><body>${body}</body></html>`,
    'site/about/index.html': '<!doctype html><title>About</title><h1>About us</h1><a href="../">Home</a>',
    'site/long.html': `<p>${'x'.repeat(5_000_001)}</p>`,
    'site/css/site.css': '@import "type.css"; body { background: rgb(240, 250, 255) }',
    'site/css/type.css': 'h1 { color: rgb(10, 20, 30) }',
    'site/js/site.js': 'document.querySelector("h1").dataset.ready = "yes"',
    'site/img/boat.jpg': picture,
  }
  const dialog = await choose(page, file('site.zip', pack(site)))
  await see(dialog.getByRole('heading', { name: 'Import 2 pages' })).toBeVisible()
  await see(dialog).toContainText('1 page stayed out')
  await see(dialog).toContainText('site/long.html: It has 5,000,008 characters')
  await dialog.getByRole('button', { name: 'Import as new pages' }).click()

  const shown = shownPage(page)
  await see(shown.locator('h1')).toHaveCSS('color', 'rgb(10, 20, 30)')
  await see(shown.locator('h1')).toHaveAttribute('data-ready', 'yes')
  await see(shown.locator('body')).toHaveCSS('background-color', 'rgb(240, 250, 255)')
  const boat = shown.getByAltText('A boat')
  await expect.poll(() => boat.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  expect((await savedPage()).length).toBeLessThan(picture.length)
  expect((await savedPage()).includes('<a href="about.html">')).toBe(true)

  const chat = page.getByRole('region', { name: 'Chat' })
  await see(chat.getByRole('heading', { name: '“site/index.html” is here' })).toBeVisible()
  await see(chat).toContainText('It has 2 sections')
  await see(chat).toContainText('Nothing of it was left out.')
  await see(chat.getByText('Pizza delivery homepage')).toHaveCount(0)
  await chat.getByRole('button', { name: 'Add testimonials at the end' }).click()
  await see(chat.getByRole('article', { name: /, version 2$/ })).toBeVisible()
  expect(/testimonial/i.test(await savedPage())).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

/** What is read has no end that the builder hears of, so that no machine is too fast to cancel it. */
async function readsWithoutEnd(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { readsWithoutEnd: true })
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        if (options?.name !== 'import') return
        this.addEventListener('message', (event) => {
          const isEnd = event.data.type !== 'progress'
          if (isEnd && Reflect.get(window, 'readsWithoutEnd')) event.stopImmediatePropagation()
        })
      }
    }
  })
}

test('reading a large file can be cancelled at once, and another one be chosen', async () => {
  const { page, complaints, close } = await visit(browser, product)
  await readsWithoutEnd(page)
  await page.goto('/app')
  const dialog = await openImport(page)
  const picture = await photo(600)
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [`${n}.html`, `<h1>Page ${n}</h1><img src="photo.jpg" alt="">`]),
  )
  await choose(page, file('large.zip', pack({ ...pages, 'photo.jpg': picture })))
  await see(dialog.getByRole('progressbar', { name: 'Reading' })).toBeVisible()
  await see(dialog).toContainText(/Reading page \d+ of 30/)
  await dialog.getByRole('button', { name: 'Cancel reading' }).click()
  await see(dialog.getByText('Choose files')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { readsWithoutEnd: false }))
  await choose(page, file('home.html', own))
  await see(dialog).toContainText('Complete: nothing is left out.')
  expect(complaints).toEqual([])
  await close()
})
