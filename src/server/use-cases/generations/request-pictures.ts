import type { RequestPicture } from '#engine/types.ts'
import type { Tx } from '../../db/database.ts'
import { picturesOfTurn } from '../../db/queries/message-pictures.ts'
import { asJpeg } from '../../files/image.ts'

/** The pictures of a message as the engine takes them. */
export async function requestPictures(tx: Tx, projectId: string, turn: string): Promise<RequestPicture[]> {
  const rows = await picturesOfTurn(tx, projectId, turn)
  return Promise.all(
    rows.map(async ({ picture, alt, width, height, palette }) => ({
      mediaType: 'image/jpeg' as const,
      data: (await asJpeg(picture)).toString('base64'),
      alt,
      width,
      height,
      palette,
    })),
  )
}
