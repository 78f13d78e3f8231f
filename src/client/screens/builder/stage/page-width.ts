import { type DeviceWidth, deviceWidths, widthLimits } from '#client/parts/preview/fit.ts'

/** A dragged edge that comes this near to a device's width takes it, in pixels of the screen. */
const near = 10

/** What a key moves the edge by, in CSS pixels of the page. */
const step = 10
const largeStep = 50

/** The other way round: a phone and a tablet that lie. */
const turns: Readonly<Record<number, number>> = { 390: 844, 844: 390, 768: 1024, 1024: 768 }

const devices = deviceWidths.filter((width) => width !== 'full')

const within = (width: number) => Math.min(widthLimits.most, Math.max(widthLimits.least, Math.round(width)))

/** The width of a page whose edge was dragged; a page stands in the middle, so that each edge moves by half of it. */
export function draggedWidth(start: number, moved: number, scale: number): number {
  const width = within(start + (2 * moved) / scale)
  return devices.find((device) => Math.abs(device - width) * scale <= 2 * near) ?? width
}

/** The width after a press of a key; null for keys that mean nothing here. */
export function steppedWidth(width: number, key: string, isLarge: boolean): number | null {
  const by = isLarge ? largeStep : step
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(width + by)
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(width - by)
    case 'PageUp':
      return devices.find((device) => device > width) ?? widthLimits.most
    case 'PageDown':
      return devices.findLast((device) => device < width) ?? widthLimits.least
    case 'Home':
      return widthLimits.least
    case 'End':
      return widthLimits.most
    default:
      return null
  }
}

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
