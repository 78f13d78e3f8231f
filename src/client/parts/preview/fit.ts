/** Widths of devices in CSS pixels; `full` is as wide as the pane. */
export const deviceWidths = [390, 768, 1280, 'full'] as const

/** In CSS pixels, of a device or as it was dragged. */
export type DeviceWidth = number | 'full'

/** A page is shown no narrower and no wider, in CSS pixels. */
export const widthLimits = { least: 280, most: 2560 } as const

type Size = { width: number; height: number }

/** A page that keeps its device width and is scaled down to the pane: its own size, the zoom, and where it starts. */
export type Fit = Size & { zoom: number; left: number }

export function fitToPane(pane: Size, device: DeviceWidth): Fit {
  const width = device === 'full' ? pane.width : device
  const zoom = width > pane.width ? pane.width / width : 1
  return {
    width,
    height: zoom > 0 ? Math.ceil(pane.height / zoom) : pane.height,
    zoom,
    left: Math.max(0, Math.round((pane.width - width * zoom) / 2)),
  }
}
