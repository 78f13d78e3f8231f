import type { SiteFile } from './site-types.ts'

/** Files of a site that are named by their content, so that a browser keeps them for good. */
export class SiteAssets {
  readonly #files = new Map<string, SiteFile>()

  /** Adds a file. @returns its address */
  async add(content: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
    const name = Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
    const path = `/assets/${name}.${endings[type] ?? 'bin'}`
    this.#files.set(path, { path, type, content, policy: null })
    return path
  }

  get files(): SiteFile[] {
    return [...this.#files.values()]
  }
}

const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'text/vtt': 'vtt',
}

/** Whether a file of that type may lie beside a page; an SVG that is opened by itself runs nothing (its policy says so). */
export const isAssetType = (type: string): boolean => type in endings
