import { isUtf8 } from 'node:buffer'
import { deleteCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { AppEnv } from './context.ts'
import { isTooDeep, jsonMaxDepth } from './json-depth.ts'
import { problem } from './problem.ts'

const words = 'This request holds bytes that are no text. Nothing was changed.'
const tooDeep = `This request is nested more than ${jsonMaxDepth.toLocaleString('en')} levels deep. Nothing was changed.`
const ownCookie = /^(?:__Host-|__Secure-)?(?:visitor|device|session\.\w+)$/

/**
 * What is read as text has to be text: UTF-8 without NUL, in the address, in our own cookies, in JSON and in the heads of
 * a form's parts. A cookie that is none is taken away with the answer, so that the next call can go through.
 */
export function cleanRequest(config: Config) {
  const secure = config.baseUrl.startsWith('https:')
  return createMiddleware<AppEnv>(async (c, next) => {
    const refuse = () => problem(c, 400, 'BAD_REQUEST', words)
    if (!isText(c.req.raw.url)) return refuse()
    const spoiled = cookiesOf(c.req.header('cookie')).filter(
      ([name, value]) => ownCookie.test(name) && !isText(loose(value)),
    )
    for (const [name] of spoiled) {
      deleteCookie(c, name, { path: '/', secure })
      deleteCookie(c, name, { path: '/api/auth', secure })
    }
    if (spoiled.length > 0) return refuse()
    if (c.req.raw.body === null) return next()
    const body = Buffer.from(await c.req.arrayBuffer())
    const boundary = /^multipart\/[^;]{1,40};.{0,200}?boundary="?([^";]{1,200})/i.exec(
      c.req.header('content-type') ?? '',
    )
    if (!(boundary?.[1] === undefined ? isClean(body) : heads(body, boundary[1]).every(isClean))) return refuse()
    if (boundary?.[1] === undefined && isTooDeep(body)) return problem(c, 400, 'BAD_REQUEST', tooDeep)
    const { url, method, headers, signal } = c.req.raw
    c.req.raw = new Request(url, { method, headers, signal, body })
    return next()
  })
}

const cookiesOf = (header = '') => header.split(';').map((pair) => splitOnce(pair.trim(), '='))

function splitOnce(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}

/** Whether a text with escapes of an address stands for UTF-8 without NUL. */
function isText(escaped: string): boolean {
  try {
    return !decodeURIComponent(escaped).includes('\0')
  } catch {
    return false
  }
}

/** A cookie may hold a bare percent sign: a value that was cut is no session, and that is all. */
const loose = (value: string) => value.replace(/%(?![\da-f]{2})/gi, '%25')

const nulEscape = Buffer.from(String.raw`\u0000`)

/** UTF-8 without NUL, as it is and as JSON writes it; an escaped backslash before `u0000` is text. */
function isClean(bytes: Buffer): boolean {
  if (!isUtf8(bytes) || bytes.includes(0)) return false
  for (let at = bytes.indexOf(nulEscape); at >= 0; at = bytes.indexOf(nulEscape, at + 1)) {
    let before = at
    while (before > 0 && bytes[before - 1] === 0x5c) before -= 1
    if ((at - before) % 2 === 0) return false
  }
  return true
}

/** The heads of the parts of a form: names and types, without what is in them. */
function heads(body: Buffer, boundary: string): Buffer[] {
  const line = Buffer.from(`--${boundary}`)
  const found: Buffer[] = []
  for (let at = body.indexOf(line); at >= 0; ) {
    const start = at + line.length
    const end = body.indexOf('\r\n\r\n', start)
    if (end < 0) break
    found.push(body.subarray(start, end))
    at = body.indexOf(line, end)
  }
  return found
}
