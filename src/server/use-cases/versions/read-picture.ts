import { findPicture } from '../../db/queries/versions.ts'
import type { Person, Services } from '../../services.ts'

/** The picture of a version as WebP, for a member of its workspace; else null. */
export async function readPicture(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { projectId, versionId }: { projectId: string; versionId: string },
): Promise<Uint8Array | null> {
  return findPicture(db, person.id, projectId, versionId)
}
