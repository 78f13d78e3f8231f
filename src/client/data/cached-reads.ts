type Kept = { tag: string; body: string; headers: Headers }

/** Reads that are asked again and again, and large: what a project holds. */
const isKept = (request: Request): boolean =>
  request.method === 'GET' && /\/api\/projects\/[^/]+\/content$/.test(new URL(request.url).pathname)

const most = 4

/**
 * A fetch that keeps the last few contents of projects with the tag that the server gave them, and asks with it: what has
 * not changed is not sent again. Answers are never in the browser's own cache.
 */
export function cacheReads(send: typeof fetch): (request: Request) => Promise<Response> {
  const kept = new Map<string, Kept>()
  return async (request) => {
    if (!isKept(request)) return send(request)
    const known = kept.get(request.url)
    if (known) request.headers.set('If-None-Match', known.tag)
    const response = await send(request)
    if (response.status === 304 && known) return new Response(known.body, { headers: known.headers })
    kept.delete(request.url)
    const tag = response.headers.get('ETag')
    if (response.status !== 200 || !tag) return response
    const body = await response.text()
    kept.set(request.url, { tag, body, headers: response.headers })
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    return new Response(body, { headers: response.headers })
  }
}
