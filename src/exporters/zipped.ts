import { strToU8, zipSync } from 'fflate'

/** A zip of texts by their paths, packed. Called beside the screen's thread. */
export function zipped(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const mtime = new Date()
  return new Uint8Array(
    zipSync(Object.fromEntries([...files].map(([path, text]) => [path, [strToU8(text), { mtime }]]))),
  )
}
