import type { ReleaseFile } from '../db/queries/served-sites.ts'

/** What every answer of a site carries. None of it depends on the app. */
export const siteHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const immutable = 'public, max-age=31536000, immutable'
/** A cache in front may show a page a minute long, and for ten while it asks again; a browser asks each time. */
export const pageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const otherCaching = 'public, max-age=3600'

/** How long others may keep an answer with this file. */
export function cachingOf(file: ReleaseFile, status: number): string {
  if (status !== 200) return 'no-cache'
  if (file.path.startsWith('/assets/')) return immutable
  return file.type.startsWith('text/html') ? pageCaching : otherCaching
}
