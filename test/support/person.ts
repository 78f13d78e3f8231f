/** One person at one address, with the cookies a browser would keep. */
export type TestPerson = {
  /** name to value */
  jar: Map<string, string>
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

type Request = { method: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }

/** A person whose requests go out by `send`. */
export function personWho(send: (path: string, request: Request) => Promise<Response>): TestPerson {
  const jar = new Map<string, string>()
  return {
    jar,
    async call(method, path, body, headers = {}) {
      const response = await send(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: bodyOf(body) }),
      })
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s)
        if (value === '' || /max-age=0/i.test(set)) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    },
  }
}

/** Text and bytes as they are, everything else as JSON. */
function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}
