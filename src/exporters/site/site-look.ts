import { converter, parse, wcagContrast } from 'culori'
import { rawTexts } from '#design/raw-blocks.ts'
import { customProperties } from '#design/theme.ts'
import { escapeText } from '#design/text.ts'
import type { SiteLook } from './site-types.ts'

const toRgb = converter('rgb')
const names = { accent: ['--accent'], ground: ['--bg', '--background', '--paper', '--ground'] } as const

/** What icons and the shared picture of a site are drawn with, by the theme of its front page. */
export function siteLook(name: string, title: string, html: string): SiteLook {
  const css = rawTexts(html, 'style').join('\n')
  const declared = customProperties(css)
  const colour = (wanted: readonly string[], other: string) => {
    const found = declared.find((one) => wanted.includes(one.name))
    return (found && hexOf(css.slice(found.valueStart, found.valueEnd))) ?? other
  }
  const accent = colour(names.accent, '#18181b')
  const ground = colour(names.ground, '#ffffff')
  return { name, title: title || name, accent, ground, ink: inkOn(ground) }
}

/** Black or white, whichever reads better. */
export const inkOn = (ground: string) => (wcagContrast(ground, '#111111') >= 4.5 ? '#111111' : '#ffffff')

/** The site's mark: the first letter of its name in its colour. */
export function siteIcon({ name, accent }: SiteLook): string {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '·'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/>` +
    `<text x="32" y="45" font-family="ui-sans-serif,system-ui,sans-serif" font-size="38" font-weight="700" text-anchor="middle" ` +
    `fill="${inkOn(accent)}">${escapeText(letter)}</text></svg>`
  )
}

function hexOf(value: string): string | null {
  const rgb = toRgb(parse(value.trim()))
  if (!rgb) return null
  const part = (n: number) =>
    Math.round(Math.min(1, Math.max(0, n)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(rgb.r)}${part(rgb.g)}${part(rgb.b)}`
}
