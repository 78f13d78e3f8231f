import { type Box, onLayer } from '../preview/on-canvas.ts'
import type { Under } from '../preview/use-under.ts'

/** Where a pin stands on its layer. */
export type PinSpot = { left: number; top: number }

/** An element in view, as the frame measured it. */
export type PinPlace = Box & { path: string }

const size = 28

/** Where pins stand for their elements; null for one that is out of view. Several on one element stand side by side. */
export function pinSpots(
  paths: readonly string[],
  places: readonly PinPlace[],
  under: Under | null,
): (PinSpot | null)[] {
  const byPath = new Map(places.map((place) => [place.path, place]))
  return paths.map((path, index) => {
    const place = byPath.get(path)
    const before = paths.slice(0, index).filter((other) => other === path).length
    return place && under ? spotOf(onLayer(place, under), under, before) : null
  })
}

function spotOf(box: Box, { width, height }: Under, before: number): PinSpot | null {
  if (box.top + box.height < 0 || box.top > height - 8) return null
  const left = Math.min(width - size - 4, Math.max(4, box.left + box.width - size / 2 - before * (size - 4)))
  return { left, top: Math.max(4, box.top - size / 2) }
}

/** The pin of a thread has the focus once that is closed. */
export const pinId = (thread: string): string => `pin-${thread}`
export const pinOf = (thread: string | null): HTMLElement | null =>
  thread === null ? null : document.getElementById(pinId(thread))
