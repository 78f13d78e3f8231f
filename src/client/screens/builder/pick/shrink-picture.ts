import type { Picture } from '#design/direct-edits/picture.ts'
import { pictureAddressMax, pictureQualities, pictureSides } from '#rules/page-pictures.ts'

/** A file as a picture for the page: drawn anew, as large as fits. Null when the browser cannot read it. */
export async function shrinkPicture(file: Blob): Promise<Picture | null> {
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return null
  try {
    for (const side of pictureSides)
      for (const quality of pictureQualities) {
        const picture = draw(image, side, quality)
        if (picture && picture.src.length <= pictureAddressMax) return picture
      }
    return null
  } finally {
    image.close()
  }
}

function draw(image: ImageBitmap, side: number, quality: number): Picture | null {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { src: canvas.toDataURL('image/webp', quality), width: canvas.width, height: canvas.height }
}
