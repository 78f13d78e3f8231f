import sharp, { type OverlayOptions } from 'sharp'
import { inkOn } from '#exporters/site/site-look.ts'
import type { DrawnPicture, SiteLook } from '#exporters/site/site-types.ts'

const widths = [480, 960, 1600]
const maxPixels = 50_000_000
/** A still picture that browsers draw and sharp reads. */
const drawable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])

/** How large a picture is, with smaller drawings of it as WebP; null for what cannot be drawn. */
export async function sizedPicture(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<DrawnPicture | null> {
  if (!drawable.has(type)) return null
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    const { pages = 1, autoOrient } = await picture.metadata()
    const { width: shownWidth, height: shownHeight } = autoOrient
    if (shownWidth === 0 || pages > 1) return null
    const wanted = [...widths.filter((one) => one < shownWidth), Math.min(shownWidth, 2400)]
    const sizes = await Promise.all(
      wanted.map(async (one) => ({
        width: one,
        content: new Uint8Array(
          await picture.clone().resize({ width: one }).webp({ quality: 80 }).timeout({ seconds: 10 }).toBuffer(),
        ),
      })),
    )
    // A drawing that is larger than what there was helps nobody.
    const smaller = sizes.filter(({ content }) => content.length < bytes.length)
    return { width: shownWidth, height: shownHeight, sizes: smaller }
  } catch {
    return null
  }
}

/** The site's mark as PNG. */
export async function drawIcon(look: SiteLook, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const letter = [...look.name.trim()][0]?.toUpperCase() ?? '·'
  const words = await drawText(letter, {
    colour: inkOn(look.accent),
    width: Math.round(size * 0.6),
    height: Math.round(size * 0.55),
  })
  return composed(size, size, look.accent, [{ input: words }])
}

const [sharedWidth, sharedHeight] = [1200, 630]

/** What is shown where somebody shares the site: its title on its ground, with a stroke of its colour. */
export async function drawShared(look: SiteLook): Promise<Uint8Array<ArrayBuffer>> {
  const title = await drawText(look.title, { colour: look.ink, width: 1000, height: 300 })
  const name = await drawText(look.name, { colour: look.ink, width: 700, height: 36 })
  const stroke = await sharp({ create: { width: 120, height: 12, channels: 3, background: look.accent } })
    .png()
    .toBuffer()
  return composed(sharedWidth, sharedHeight, look.ground, [
    { input: stroke, left: 96, top: 96 },
    { input: title, left: 96, top: 160 },
    { input: name, left: 96, top: sharedHeight - 110 },
  ])
}

async function composed(width: number, height: number, background: string, parts: OverlayOptions[]) {
  const drawn = await sharp({ create: { width, height, channels: 3, background } })
    .composite(parts)
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(drawn)
}

/** Words in one colour, as large as the box allows, on nothing. */
async function drawText(text: string, box: { colour: string; width: number; height: number }): Promise<Buffer> {
  const words = escaped([...text.replace(/\s+/g, ' ')].slice(0, 140).join('')) || '·'
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${box.colour}"><b>${words}</b></span>`,
      rgba: true,
      width: box.width,
      height: box.height,
      font: 'sans',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.width <= box.width && info.height <= box.height) return data
  return sharp(data)
    .resize({ width: box.width, height: box.height, fit: 'inside', position: 'left top' })
    .png()
    .toBuffer()
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
