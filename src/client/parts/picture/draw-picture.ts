import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import { pageSvg, type PageSize, svgImage, whiteCanvas } from './page-svg.ts'

/** How large a page is laid out, and how large it is drawn, both in pixels. */
export type PictureSize = { page: PageSize; picture: PageSize }

/** Twice the size of a thumbnail in the strip of versions. */
export const stripSize: PictureSize = { page: { width: 1280, height: 837 }, picture: { width: 208, height: 136 } }
/** Nearly twice the size of a card, and the most that the server keeps. */
export const cardSize: PictureSize = { page: { width: 1280, height: 800 }, picture: { width: 1200, height: 750 } }

/** The server keeps pictures up to this size, in bytes. */
const maxBytes = 300 * 1024
/** Tried one after the other until the picture is small enough: the quality of the WebP, and its scale. */
const attempts = [
  { quality: 0.8, scale: 1 },
  { quality: 0.6, scale: 1 },
  { quality: 0.6, scale: 0.5 },
]

/**
 * A picture of the top of a page as a data URL; null when this browser cannot draw one.
 * @param from the section the picture begins with, 0 for the top of the page
 */
export async function drawPicture(html: string, size: PictureSize, from = 0): Promise<string | null> {
  const cut = (parsed: Document) => {
    for (const element of sectionElements(html, parsed).slice(0, from)) element.remove()
  }
  try {
    return rasterise(await svgImage(await pageSvg(html, { page: size.page, cut })), size.picture)
  } catch {
    return null
  }
}

/** The top-level sections of the page in a parsed copy of it. */
function sectionElements(html: string, parsed: Document): Element[] {
  const source = openDocument(html)
  return pageSections(source).flatMap((section) => {
    const steps = (elementPath(source, section.key) ?? '').split('/').map(Number)
    let element: Element | undefined = parsed.body
    for (const step of steps) element = element?.children[step]
    return element && element !== parsed.body ? [element] : []
  })
}

function rasterise(image: HTMLImageElement, picture: PageSize): string | null {
  for (const { quality, scale } of attempts) {
    const size = { width: picture.width * scale, height: picture.height * scale }
    const [canvas, context] = whiteCanvas(size)
    context.drawImage(image, 0, 0, size.width, size.height)
    const url = canvas.toDataURL('image/webp', quality)
    if (url.length * 0.75 <= maxBytes) return url
  }
  return null
}
