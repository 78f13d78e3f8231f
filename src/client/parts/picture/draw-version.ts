import type { Version } from '#client/state/builder/types.ts'
import { drawPicture, stripSize } from './draw-picture.ts'

/** A small picture of a version's page, beginning with what was changed; null when this browser cannot draw one. */
export function drawVersion(html: string, { map }: Version): Promise<string | null> {
  return drawPicture(html, stripSize, firstChanged(map))
}

/** The section the picture begins with: the first that was changed, if only some were. */
function firstChanged(map: Version['map']): number {
  const index = map.findIndex((band) => band.changed)
  return map.every((band) => band.changed) ? 0 : Math.max(0, index)
}
