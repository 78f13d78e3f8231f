import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { stampMark } from '#design/site-forms/wire-forms.ts'
import type { ReleaseFile } from '../../db/queries/served-sites.ts'
import { pageCaching } from '../../presenters/site-headers.ts'
import { type Asked, bestEncoding, isKnown, type SiteFiles } from '../answer-file.ts'
import type { SiteVisit } from '../hooks.ts'
import { LruMap } from '../lru-map.ts'
import { stamped } from './stamp.ts'

const mostPages = 500
const sourceBytes = 32 * 1024 * 1024
const markBegins = stampMark('').slice(0, -2)
const packed = {
  // What a page is packed with anew each second has to be quick.
  br: promisify((text: string, done: (error: Error | null, bytes: Buffer) => void) =>
    brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  ),
  gzip: promisify((text: string, done: (error: Error | null, bytes: Buffer) => void) => gzip(text, { level: 5 }, done)),
}

type Made = { second: number; bytes: Promise<Uint8Array<ArrayBuffer>> }

/**
 * Pages with forms, with the time of this second in them: a form's stamp says when its page was served, though the page is a
 * file that never changes. Whoever comes within one second gets the same bytes.
 */
export class StampedPages {
  readonly #files: SiteFiles
  /** by content: the page, or that there is no form in it */
  readonly #sources = new LruMap<{ html: string | null }>(sourceBytes, ({ html }) => (html?.length ?? 0) + 100)
  readonly #made = new LruMap<Made>(mostPages)

  constructor(files: SiteFiles) {
    this.#files = files
  }

  /** The answer; null for a page without a form, which is sent as it is. */
  async answer(visit: SiteVisit, file: ReleaseFile, asked: Asked, isPrivate: boolean): Promise<Response | null> {
    const html = await this.#sourceOf(file)
    if (html === null) return null
    const now = visit.services.now()
    const second = Math.floor(now.getTime() / 1000)
    const encoding = bestEncoding(asked.acceptEncoding, ['br', 'gzip'])
    // Another one each hour: what a browser shows again is never so old that the form is asked about.
    const etag = `W/"${file.sha256.slice(0, 32)}-${Math.floor(second / 3600)}"`
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': isPrivate ? 'private, no-cache' : pageCaching,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      ...(file.policy === null ? {} : { 'Content-Security-Policy': file.policy }),
    }
    if (isKnown(asked.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
    const key = `${file.sha256} ${encoding ?? ''}`
    const known = this.#made.get(key)
    const made = known?.second === second ? known : { second, bytes: this.#make(html, visit, now, encoding) }
    if (made !== known) this.#made.set(key, made)
    const bytes = await made.bytes
    headers['Content-Length'] = String(bytes.length)
    return new Response(asked.method === 'HEAD' ? null : bytes, { status: 200, headers })
  }

  async #make(
    html: string,
    { services }: SiteVisit,
    now: Date,
    encoding: 'br' | 'gzip' | undefined,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const page = stamped(html, services.auth.seal, now)
    return new Uint8Array(encoding ? await packed[encoding](page) : Buffer.from(page))
  }

  async #sourceOf(file: ReleaseFile): Promise<string | null> {
    const known = this.#sources.get(file.sha256)
    if (known) return known.html
    const bytes = await this.#files.read(file.sha256)
    if (bytes === null) return null
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    const html = text.includes(markBegins) ? text.toString('utf8') : null
    this.#sources.set(file.sha256, { html })
    return html
  }
}
