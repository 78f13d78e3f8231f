import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Writes a page for the build. A page is one piece: nothing of it waits for a script that puts it into its place. */
export default async function prerender(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await page.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(page, { status, headers })
}
