import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import { withoutHandlers } from '#design/still.ts'
import { createCssClient } from '#client/parts/preview/css-client.ts'
import { wholeFile } from '#client/data/face-from-server.ts'
import { typefacesPath } from '#design/typefaces/faces.ts'
import { dataAddress } from '#exporters/import/data-address.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'

/** How large a page is laid out, and how large it is drawn, both in pixels. */
export type PictureSize = { page: Size; picture: Size }
type Size = { width: number; height: number }

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
 * A picture of a page as a data URL; null when this browser cannot draw one.
 * The page becomes an SVG that is shown as an image: there nothing runs and nothing is loaded.
 * @param from the section the picture begins with, 0 for the top of the page
 */
export async function drawPicture(html: string, size: PictureSize, from = 0): Promise<string | null> {
  const styles = createCssClient()
  try {
    const { css } = await styles.compile({ html, stream: 0, final: true })
    return await rasterise(asSvg(html, await withTypefaces(css), size.page, from), size.picture)
  } catch {
    return null
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

function asSvg(html: string, css: string, page: Size, from: number): string {
  const document = new DOMParser().parseFromString(withoutHandlers(html), 'text/html')
  for (const element of sectionElements(html, document).slice(0, from)) element.remove()
  for (const script of document.querySelectorAll('script')) script.remove()
  const style = document.createElement('style')
  style.textContent = `${css}\n*,*::before,*::after{animation:none!important;transition:none!important}`
  document.head.append(style)
  const xml = new XMLSerializer().serializeToString(document.documentElement)
  const size = `width="${page.width}" height="${page.height}"`
  const view = `viewBox="0 0 ${page.width} ${page.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><foreignObject ${size}>${xml}</foreignObject></svg>`
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

async function rasterise(svg: string, picture: Size): Promise<string | null> {
  const image = new Image()
  // A data URL: browsers do not let a canvas be read after drawing an SVG from a blob.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  for (const { quality, scale } of attempts) {
    const url = drawn(image, { width: picture.width * scale, height: picture.height * scale }, quality)
    if (url.length * 0.75 <= maxBytes) return url
  }
  return null
}

function drawn(image: HTMLImageElement, { width, height }: Size, quality: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A page without a ground of its own stands on white, as in the preview.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/webp', quality)
}
