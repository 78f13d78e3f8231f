import { inflateRawSync } from 'node:zlib'

/** The files of a zip as text, by name, read from its central directory (APPNOTE 4.3.12). */
export function unzip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes)
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const header = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const stored = zip.subarray(start, start + size)
    files.set(name, (method === 0 ? stored : inflateRawSync(stored)).toString('utf8'))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
