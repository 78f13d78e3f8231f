import { zipSync } from 'fflate'

/** A zip of these files; texts are written as UTF-8. */
export function pack(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? encoder.encode(content) : content,
  ])
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>
}
