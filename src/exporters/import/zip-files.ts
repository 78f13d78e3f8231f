import { Inflate } from 'fflate'
import { crc32 } from '../crc32.ts'
import { fileMaxBytes, zipLimits } from './limits.ts'
import { ImportProblem } from './problem.ts'
import { megabytesWords } from '#rules/units.ts'

type Place = { name: string; method: number; crc: number; packed: number; size: number; header: number }

/** The files of a zip. Only what is asked for is unpacked. */
export type ZipFiles = {
  paths: string[]
  /**
   * The content of a file; null when there is none of that name.
   * @throws ImportProblem when it is damaged, larger than a file may be, or when too much was unpacked
   */
  read: (path: string) => Uint8Array | null
}

const megabytes = (bytes: number) => megabytesWords(Math.round(bytes / 1_000_000))

/**
 * Opens a zip (APPNOTE 4.3.12); folders and what systems add are left aside.
 * @throws ImportProblem for one that is no whole zip, locked, of too many files, or that reaches out of its folder
 */
export function openZip(zipName: string, bytes: Uint8Array): ZipFiles {
  const refuse: Refuse = (what, advice) => new ImportProblem(`“${zipName}” cannot be imported`, what, advice)
  const places = listed(bytes, refuse)
  const unsafe = places.find(({ name }) => leavesFolder(name))
  if (unsafe)
    throw refuse(
      `A file in it, “${unsafe.name}”, wants to leave its folder.`,
      'Do not use this zip: ask for a new one.',
    )
  const wanted = places.filter(({ name }) => !/\/$|(^|\/)(\.|__MACOSX\/)|(^|\/)(Thumbs\.db|desktop\.ini)$/i.test(name))
  const byName = new Map(wanted.map((place) => [place.name, place]))
  const unpacked = new Map<string, Uint8Array>()
  const budget = { left: zipLimits.bytes }
  return {
    paths: [...byName.keys()],
    read(path) {
      const place = byName.get(path)
      if (!place) return null
      const known = unpacked.get(path) ?? unpackedFile(bytes, place, budget)
      unpacked.set(path, known)
      return known
    },
  }
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
      `It holds more than ${zipLimits.entries.toLocaleString('en')} files.`,
      'Take out what no page uses, or import the pages one by one.',
    )
  const places: Place[] = []
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw damaged(refuse)
    if (view.getUint16(at + 8, true) & 1)
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

/** UTF-8, as all packers of today write; what is none is read letter by letter, so that each name stays its own. */
function nameOf(bytes: Uint8Array): string {
  let name: string
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    name = new TextDecoder('latin1').decode(bytes)
  }
  return name.replaceAll('\\', '/')
}

function leavesFolder(name: string): boolean {
  return /(^|\/)\.\.(\/|$)|^\/|^[a-z]:|\p{Cc}/iu.test(name)
}

function unpackedFile(bytes: Uint8Array, place: Place, budget: { left: number }): Uint8Array {
  const { name, method, crc, packed, size, header } = place
  const refuse: Refuse = (what, advice) => new ImportProblem(`“${name}” could not be read`, what, advice)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (header + 30 > bytes.length || view.getUint32(header, true) !== 0x04034b50) throw damaged(refuse)
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  const stored = bytes.subarray(start, start + packed)
  if (method !== 0 && method !== 8)
    throw refuse('It is packed in a way that is not known here.', 'Pack the files again as an ordinary zip.')
  const limit = Math.min(fileMaxBytes, budget.left)
  const whole = method === 0 ? stored : inflated(stored, limit)
  if (whole === 'too-large' || whole.length > limit) {
    throw limit < fileMaxBytes
      ? refuse(`More than ${megabytes(zipLimits.bytes)} of this zip would have to be unpacked.`, 'Import it in parts.')
      : refuse(`It is larger than ${megabytes(fileMaxBytes)}.`, 'Make it smaller, and try again.')
  }
  budget.left -= whole.length
  if (whole.length !== size || crc32(whole) !== crc) throw damaged(refuse)
  return whole
}

/** So much is unpacked at once: a step can grow a thousandfold, and the limit is never passed by more. */
const stepBytes = 16_384

/** What it holds, counted while it is unpacked: what a zip says of its own size may be wrong. */
function inflated(stored: Uint8Array, limit: number): Uint8Array | 'too-large' {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    const stream = new Inflate((part) => {
      parts.push(part)
      length += part.length
    })
    for (let at = 0; at < stored.length || at === 0; at += stepBytes) {
      stream.push(stored.subarray(at, at + stepBytes), at + stepBytes >= stored.length)
      if (length > limit) return 'too-large'
    }
  } catch {
    // what is no such stream has a wrong length or checksum
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
