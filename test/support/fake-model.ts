import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { type AnswerStream, createStream, tokensOf } from './fake-model/answer-stream.ts'
import { isAskedAgain, partOf, replyTo, requestOf } from './fake-model/answer.ts'
import type { FakeModelRequest } from './fake-model/answer.ts'
import { breakdowns, refusals } from './fake-model/misbehave.ts'
import { hasPictures, isCallPath, understoodCall, withWordsOnly } from './fake-model/native-calls.ts'
import { speeches } from './fake-model/speech.ts'
import { providerAt, providers, type PlayedProviderName } from './fake-model/providers.ts'
import { readWishes, sentinels } from './fake-model/sentinels.ts'

export type FakeModel = {
  /** for `AI_BASE_URL` */
  baseUrl: string
  /** the same, with this endpoint played */
  as(provider: PlayedProviderName): string
  /** everything that was asked, oldest first */
  asked: FakeModelRequest[]
  /** the bodies of the same calls, as they came */
  sent: object[]
  /** lets replies that wait (`[[hold]]`) be written to their end; when none has come so far yet, the next does not wait */
  goOn(): void
  close(): Promise<void>
}

/**
 * An OpenAI-compatible endpoint on loopback that really streams: pages for first prompts, keyed edits for edit
 * prompts, and any failure that a prompt asks for by a sentinel such as `[[fail:503]]` (see `sentinels`).
 * `rate` in tokens per second, 0 for as fast as possible.
 */
export async function startFakeModel(options: { port?: number; rate?: number } = {}): Promise<FakeModel> {
  const asked: FakeModelRequest[] = []
  const sent: object[] = []
  const failures = new Map<string, number>()
  const held: Held = { waiting: new Set(), isLetOn: false }
  // A line that is idle for as long as a busy machine takes is not closed just as it is used again.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    answer(request, response, options.rate ?? 0, { asked, sent, failures, held }).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: String(error) } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    as: (provider) => `http://127.0.0.1:${port}${providers[provider].address}`,
    asked,
    sent,
    goOn() {
      held.isLetOn = held.waiting.size === 0
      for (const release of held.waiting) release()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Held = { waiting: Set<() => void>; isLetOn: boolean }
type Memory = { asked: FakeModelRequest[]; sent: object[]; failures: Map<string, number>; held: Held }

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  rate: number,
  { asked, sent, failures, held }: Memory,
): Promise<void> {
  let json = ''
  for await (const piece of request) json += piece
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const provider = providerAt(url)
  const send = (status: number, body: object, more: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...more })
    response.end(JSON.stringify(body))
  }
  const isKeyMissing = provider !== null && provider.key !== null && !request.headers[provider.key]
  if (request.method === 'GET' && url.pathname.endsWith('/models') && (provider === null || provider.lists)) {
    if (isKeyMissing) return send(401, { error: { message: 'No key', code: '401' } })
    return send(200, { object: 'list', data: [{ id: 'fake-1', object: 'model' }] })
  }
  const speaks = provider?.speaks ?? 'openAi'
  if (request.method !== 'POST' || !isCallPath(speaks, url.pathname)) {
    response.writeHead(404).end()
    return
  }
  const body = JSON.parse(json)
  const call: FakeModelRequest = {
    headers: request.headers,
    ...(speaks === 'openAi' ? withWordsOnly(body) : understoodCall(url, body)),
  }
  asked.push(call)
  sent.push(body)
  if (isKeyMissing) return send(401, { error: { message: 'Access denied: no key', code: '401' } })
  const refused = provider?.refuse?.({ ...call }, url) ?? null
  if (refused) return send(refused.status, refused.body, refused.headers)
  const wishes = readWishes(requestOf(call))
  const failure = wishes.get('fail')
  if (failure !== undefined && stillFails(failure, requestOf(call), failures)) {
    const wait = wishes.get('retry-after')
    response.writeHead(Number.parseInt(failure, 10), {
      'content-type': 'application/json',
      ...(wait ? { 'retry-after': wait } : {}),
    })
    response.end('{"error":{"message":"secret-upstream-message"}}')
    return
  }
  if (wishes.has('provider-fails') && provider) {
    const { status, body, headers } = provider.failure
    return send(status, body, headers)
  }
  if (wishes.has('blind') && hasPictures(body))
    return send(400, { error: { message: 'This model does not support image input.', type: 'invalid_request_error' } })
  for (const name of wishes.keys()) {
    const refuse = refusals[name]
    if (refuse) return refuse(response)
  }
  if (wishes.has('no-stream') && call.stream) {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"stream is not supported by this model"}}')
    return
  }

  const reply = partOf(call, await replyTo(call, wishes), wishes)
  if (!call.stream || wishes.has('whole')) {
    const choices = [{ index: 0, message: { role: 'assistant', content: reply.text }, finish_reason: reply.finish }]
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: 'chatcmpl-fake', object: 'chat.completion', model: call.model, choices }))
    return
  }
  const pace = { rate: Number(wishes.get('rate') ?? rate), split: Number(wishes.get('split') ?? 0) }
  const stream = createStream(response, call.model, pace, speeches[speaks])
  const tokens = tokensOf(reply.text)
  await stream.begin()
  for (const piece of provider?.before ?? []) await stream.raw(piece)
  for (const [name, value] of wishes) {
    const breakDown = breakdowns[name]
    if (breakDown) return breakDown(stream, tokens, value, response)
  }
  if (wishes.has('think-out') && (call.max_tokens ?? call.max_completion_tokens ?? 0) <= 4000) {
    await stream.tokens(tokensOf('I should think about the layout first. '.repeat(20)), 'reasoning_content')
    return stream.finish('length', 4000)
  }
  for (let comment = 0; comment < Number(wishes.get('keep-alive') ?? 0); comment++) {
    await stream.raw(': keep-alive\n\n')
    await setTimeout(50)
  }
  if (wishes.has('think')) {
    await stream.tokens(tokensOf('The person wants a page. '.repeat(10)), 'reasoning_content')
    await stream.tokens(tokensOf('<think>\nA draft: <html><body>no</body></html>\n</think>\n\n'))
  }
  const hold = isAskedAgain(call) ? undefined : wishes.get('hold')
  const pause = hold === undefined ? tokens.length : Math.floor((tokens.length * Number(hold || 60)) / 100)
  await stream.tokens(tokens.slice(0, pause))
  if (hold !== undefined) await waitToGoOn(stream, held)
  await stream.tokens(tokens.slice(pause))
  const isCounted = provider === null || call.stream_options?.include_usage === true
  await stream.finish(reply.finish, tokens.length, isCounted ? provider?.usage : null)
}

/** A sign of life this often, in ms: a model that is silent for longer than its limit is given up. */
const thinkingMs = 2000

async function waitToGoOn({ gone, tokens }: AnswerStream, held: Held): Promise<void> {
  if (held.isLetOn || gone.aborted) {
    held.isLetOn = false
    return
  }
  const thinking = setInterval(() => void tokens([' '], 'reasoning_content'), thinkingMs)
  await new Promise<void>((resolve) => {
    const release = () => {
      held.waiting.delete(release)
      resolve()
    }
    held.waiting.add(release)
    // Whoever was stopped, or is dead, waits no more.
    gone.addEventListener('abort', release)
  })
  clearInterval(thinking)
}

/** `503`: always; `503x2`: the first two times that this request comes. */
function stillFails(value: string, request: string, failures: Map<string, number>): boolean {
  const times = /x(\d+)$/.exec(value)?.[1]
  if (times === undefined) return true
  const count = (failures.get(request) ?? 0) + 1
  failures.set(request, count)
  return count <= Number(times)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      rate: { type: 'string', default: '100' },
      help: { type: 'boolean' },
    },
  })
  const print = (line: string) => process.stdout.write(`${line}\n`)
  if (values.help) {
    print('node test/support/fake-model.ts [--port 4010] [--rate 100]\n\nSentinels, anywhere in a prompt:')
    for (const [name, what] of Object.entries(sentinels)) print(`  ${name.padEnd(16)} ${what}`)
  } else {
    const { baseUrl } = await startFakeModel({ port: Number(values.port), rate: Number(values.rate) })
    print(`Fake model at ${baseUrl} (AI_BASE_URL=${baseUrl} AI_API_KEY=none AI_MODEL=fake)`)
  }
}
