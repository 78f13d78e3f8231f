import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A built page with the hashes of its inline scripts, for its Content-Security-Policy. */
export type BuiltPage = { html: string; scripts: string[] }

/** The prerendered pages of the client, by path ('/', '/404'), and the shell for every other known path. */
export type BuiltPages = { byPath: Map<string, BuiltPage>; shell: BuiltPage }

/** Reads all built pages once. Throws when the client has not been built. */
export function readBuiltPages(clientDir: string): BuiltPages {
  const byPath = new Map<string, BuiltPage>()
  for (const name of readdirSync(clientDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('index.html')) continue
    const path = `/${relative(clientDir, join(clientDir, name)).replace(/\/?index\.html$/, '')}`
    byPath.set(path, readPage(join(clientDir, name)))
  }
  return { byPath, shell: readPage(join(clientDir, '__spa-fallback.html')) }
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(file, 'utf8')
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) =>
    createHash('sha256').update(body).digest('base64'),
  )
  return { html, scripts: [...new Set(scripts)] }
}
