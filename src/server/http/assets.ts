import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

export type Asset = {
  body: Uint8Array<ArrayBuffer>
  type: string
  encodings: Map<string, Uint8Array<ArrayBuffer>>
  immutable: boolean
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** One built file with what the build compressed beside it. */
export function readAsset(file: string, immutable = false): Asset {
  const encodings = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (existsSync(file + ending)) encodings.set(encoding, new Uint8Array(readFileSync(file + ending)))
  }
  const type = types[extname(file)] ?? 'application/octet-stream'
  return { body: new Uint8Array(readFileSync(file)), type, encodings, immutable }
}

/** Every file of the built client in memory, by URL path: no request ever names a file on the disk. */
export function readAssets(clientDir: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(clientDir, { recursive: true, encoding: 'utf8' })) {
    if (!types[extname(name)] || name.endsWith('.html')) continue
    assets.set(`/${name}`, readAsset(join(clientDir, name), name.startsWith('assets/')))
  }
  return assets
}

/** The best stored encoding that the caller accepts. */
export function answerAsset(asset: Asset, acceptEncoding: string | undefined): Response {
  const accepted = new Set((acceptEncoding ?? '').split(',').map((part) => part.trim().split(';')[0]))
  const encoding = ['br', 'gzip'].find((name) => accepted.has(name) && asset.encodings.has(name))
  const headers = new Headers({
    'Content-Type': asset.type,
    'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  })
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response((encoding && asset.encodings.get(encoding)) || asset.body, { headers })
}
