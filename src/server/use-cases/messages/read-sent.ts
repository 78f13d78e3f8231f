import { readMessagePicture } from '../../db/queries/message-pictures.ts'
import type { Person, Services } from '../../services.ts'

/** A picture of a message as WebP, for a member of its workspace; else null. */
export function readSent(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { projectId, versionId }: { projectId: string; versionId: string },
): Promise<Uint8Array | null> {
  return readMessagePicture(db, person.id, projectId, versionId)
}
