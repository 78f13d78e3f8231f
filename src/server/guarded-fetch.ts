import { lookup as systemLookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'

const own = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  own.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(net, bits, 'ipv6')

/** Whether an address belongs to this machine or its network, where strangers have nothing to ask for. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family === 0 || own.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

const refused = () => new Error('This address is not public.')

/** Looks a name up and refuses it when any of its addresses is private: what is connected to is what was looked at. */
export const publicLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const [first] = found
      if (!first || found.some(({ address }) => isPrivateAddress(address))) return callback(refused(), '', 0)
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    })
  }

/** `fetch` for addresses that people type: never to a private one, and no redirect is followed. Its body is text. */
export function guardedFetch(lookup: typeof systemLookup = systemLookup): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const host = url.hostname.replace(/^\[|\]$/g, '')
      // A literal address is never looked up.
      if (isIP(host) !== 0 && isPrivateAddress(host)) return reject(refused())
      const send = url.protocol === 'https:' ? secureRequest : plainRequest
      const headers = Object.fromEntries(new Headers(init.headers))
      const { method = 'GET', signal } = init
      const options = { method, headers, lookup: publicLookup(lookup), ...(signal ? { signal } : {}) }
      const request = send(url, options, (response) => {
        const { statusCode: status = 502 } = response
        const isEmpty = status === 204 || status === 304
        const known = Object.entries(response.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        )
        const body = Readable.toWeb(response) as ReadableStream<Uint8Array>
        resolve(new Response(isEmpty ? null : body, { status, headers: known }))
      })
      request.on('error', reject)
      request.end(typeof init.body === 'string' ? init.body : undefined)
    })
}
