import { Inflate } from 'fflate'
import { crc32 } from '../crc32.ts'
import { zipLimits } from './limits.ts'
import { ImportProblem } from './problem.ts'

type Place = { name: string; method: number; crc: number; packed: number; size: number; header: number }

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/**
 * The files of a zip by name (APPNOTE 4.3.12), folders and what systems add left aside.
 * @throws ImportProblem for one that is damaged, locked, too large when unpacked, or that reaches out of its folder
 */
export function zipEntries(zipName: string, bytes: Uint8Array): Map<string, Uint8Array> {
  const refuse = (what: string, advice: string) => new ImportProblem(`“${zipName}” cannot be imported`, what, advice)
  const places = listed(bytes, refuse)
  const unsafe = places.find(({ name }) => leavesFolder(name))
  if (unsafe)
    throw refuse(
      `A file in it, “${unsafe.name}”, wants to leave its folder.`,
      'Do not use this zip: ask for a new one.',
    )
  const total = places.reduce((sum, { size }) => sum + size, 0)
  if (total > zipLimits.bytes)
    throw refuse(
      `Unpacked it would be larger than ${megabytes(zipLimits.bytes)}.`,
      'Take out what is no page, or import the pages one by one.',
    )
  const wanted = places.filter(({ name }) => !/\/$|(^|\/)(\.|__MACOSX\/)|(^|\/)Thumbs\.db$/i.test(name))
  return new Map(wanted.map((place) => [place.name, unpacked(bytes, place, refuse)]))
}

type Refuse = (what: string, advice: string) => ImportProblem

const damaged = (refuse: Refuse) =>
  refuse('It is damaged or was cut off on the way.', 'Download or pack it again, then try once more.')

function listed(bytes: Uint8Array, refuse: Refuse): Place[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= Math.max(0, bytes.length - 65_557) && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) throw damaged(refuse)
  const count = view.getUint16(end + 10, true)
  if (count > zipLimits.entries)
    throw refuse(
      `It holds more than ${zipLimits.entries} files.`,
      'Take out what is no page, or import the pages one by one.',
    )
  const places: Place[] = []
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw damaged(refuse)
    const flags = view.getUint16(at + 8, true)
    if (flags & 1)
      throw refuse('It is locked with a password.', 'Unpack it, and import the pages or pack them without one.')
    const nameLength = view.getUint16(at + 28, true)
    places.push({
      name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      header: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return places
}

function nameOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\\', '/')
}

function leavesFolder(name: string): boolean {
  return /(^|\/)\.\.(\/|$)|^\/|^[a-z]:|\p{Cc}/iu.test(name)
}

function unpacked(bytes: Uint8Array, { method, crc, packed, size, header }: Place, refuse: Refuse): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (header + 30 > bytes.length || view.getUint32(header, true) !== 0x04034b50) throw damaged(refuse)
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  const stored = bytes.subarray(start, start + packed)
  if (method !== 0 && method !== 8)
    throw refuse('It is packed in a way that is not known here.', 'Pack the files again as an ordinary zip.')
  const whole = method === 0 ? stored : inflated(stored, size)
  if (whole === null || whole.length !== size || crc32(whole) !== crc) throw damaged(refuse)
  return whole
}

/** So much is unpacked at once: a step can grow a thousandfold, and what was announced is never passed by more. */
const stepBytes = 16_384

function inflated(stored: Uint8Array, size: number): Uint8Array | null {
  const whole = new Uint8Array(size)
  let length = 0
  try {
    const stream = new Inflate((part) => {
      whole.set(part, length)
      length += part.length
    })
    for (let at = 0; at < stored.length || at === 0; at += stepBytes) {
      stream.push(stored.subarray(at, at + stepBytes), at + stepBytes >= stored.length)
    }
  } catch {
    // more than was announced, or no such stream
    return null
  }
  return length === size ? whole : null
}
