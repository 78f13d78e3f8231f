import { deviceWidths, widthLimits } from '#client/parts/preview/fit.ts'

/** A dragged edge that comes this near to a device's width takes it, in pixels of the screen. */
const near = 10

/** What a key moves the edge by, in CSS pixels of the page. */
const step = 10
const largeStep = 50

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
