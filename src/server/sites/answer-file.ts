import { blobKey, type BlobEncoding } from '../files/blob-key.ts'
import type { Files } from '../files/files.ts'
import type { ReleaseFile } from '../db/queries/served-sites.ts'
import { cachingOf } from '../presenters/site-headers.ts'
import { LruMap } from './lru-map.ts'

const memoryBytes = 64 * 1024 * 1024
/** Larger files are read each time, so that one of them does not push a hundred pages out. */
const smallBytes = 1024 * 1024

/** Files of sites, the small ones from memory. */
export class SiteFiles {
  readonly #files: Files
  readonly #small = new LruMap<Uint8Array<ArrayBuffer>>(memoryBytes, (bytes) => bytes.length)

  constructor(files: Files) {
    this.#files = files
  }

  /** The bytes of a file, or of its compressed copy. */
  async read(sha256: string, encoding?: BlobEncoding): Promise<Uint8Array<ArrayBuffer> | null> {
    const key = blobKey(sha256, encoding)
    const known = this.#small.get(key)
    if (known) return known
    const read = await this.#files.get(key)
    if (read === null) return null
    const bytes = new Uint8Array(read)
    if (bytes.length <= smallBytes) this.#small.set(key, bytes)
    return bytes
  }
}

/** What a request says about the file that it wants. */
export type Asked = {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  range: string | undefined
}

/** Answers with a file: 200, 206 of a range, 304, or 416. Null when it is not in the store. */
export async function answerFile(
  files: SiteFiles,
  file: ReleaseFile,
  asked: Asked,
  { status = 200, isPrivate = false }: { status?: 200 | 404; isPrivate?: boolean } = {},
): Promise<Response | null> {
  const encoding = asked.range === undefined ? bestEncoding(asked.acceptEncoding, file.encodings) : undefined
  const etag = `"${file.sha256.slice(0, 32)}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': isPrivate ? 'private, no-cache' : cachingOf(file, status),
    ETag: etag,
    ...(file.encodings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    ...(file.policy === null ? {} : { 'Content-Security-Policy': file.policy }),
  }
  if (status === 200 && isKnown(asked.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  const body = await files.read(file.sha256, encoding)
  if (body === null) return null
  const isWhole = encoding !== undefined || status !== 200
  if (!isWhole) headers['Accept-Ranges'] = 'bytes'
  const part = isWhole ? null : rangeOf(asked.range, body.length)
  if (part === 'outside') {
    headers['Content-Range'] = `bytes */${body.length}`
    return new Response(null, { status: 416, headers })
  }
  const sent = part ? body.subarray(part.start, part.end + 1) : body
  if (part) headers['Content-Range'] = `bytes ${part.start}-${part.end}/${body.length}`
  headers['Content-Length'] = String(sent.length)
  return new Response(asked.method === 'HEAD' ? null : sent, { status: part ? 206 : status, headers })
}

/** The smallest copy that the caller takes; one with `q=0` is refused. */
export function bestEncoding(accept: string | undefined, there: readonly BlobEncoding[]): BlobEncoding | undefined {
  if (accept === undefined || there.length === 0) return undefined
  const taken = new Set(
    accept
      .slice(0, 200)
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name = '']) => name),
  )
  return (['br', 'gzip'] as const).find((name) => there.includes(name) && taken.has(name))
}

export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

/** One range of bytes; what asks for several gets the whole file. */
function rangeOf(range: string | undefined, length: number): { start: number; end: number } | 'outside' | null {
  const asked = range === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim())
  if (!asked) return null
  const [, from = '', to = ''] = asked
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return start > end || start >= length ? 'outside' : { start, end }
}
