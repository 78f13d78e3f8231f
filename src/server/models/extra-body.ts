import { z } from 'zod'

const notExtra = ['model', 'messages', 'stream']

/** The object in a JSON text, when it may be added to a call; else null. */
export function readExtraBody(text: string): Record<string, unknown> | null {
  try {
    const body = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data
    return body && !notExtra.some((name) => name in body) ? body : null
  } catch {
    return null
  }
}
