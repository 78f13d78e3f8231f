/** How a compressed copy of a file is encoded, as HTTP names it. */
export type BlobEncoding = 'br' | 'gzip'

/** Where a file of sites lies, by the digest of its content. */
export function blobKey(sha256: string, encoding?: BlobEncoding): string {
  const ending = encoding === undefined ? '' : `.${encoding}`
  return `sites/${sha256.slice(0, 2)}/${sha256}${ending}`
}
