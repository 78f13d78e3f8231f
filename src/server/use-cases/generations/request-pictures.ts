import type { RequestPicture } from '#engine/types.ts'
import type { Tx } from '../../db/database.ts'
import { picturesOfTurn } from '../../db/queries/message-pictures.ts'
import { asJpeg, asPageAddress } from '../../files/image.ts'

/** The pictures of a message as the engine takes them. */
export async function requestPictures(tx: Tx, projectId: string, turn: string): Promise<RequestPicture[]> {
  const rows = await picturesOfTurn(tx, projectId, turn)
  return Promise.all(
    rows.map(async ({ picture, alt, palette }) => {
      const [seen, placed] = await Promise.all([asJpeg(picture), asPageAddress(picture)])
      return { mediaType: 'image/jpeg' as const, data: seen.toString('base64'), ...placed, alt, palette }
    }),
  )
}
