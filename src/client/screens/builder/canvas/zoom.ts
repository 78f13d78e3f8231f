import type { DeviceWidth } from '#client/parts/preview/fit.ts'

/** 'fit' scales the page down to the canvas; a number is the scale itself, at most 1. */
export type Zoom = 'fit' | number

/** Scales that zooming in and out stops at. */
export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1] as const

/** The scale at which a page of this device width is shown in so much room. */
export function scaleOf(zoom: Zoom, device: DeviceWidth, room: number): number {
  if (device === 'full' || room <= 0) return 1
  return zoom === 'fit' ? Math.min(1, room / device) : zoom
}

/** The next step up or down from a scale; null at the end. */
export function nextZoom(scale: number, direction: 1 | -1): number | null {
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed()
  return steps.find((step) => (step - scale) * direction > 0.005) ?? null
}

export function zoomWords(scale: number): string {
  return `${Math.round(scale * 100)}%`
}
