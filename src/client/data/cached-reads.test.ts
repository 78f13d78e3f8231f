import { expect, test } from 'vitest'
import { cacheReads } from './cached-reads.ts'

const content = 'http://localhost/api/projects/p1/content'

/** A server that tells its state with a tag. */
function server() {
  const asked: (string | null)[] = []
  let state = 1
  const send: typeof fetch = async (input) => {
    const request = new Request(input)
    const tag = `"${state}"`
    asked.push(request.headers.get('If-None-Match'))
    if (asked.at(-1) === tag) return new Response(null, { status: 304, headers: { ETag: tag } })
    return Response.json({ state }, { headers: { ETag: tag } })
  }
  return { asked, send, change: () => (state += 1) }
}

test('what has not changed is asked for by its tag and answered with what was kept', async () => {
  const { asked, send, change } = server()
  const read = cacheReads(send)
  const states = []
  for (const step of ['first', 'again', 'changed'] as const) {
    if (step === 'changed') change()
    states.push(await (await read(new Request(content))).json())
  }
  expect(states).toEqual([{ state: 1 }, { state: 1 }, { state: 2 }])
  expect(asked).toEqual([null, '"1"', '"1"'])
})

test('other reads and all that changes something pass as they are', async () => {
  const { asked, send } = server()
  const read = cacheReads(send)
  for (const url of ['http://localhost/api/session', content]) {
    await read(new Request(url, { method: 'POST' }))
    await read(new Request(url, { method: 'POST' }))
  }
  expect(asked).toEqual([null, null, null, null])
})
