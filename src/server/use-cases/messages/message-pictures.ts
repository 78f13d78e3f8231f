import type { MessagePicture } from '#api/message-pictures.ts'
import { messagePictures as limits, messagePictureTypes } from '#rules/message-pictures.ts'
import { newId } from '../../db/new-id.ts'
import {
  countPending,
  deletePending,
  describePending,
  insertMessagePicture,
  listMessagePictures,
  type MessagePictureInfo,
} from '../../db/queries/message-pictures.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { imageType, redraw, sizeOf, TooManyPixels } from '../../files/image.ts'
import { paletteOf } from '../../files/palette.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import { needRoomForVersion } from '../../policies/room-in-storage.ts'
import type { Person, Services, Visitor } from '../../services.ts'

/** Longest side of a kept picture, in pixels: what models look at. */
const longestSide = 1568

type OnPage = { project_id: string; page_name: string }
type One = { project_id: string; id: string }

/** What went with the messages of a page, and what waits beside one's own next one. Throws NOT_FOUND. */
export async function listPictures(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, page_name: pageName }: OnPage,
): Promise<MessagePicture[]> {
  await projectFor(db, person, projectId, 'see')
  const rows = await listMessagePictures(db, { projectId, pageName, userId: person.id })
  return rows.map((row) => answer(projectId, row))
}

/** Puts a picture beside one's next message. Throws NOT_FOUND, TOO_MANY, EMPTY, TOO_LARGE, UNSUPPORTED, CONFLICT, STORAGE_LIMIT. */
export async function addPicture(
  services: Pick<Services, 'db' | 'config' | 'limits'>,
  person: Person,
  { address }: Visitor,
  { project_id: projectId, page_name: pageName, alt, file }: OnPage & { alt: string; file: File },
): Promise<MessagePicture> {
  const { db } = services
  await projectFor(db, person, projectId, 'change')
  await services.limits.take('messagePicture', { account: person.id, address })
  if (file.size === 0) throw new AppError('EMPTY')
  if (file.size > limits.maxBytes) throw new AppError('TOO_LARGE')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = await drawn(bytes)
  const [{ width, height }, palette] = await Promise.all([sizeOf(picture), paletteOf(bytes)])
  return transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, projectId, 'change')
    const at = { projectId, pageName, userId: person.id }
    if ((await countPending(tx, at)) >= limits.most)
      throw new AppError('CONFLICT', `${limits.most} pictures at most go with a message.`)
    await needRoomForVersion(services, tx, project, picture.byteLength)
    const row = {
      id: newId(),
      ...at,
      workspaceId: project.workspaceId,
      turn: null,
      picture,
      width,
      height,
      palette,
      alt,
    }
    await insertMessagePicture(tx, row)
    return answer(projectId, row)
  })
}

/** Says what a picture that waits shows. Throws NOT_FOUND. */
export async function describePicture(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, id, alt }: One & { alt: string },
): Promise<MessagePicture> {
  return transact(db, async (tx) => {
    await projectFor(tx, person, projectId, 'change')
    const row = await describePending(tx, projectId, person.id, id, alt)
    if (!row) throw new AppError('NOT_FOUND')
    return answer(projectId, row)
  })
}

/** Takes a picture away that was not sent yet. Throws NOT_FOUND. */
export async function removePicture(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: projectId, id }: One,
): Promise<void> {
  await transact(db, async (tx) => {
    await projectFor(tx, person, projectId, 'change')
    if (!(await deletePending(tx, projectId, person.id, id))) throw new AppError('NOT_FOUND')
  })
}

const answer = (projectId: string, { id, turn, alt, width, height }: MessagePictureInfo): MessagePicture => ({
  id,
  turn,
  alt,
  width,
  height,
  url: `/pictures/messages/${projectId}/${id}.webp`,
})

/** The type is read from the bytes; what a file is called does not count. */
async function drawn(bytes: Uint8Array): Promise<Uint8Array> {
  const type = imageType(bytes)
  if (!messagePictureTypes.some((taken) => taken === type)) throw new AppError('UNSUPPORTED')
  return redraw(bytes, longestSide).catch((error: unknown) => {
    throw new AppError(error instanceof TooManyPixels ? 'TOO_LARGE' : 'UNSUPPORTED')
  })
}
