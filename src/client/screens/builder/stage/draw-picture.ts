import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import { createCssClient } from '#client/parts/preview/css-client.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import type { Version } from '#client/state/session/types.ts'

/** The page is laid out at this size … */
const page = { width: 1280, height: 837 }
/** … and drawn at this one: twice the size of a thumbnail. */
const picture = { width: 208, height: 136 }

/**
 * A small picture of a version as a data URL; null when this browser cannot draw one.
 * The page becomes an SVG that is shown as an image: there nothing runs and nothing is loaded.
 */
export async function drawPicture({ page: name, pageData, map }: Version): Promise<string | null> {
  const html = pageData[name] ?? ''
  const styles = createCssClient()
  try {
    const { css } = await styles.compile({ html, stream: 0, final: true })
    return await rasterise(asSvg(html, css, firstChanged(map)))
  } catch {
    return null
  } finally {
    styles.dispose()
  }
}

/** The section the picture begins with: the first that was changed, if only some were. */
function firstChanged(map: Version['map']): number {
  const index = map.findIndex((band) => band.changed)
  return map.every((band) => band.changed) ? 0 : Math.max(0, index)
}

function asSvg(html: string, css: string, from: number): string {
  const document = new DOMParser().parseFromString(html, 'text/html')
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

async function rasterise(svg: string): Promise<string> {
  const image = new Image()
  // A data URL: browsers do not let a canvas be read after drawing an SVG from a blob.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, picture.width, picture.height)
  return canvas.toDataURL('image/webp', 0.8)
}
