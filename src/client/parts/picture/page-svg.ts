import { withoutHandlers } from '#design/still.ts'
import { chartBoxes } from '#client/parts/chart-boxes.ts'
import { createCssClient } from '#client/parts/preview/css-client.ts'
import { wholeFile } from '#client/data/face-from-server.ts'
import { typefacesPath } from '#design/typefaces/faces.ts'
import { dataAddress } from '#exporters/import/data-address.ts'

export type PageSize = { width: number; height: number }

type Drawn = {
  /** how large the page is laid out, in pixels */
  page: PageSize
  /** how high its window is, where that is not the page's own height */
  window?: number
  /** takes away what is not to be seen */
  cut?: (parsed: Document) => void
}

/** A page as an SVG that can be shown as an image: there nothing runs and nothing is loaded. */
export async function pageSvg(html: string, { page, window = page.height, cut }: Drawn): Promise<string> {
  const styles = createCssClient()
  try {
    const { css } = await styles.compile({ html, stream: 0, final: true })
    const document = new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
    cut?.(document)
    for (const script of document.querySelectorAll('script')) script.remove()
    const style = document.createElement('style')
    style.textContent = `${await withTypefaces(css)}\n${chartBoxes(html)}*,*::before,*::after{animation:none!important;transition:none!important}`
    document.head.append(style)
    inWindow(document, window)
    return asSvg(document, page)
  } finally {
    styles.dispose()
  }
}

/** An image loads nothing: the files with the plain alphabet stand in its styles. */
async function withTypefaces(css: string): Promise<string> {
  const address = new RegExp(`url\\(${typefacesPath}([a-z\\d-]+-latin-(?:wght|\\d{3})-[a-z]+\\.woff2)\\)`, 'g')
  const files = new Set([...css.matchAll(address)].map(([, file = '']) => file))
  let made = css
  for (const file of files) {
    const inside = `url(${dataAddress('font/woff2', await wholeFile(file))})`
    made = made.replaceAll(`url(${typefacesPath}${file})`, () => inside)
  }
  return made
}

const windowHeight = /(\d{1,5}(?:\.\d{1,6})?)[sdl]?vh\b/g

/** Heights of the window are those of this window, however high the picture is. */
function inWindow(document: Document, window: number): void {
  const meant = (css: string) => css.replace(windowHeight, (_, share: string) => `${(Number(share) * window) / 100}px`)
  for (const style of document.querySelectorAll('style')) style.textContent = meant(style.textContent ?? '')
  for (const element of document.querySelectorAll('[style]'))
    element.setAttribute('style', meant(element.getAttribute('style') ?? ''))
}

function asSvg(document: Document, { width, height }: PageSize): string {
  const xml = new XMLSerializer().serializeToString(document.documentElement)
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><foreignObject ${size}>${xml}</foreignObject></svg>`
}

/** The SVG as an image that can be drawn. */
export async function svgImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  // A data URL: browsers do not let a canvas be read after drawing an SVG from a blob.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** A white canvas: a page without a ground of its own stands on white, as in the preview. */
export function whiteCanvas({ width, height }: PageSize): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  return [canvas, context]
}
