import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type PageCss, pageCss } from '#exporters/page-css.ts'

const stylesheet = readFileSync(fileURLToPath(import.meta.resolve('tailwindcss/index.css')), 'utf8')

/** What a page needs from us to look as it is meant. */
export function cssOf(html: string): Promise<PageCss> {
  return pageCss(html, stylesheet)
}
