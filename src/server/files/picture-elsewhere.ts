import { fetchedPictureMax } from '#rules/page-pictures.ts'
import { asPageAddress, imageType, type PagePicture, TooManyPixels } from './image.ts'

/** Why a picture of another host cannot be had. */
export class NotBrought extends Error {
  readonly why: 'address' | 'unreachable' | 'large' | 'unreadable'
  constructor(why: NotBrought['why']) {
    super(why)
    this.why = why
  }
}

const longestMs = 15_000
const mostHops = 4

/**
 * A picture that another host has, drawn anew for a page. Each address on the way is asked through `ask`, which refuses
 * private ones; nothing of what the host says but its pixels comes through. Throws NotBrought.
 */
export async function pictureFrom(address: string, ask: typeof fetch): Promise<PagePicture> {
  const bytes = await bytesOf(address, ask)
  if (imageType(bytes) === null) throw new NotBrought('unreadable')
  return asPageAddress(bytes).catch((error: unknown) => {
    throw new NotBrought(error instanceof TooManyPixels ? 'large' : 'unreadable')
  })
}

async function bytesOf(address: string, ask: typeof fetch): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(longestMs)
  let url = webAddress(address)
  for (let hop = 0; hop < mostHops; hop++) {
    const headers = { accept: 'image/webp,image/png,image/jpeg,image/gif;q=0.8' }
    const response = await ask(url.href, { headers, redirect: 'manual', signal }).catch(() => {
      throw new NotBrought('unreachable')
    })
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (next === null) {
      if (response.ok) return readBody(response)
      await response.body?.cancel().catch(() => undefined)
      throw new NotBrought('unreachable')
    }
    await response.body?.cancel().catch(() => undefined)
    url = webAddress(next, url)
  }
  throw new NotBrought('unreachable')
}

function webAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new NotBrought('address')
  return url
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of body ?? []) {
      size += piece.byteLength
      if (size > fetchedPictureMax) throw new NotBrought('large')
      pieces.push(piece)
    }
  } catch (error) {
    throw error instanceof NotBrought ? error : new NotBrought('unreachable')
  }
  return Buffer.concat(pieces)
}
