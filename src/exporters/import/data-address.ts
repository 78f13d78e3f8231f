const byEnding: Record<string, string> = {
  png: 'image/png',
  apng: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt',
}

const byStart: [start: RegExp, type: string][] = [
  // the first byte is read as a letter of Windows' own
  [/^.PNG\r\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8/, 'image/gif'],
  [/^RIFF....WEBP/s, 'image/webp'],
  [/^....ftypavif/s, 'image/avif'],
  [/^wOF2/, 'font/woff2'],
  [/^wOFF/, 'font/woff'],
  [/^\0\x01\0\0/, 'font/ttf'],
  [/^OTTO/, 'font/otf'],
  [
    /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]{0,200}?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i,
    'image/svg+xml',
  ],
]

/** What a file is: by how it begins, else by its ending; null for what a page does not show. */
export function mediaTypeOf(path: string, bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 400))
  const known = byStart.find(([pattern]) => pattern.test(start))?.[1]
  return known ?? byEnding[/\.([a-z\d]+)$/i.exec(path.replace(/[?@].*$/, ''))?.[1]?.toLowerCase() ?? ''] ?? null
}

/** An address that brings a file along. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${type};base64,${btoa(binary)}`
}

/** How long that address is, without making it. */
export const dataLength = (type: string, bytes: Uint8Array): number =>
  `data:${type};base64,`.length + Math.ceil(bytes.length / 3) * 4

/** Addresses that bring what they name along, or that name a part of the page itself. */
export const isWithin = (address: string): boolean =>
  /^\s*(data:|#|about:blank)/i.test(address) || address.trim() === ''
