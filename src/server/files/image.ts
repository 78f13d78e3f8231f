import sharp from 'sharp'
import { pictureAddressMax, pictureQualities, pictureSides } from '#rules/page-pictures.ts'

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'

const magic: [type: ImageType, test: (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', (bytes) => starts(bytes, [0x47, 0x49, 0x46, 0x38])],
  [
    'image/webp',
    (bytes) => starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  ],
]

/** What a file is by its first bytes, whatever it is called; null when it is no image that we take. */
export function imageType(bytes: Uint8Array): ImageType | null {
  return magic.find(([, test]) => test(bytes))?.[0] ?? null
}

const starts = (bytes: Uint8Array, head: number[]) => head.every((byte, index) => bytes[index] === byte)

/** More pixels than this are not decoded: a few kilobytes can claim gigabytes. */
const maxPixels = 50_000_000

/** The image has more pixels than are decoded here. */
export class TooManyPixels extends Error {}

/**
 * Draws an image anew as WebP, at most `size` pixels wide and high: nothing but pixels of the first frame comes through, no
 * metadata and no second file hidden behind the first. Throws TooManyPixels, and sharp's own error for what cannot be read.
 */
export async function redraw(bytes: Uint8Array, size: number): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) throw new TooManyPixels()
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer()
}

/** How large a drawn image is, in pixels. */
export async function sizeOf(image: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(image).metadata()
  return { width, height }
}

/** The same image as JPEG, which every model that sees can read; what was see-through is white. */
export async function asJpeg(image: Uint8Array): Promise<Buffer> {
  return sharp(image).flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer()
}

/** A picture as part of a page's source, drawn anew and as large as fits. Throws as `redraw` does. */
export async function asPageAddress(bytes: Uint8Array): Promise<PagePicture> {
  const drawn = await redraw(bytes, pictureSides[0])
  for (const side of pictureSides)
    for (const quality of pictureQualities) {
      const { data, info } = await sharp(drawn)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: Math.round(quality * 100) })
        .timeout({ seconds: 10 })
        .toBuffer({ resolveWithObject: true })
      const src = `data:image/webp;base64,${data.toString('base64')}`
      if (src.length <= pictureAddressMax) return { src, width: info.width, height: info.height }
    }
  throw new TooManyPixels()
}

/** A data address, and its size in pixels. */
export type PagePicture = { src: string; width: number; height: number }
