import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pageCss } from '#exporters/css.ts'

const stylesheet = readFileSync(fileURLToPath(import.meta.resolve('tailwindcss/index.css')), 'utf8')

/** The CSS that a page's classes need. */
export function cssOf(html: string): Promise<string> {
  return pageCss(html, stylesheet)
}
