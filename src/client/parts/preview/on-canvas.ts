/** In CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** How the page lies under a layer over the canvas: where its corner is, and how much it is scaled. */
export type PageUnder = { left: number; top: number; scale: number }

/** How the page lies under a layer now, whatever the width, the zoom and the scroll of the canvas; null when there is none. */
export function pageUnder(layer: HTMLElement): PageUnder | null {
  const frame = document.querySelector<HTMLElement>('[data-preview-stage]')
  if (!frame || frame.offsetWidth === 0) return null
  const own = layer.getBoundingClientRect()
  const around = frame.getBoundingClientRect()
  return { left: around.left - own.left, top: around.top - own.top, scale: around.width / frame.offsetWidth }
}

/** From pixels of the page to pixels of the layer. */
export function onLayer(box: Box, { left, top, scale }: PageUnder): Box {
  return {
    left: left + box.left * scale,
    top: top + box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}
