import { Hono } from 'hono'
import { previewDocument, previewPolicy } from '#preview/document.ts'
import type { AppEnv } from '../http/context.ts'

/** The preview's document: an opaque origin of its own, whatever is written into it. */
export function createPreview(runtime: string): Hono<AppEnv> {
  const document = previewDocument(runtime)
  const preview = new Hono<AppEnv>()
  preview.get('/preview/frame', (c) => {
    c.header('Content-Security-Policy', previewPolicy)
    c.header('Cache-Control', 'no-cache')
    return c.html(document)
  })
  return preview
}
