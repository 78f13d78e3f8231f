import { polishPictureMax, polishSide } from '#rules/polish.ts'
import { pageSvg, type PageSize, svgImage, whiteCanvas } from './page-svg.ts'
import { sheetGap, sheetLayout } from './sheet-layout.ts'

/** More of a page is not drawn, in pixels. */
const mostHeight = 16_000
const qualities = [0.85, 0.7, 0.5]

/**
 * All of a page as one picture, base64 of a WebP (PNG where the browser writes none): a long page in columns, so that it
 * can be read. Fails where this browser cannot draw pages.
 * @param window how high the window is that the page was measured in
 */
export async function drawSheet(html: string, page: PageSize, window: number): Promise<string> {
  const whole = { width: page.width, height: Math.min(mostHeight, Math.max(window, Math.ceil(page.height))) }
  const image = await svgImage(await pageSvg(html, { page: whole, window }))
  const { columns, scale, height, width, tall } = sheetLayout(whole, polishSide)
  const [canvas, context] = whiteCanvas({ width, height: tall })
  for (let column = 0; column < columns; column++) {
    const shown = Math.min(height, whole.height - column * height)
    const left = column * (whole.width + sheetGap) * scale
    context.drawImage(image, 0, column * height, whole.width, shown, left, 0, whole.width * scale, shown * scale)
  }
  for (const quality of qualities) {
    const data = canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
    if (data !== '' && data.length <= polishPictureMax) return data
  }
  throw new Error('The picture is too large.')
}
