import { imageType, redraw, TooManyPixels } from '../../files/image.ts'
import { publish } from '../../bus/publish.ts'
import { bumpProject } from '../../db/queries/projects.ts'
import { setVersionPicture } from '../../db/queries/versions.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import type { Person, Services } from '../../services.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'

const pictureMaxBytes = 300 * 1024
/** Longest side, in pixels: enough for a card on a sharp screen. */
const pictureSize = 1200

/** Keeps a drawn picture (a data URL) of a version. Throws NOT_FOUND, UNSUPPORTED and TOO_LARGE. */
export async function setPicture(
  { db }: Pick<Services, 'db'>,
  person: Person,
  input: { project_id: string; id: string; picture: string },
): Promise<void> {
  await projectFor(db, person, input.project_id, 'change')
  const bytes = await drawn(Buffer.from(input.picture.slice(input.picture.indexOf(',') + 1), 'base64'))
  await transact(db, async (tx) => {
    const project = await lockProjectFor(tx, person, input.project_id, 'change')
    const isKept = await setVersionPicture(tx, project.id, input.id, { bytes, type: 'image/webp' })
    if (!isKept) throw new AppError('NOT_FOUND')
    // Nobody changed the project, so that its card keeps its place in the list.
    const { revision } = await bumpProject(tx, project.id, {}, false)
    const at = { workspace_id: project.workspaceId }
    await publish(tx, [
      { type: 'content', ...at, project_id: project.id, revision },
      { type: 'projects', ...at },
    ])
  })
}

/** Whoever looks at the project gets this picture, so it is drawn anew here. */
async function drawn(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > pictureMaxBytes) throw new AppError('TOO_LARGE')
  const type = imageType(bytes)
  if (type !== 'image/png' && type !== 'image/webp') throw new AppError('UNSUPPORTED')
  return redraw(bytes, pictureSize).catch((error: unknown) => {
    throw new AppError(error instanceof TooManyPixels ? 'TOO_LARGE' : 'UNSUPPORTED')
  })
}
