import { createHash } from 'node:crypto'
import { touchBlobs } from '../../db/queries/sites.ts'
import { blobKey } from '../../files/blob-key.ts'
import type { Services } from '../../services.ts'
import type { BuiltFile } from '../../files/built-file.ts'

/** A file that lies in the store. */
export type StoredFile = {
  path: string
  sha256: string
  size: number
  type: string
  encodings: BuiltFile['copies'][number]['encoding'][]
  policy: string | null
}

/**
 * Puts the files of a release into the store, by their content. They are touched first: from then on nobody sweeps them
 * for an hour, and what a sweep took a moment ago is written again.
 */
export async function storeFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  built: readonly BuiltFile[],
): Promise<StoredFile[]> {
  const stored = built.map((file) => ({ file, sha256: createHash('sha256').update(file.content).digest('hex') }))
  await touchBlobs(
    db,
    stored.map(({ sha256 }) => sha256),
  )
  for (const { file, sha256 } of stored) {
    // The copies go first: who sees the file sees them too.
    for (const { encoding, content } of file.copies) await put(blobKey(sha256, encoding), content, file.type)
    await put(blobKey(sha256), file.content, file.type)
  }
  return stored.map(({ file: { path, type, policy, content, copies }, sha256 }) => {
    return { path, type, policy, sha256, size: content.length, encodings: copies.map(({ encoding }) => encoding) }
  })

  async function put(key: string, content: Uint8Array, type: string): Promise<void> {
    if (!(await files.has(key))) await files.put(key, content, type)
  }
}
