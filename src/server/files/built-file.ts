import type { SiteFile } from '#exporters/site/site-types.ts'
import type { BlobEncoding } from './blob-key.ts'

/** A file with its compressed copies, as far as they are smaller. */
export type BuiltFile = SiteFile & { copies: { encoding: BlobEncoding; content: Uint8Array<ArrayBuffer> }[] }
