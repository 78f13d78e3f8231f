import type { Shrink } from '#exporters/import/brought.ts'

const webpQuality = 0.82
const jpegQuality = 0.85

/** Larger pictures would take more memory than a tab should. */
const mostPixels = 120_000_000

/**
 * A picture at no more than this longest side, as WebP, which keeps what is see-through; where a browser writes none, as
 * JPEG when nothing is see-through, else as PNG.
 */
export const shrinkPicture: Shrink = async ({ type, bytes }, longestSide) => {
  const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })).catch(() => null)
  if (!picture || picture.width * picture.height > mostPixels) return null
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    )
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: webpQuality })
    const isOpaque = type === 'image/jpeg' || type === 'image/bmp'
    const drawn =
      webp.type === 'image/webp' || !isOpaque
        ? webp
        : await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
    return { type: drawn.type, bytes: new Uint8Array(await drawn.arrayBuffer()) }
  } finally {
    picture.close()
  }
}
