import type { BandTone, MapBand } from './page-map.tsx'

/** No band is thinner than this, in pixels, while there is room for it. */
const thinnest = 1.6

/** Where each band lies in a column of this height: in proportion to its size, with a gap between. */
export function mapRects(
  bands: readonly MapBand[],
  height: number,
  gap: number,
): { top: number; height: number; tone: BandTone }[] {
  const count = bands.length
  if (count === 0) return []
  const space = Math.min(gap, height / (count * 3))
  const room = height - space * (count - 1)
  const least = Math.min(thinnest, room / count)
  const sizes = bands.map((band) => Math.max(0, band.size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const spare = room - least * count
  let top = 0
  return bands.map((band, index) => {
    const tall = least + spare * (total === 0 ? 1 / count : (sizes[index] ?? 0) / total)
    const rect = { top: round(top), height: round(tall), tone: band.tone }
    top += tall + space
    return rect
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
