import type { DeviceWidth } from '#client/parts/preview/fit.ts'
import { scaleOf, type Zoom } from './zoom.ts'

/** Where the page lies on the canvas, in pixels of the canvas; `scale` is how much it is scaled. */
export type CanvasFrame = { left: number; width: number; scale: number }

type Wish = {
  device: DeviceWidth
  zoom: Zoom
  isPhone: boolean
  /** while the edge of the page is dragged: the scale that it was shown at */
  held?: number | undefined
  /** a whole page is being written: it stands smaller, with the names of its sections beside it */
  isGrowing: boolean
}

/** A page in the making is shown at this width, so that several sections are in view at once. */
const growingWidth = 460

/** Room for the names of the sections beside it. */
export const namesWidth = 196

/** A thin ruler and its air on a phone. */
const phoneRuler = 20

/** The page keeps its device width and is scaled; what is narrower than the canvas stands in its middle. */
export function frameOf(canvas: { width: number }, { device, zoom, isPhone, held, isGrowing }: Wish): CanvasFrame {
  if (isPhone) {
    const width = Math.max(0, canvas.width - phoneRuler)
    return { left: 0, width, scale: scaleOf('fit', device, width) }
  }
  const isNarrow = canvas.width < 700
  const left = isNarrow ? 12 : 24
  const room = Math.max(0, canvas.width - left - (isNarrow ? 42 : 61))
  if (isGrowing && !isNarrow) {
    const width = device === 'full' ? growingWidth : Math.min(growingWidth, device)
    return {
      left: Math.max(left, Math.round((canvas.width - width - namesWidth) / 2)),
      width,
      scale: device === 'full' ? 1 : width / device,
    }
  }
  const scale = held === undefined ? scaleOf(zoom, device, room) : Math.min(held, scaleOf('fit', device, room))
  const width = device === 'full' ? room : Math.round(device * scale)
  return { left: left + Math.max(0, Math.round((room - width) / 2)), width, scale }
}
