import { AppError } from '../../errors.ts'
import type { PagePicture } from '../../files/image.ts'
import { NotBrought, pictureFrom } from '../../files/picture-elsewhere.ts'
import { projectFor } from '../../policies/access.ts'
import type { Person, Services, Visitor } from '../../services.ts'

const refusals = {
  address: 'NOT_PUBLIC',
  unreachable: 'UNREACHABLE',
  large: 'TOO_LARGE',
  unreadable: 'UNSUPPORTED',
} as const

/**
 * Brings a picture in that a page remembers the address of; the page itself is changed by whoever asks. Private addresses
 * are refused like hosts that are away: nobody learns from the answer what is in this network. Throws NOT_FOUND, FORBIDDEN, TOO_MANY,
 * NOT_PUBLIC, UNREACHABLE, TOO_LARGE, UNSUPPORTED.
 */
export async function bringPhoto(
  { db, limits, outside }: Pick<Services, 'db' | 'limits' | 'outside'>,
  person: Person,
  { address: network }: Visitor,
  { project_id: projectId, address }: { project_id: string; address: string },
): Promise<PagePicture> {
  await projectFor(db, person, projectId, 'change')
  await limits.take('photo', { account: person.id, address: network })
  return pictureFrom(address, outside.pictures).catch((error: unknown) => {
    throw error instanceof NotBrought ? new AppError(refusals[error.why]) : error
  })
}
