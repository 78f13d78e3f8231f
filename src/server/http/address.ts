/**
 * The network address a request is counted under: the socket's own, or, behind `trustedProxies` proxies of the
 * host, the entry that the outermost of them wrote. What a client itself puts into the header is never believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const own = normalise(socketAddress ?? 'unknown')
  if (trustedProxies === 0 || !forwardedFor) return own
  const chain = forwardedFor.split(',').map((part) => part.trim())
  return normalise(chain[chain.length - trustedProxies] ?? chain[0] ?? own)
}

/** IPv4 inside IPv6 counts as IPv4; an IPv6 customer owns a /64, so that is what is counted. */
function normalise(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!plain.includes(':') || plain === '::1') return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
