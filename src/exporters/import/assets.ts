import { pictureMaxBytes } from './limits.ts'

/** What lies beside a page in its zip. */
export type Assets = {
  /** a picture or font as an address that brings it along; null when it is not there or too large */
  bring: (address: string) => string | null
  /** a stylesheet and the assets as seen from its own place */
  sheet: (address: string) => { css: string; assets: Assets } | null
}

export const noAssets: Assets = { bring: () => null, sheet: () => null }

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  woff: 'font/woff',
}

/** What a file of a zip can reach of the others, by addresses relative to its own. */
export function assetsBeside(path: string, entries: ReadonlyMap<string, Uint8Array>): Assets {
  const find = (address: string) => {
    const target = pathOf(path, address)
    const bytes = target === null ? undefined : entries.get(target)
    return target !== null && bytes ? { target, bytes } : null
  }
  return {
    bring(address) {
      const found = find(address)
      const type = found && types[/\.([a-z\d]+)$/i.exec(found.target)?.[1]?.toLowerCase() ?? '']
      if (!found || !type || found.bytes.length > pictureMaxBytes) return null
      return `data:${type};base64,${base64(found.bytes)}`
    },
    sheet(address) {
      const found = find(address)
      if (!found || !/\.css$/i.test(found.target)) return null
      return { css: new TextDecoder().decode(found.bytes), assets: assetsBeside(found.target, entries) }
    },
  }
}

const nowhere = 'https://zip.invalid/'

function pathOf(from: string, address: string): string | null {
  try {
    const url = new URL(address, nowhere + encodeURI(from))
    return url.href.startsWith(nowhere) ? decodeURIComponent(url.pathname.slice(1)) : null
  } catch {
    return null
  }
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}
