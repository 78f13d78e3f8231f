import { Hono } from 'hono'
import { previewDocument, previewHeaders } from '#preview/document.ts'
import type { Config } from '../config.ts'
import type { AppEnv } from '../http/context.ts'

/** The preview's document: an opaque origin of its own, whatever is written into it. */
export function createPreview(config: Config, runtime: string): Hono<AppEnv> {
  const appOrigin = config.previewOrigin ? new URL(config.baseUrl).origin : undefined
  const document = previewDocument(runtime, appOrigin)
  const preview = new Hono<AppEnv>()
  preview.get('/preview/frame', () => new Response(document, { headers: previewHeaders(appOrigin) }))
  return preview
}
