import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser, type Product, startProduct, visit } from '#test/support/product.ts'
import { scenes } from './scenes.ts'

const widths = [390, 768, 1440]
const folder = join(import.meta.dirname, '../../.look')

/** Starts the product and writes a picture of every scene in both themes at three widths, with an index page. */
const [only] = process.argv.slice(2)
const chosen = scenes.filter(({ name }) => !only || name.startsWith(only))
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const products = { counted: await startProduct(), unlimited: null as Product | null }
if (chosen.some(({ isUnlimited }) => isUnlimited)) products.unlimited = await startProduct({ BILLING: 'off' })
const browser = await openBrowser()
const pictures: string[] = []
try {
  for (const { name, go, isUnlimited, isWhole } of chosen) {
    const product = (isUnlimited && products.unlimited) || products.counted
    for (const dark of [false, true]) {
      for (const width of widths) {
        const { page, complaints, close } = await visit(browser, product, {
          width,
          height: width < 500 ? 844 : 900,
          dark,
        })
        await go(page, width < 500, product)
        const file = `${name}-${width}-${dark ? 'dark' : 'light'}.png`
        await page.screenshot({ path: join(folder, file), fullPage: isWhole ?? false })
        pictures.push(file)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        process.stdout.write(
          `${file}${overflow > 0 ? `  overflows by ${overflow} px` : ''}${complaints.length > 0 ? `  ${complaints.join(' | ')}` : ''}\n`,
        )
        await close()
      }
    }
  }
} finally {
  await browser.close()
  await products.counted.stop()
  await products.unlimited?.stop()
}
const figures = pictures.map(
  (file) => `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`,
)
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Look</title><style>body{font:14px system-ui;display:grid;grid-template-columns:repeat(auto-fill,minmax(24rem,1fr));gap:2rem;margin:2rem}figure{margin:0}img{max-width:100%;border:1px solid #ccc}</style>${figures.join('')}`,
)
process.stdout.write(`Open ${join('.look', 'index.html')}\n`)
