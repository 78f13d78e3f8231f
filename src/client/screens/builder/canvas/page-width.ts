import { type DeviceWidth, deviceWidths } from '#client/parts/preview/fit.ts'

/** The other way round: a phone and a tablet that lie. */
const turns: Readonly<Record<number, number>> = { 390: 844, 844: 390, 768: 1024, 1024: 768 }

/** A phone or a tablet turned by a quarter; null for what has no other side. */
export function turnedWidth(width: DeviceWidth): number | null {
  return width === 'full' ? null : (turns[width] ?? null)
}

/** The device that stands upright or lies at this width, as the toolbar names it; empty for a width of one's own. */
export function deviceOf(width: DeviceWidth): string {
  if (width === 844) return '390'
  if (width === 1024) return '768'
  return deviceWidths.some((device) => device === width) ? String(width) : ''
}
