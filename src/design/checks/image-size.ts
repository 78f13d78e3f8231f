import { decoded } from './read-page.ts'

type Size = { width: number; height: number }

/**
 * How large a picture is, in pixels, as far as its address and its classes tell: a drawing or a PNG in the address
 * itself, a service that has the size in its path, fixed width and height classes. Null when nobody can know.
 */
export function sizeOf(address: string, classNames: string): Size | null {
  return ofDrawing(address) ?? ofPng(address) ?? ofPath(address) ?? ofClasses(classNames)
}

function ofDrawing(address: string): Size | null {
  const [, base64, data] = /^data:image\/svg\+xml[^,]*?(;base64)?,(.*)$/is.exec(address.trim()) ?? []
  if (data === undefined) return null
  const svg = /<svg\b[^>]*>/i.exec(base64 ? fromBase64(data) : decoded(data))?.[0] ?? ''
  const number = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']?([\\d.]+)(?:px)?["'\\s>]`, 'i').exec(svg)?.[1])
  const [, , width, height] = (/\sviewBox\s*=\s*["']([^"']+)/i.exec(svg)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return whole(number('width') || width, number('height') || height)
}

/** Width and height stand in the first chunk of a PNG, 16 bytes from its start. */
function ofPng(address: string): Size | null {
  const data = /^data:image\/png;base64,([\w+/]{32,})/i.exec(address.trim())?.[1]
  if (!data) return null
  const bytes = Uint8Array.from(fromBase64(data.slice(0, 32)), (char) => char.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return bytes.length >= 24 ? whole(view.getUint32(16), view.getUint32(20)) : null
}

function ofPath(address: string): Size | null {
  const path = /\/(\d{2,4})(?:x|\/)(\d{2,4})(?=[/?.#]|$)/.exec(address)
  if (path) return whole(Number(path[1]), Number(path[2]))
  const query = (names: string) => Number(new RegExp(`[?&](?:${names})=(\\d{2,4})(?=&|$|#)`).exec(address)?.[1])
  return whole(query('w|width'), query('h|height'))
}

/** `size-12`, `w-12 h-12`, `w-[40px] h-[30px]`: four pixels a step. Only classes that hold at every width count. */
function ofClasses(classNames: string): Size | null {
  const names = classNames.split(/\s+/)
  if (names.some((name) => /:(?:w|h|size)-/.test(name))) return null
  const read = (side: string) => {
    const match = names
      .map((name) => new RegExp(`^(?:size|${side})-(?:(\\d+)|\\[(\\d+)px\\]|px)$`).exec(name))
      .find(Boolean)
    return match ? Number(match[2] ?? Number(match[1] ?? 0) * 4) : NaN
  }
  return whole(read('w'), read('h'))
}

function whole(width: number | undefined, height: number | undefined): Size | null {
  const size = { width: Math.round(width ?? 0), height: Math.round(height ?? 0) }
  return size.width > 0 && size.height > 0 && size.width < 20_000 && size.height < 20_000 ? size : null
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** One character a byte; what is no digit is skipped. */
function fromBase64(data: string): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const char of data) {
    const digit = digits.indexOf(char)
    if (digit < 0) continue
    bits = ((bits << 6) | digit) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    text += String.fromCharCode((bits >> held) & 0xff)
  }
  return text
}
