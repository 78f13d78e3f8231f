import { visibleText } from '#design/text.ts'
import type { Band } from '#design/page-map.ts'
import type { Sketch } from './types.ts'

const plain: Sketch = { surface: '#ffffff', ink: '#18181b', accent: '#71717a', soft: '#f4f4f5', heading: '', kinds: [] }

/** What a thumbnail of this page needs: its own theme colours, its main heading and the names of its sections. */
export function sketchOf(html: string, map: Band[]): Sketch {
  return {
    surface: themeColour(html, 'surface') ?? plain.surface,
    ink: themeColour(html, 'ink') ?? plain.ink,
    accent: themeColour(html, 'accent') ?? plain.accent,
    soft: themeColour(html, 'accent-soft') ?? plain.soft,
    heading: headingOf(html),
    kinds: map.slice(0, 12).map((band) => band.label),
  }
}

/** A theme variable of the page, if it is a plain colour: what a page says goes into a style of ours, so only colours pass. */
export function themeColour(html: string, name: string): string | null {
  const value = new RegExp(`--${name}\\s*:\\s*([^;}]{1,80})`).exec(html)?.[1]?.trim() ?? ''
  return isPlainColour(value) ? value : null
}

/** A value that is a colour and nothing else. */
export const isPlainColour = (value: string): boolean =>
  /^(#[0-9a-f]{3,8}|(oklch|oklab|rgba?|hsla?|lch|lab)\([\d\s.,%/+-]+(deg)?[\d\s.,%/+-]*\))$/i.test(value)

function headingOf(html: string): string {
  const inner = /<h1[^>]*>([\s\S]{1,2000}?)<\/h1>/i.exec(html)?.[1] ?? ''
  return visibleText(inner).slice(0, 60)
}
