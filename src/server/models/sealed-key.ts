import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts and opens the keys that people bring along (AES-256-GCM under a key derived from AUTH_SECRET). `place` is where
 * a key belongs: one that is moved to another workspace cannot be opened there.
 */
export class KeySeal {
  readonly #keys: readonly Buffer[]

  /** `secrets`: the one of today, then those that are only read with. */
  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'keys of workspaces', 32)))
  }

  seal(key: string, place: string): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#keys[0] ?? Buffer.alloc(0), iv)
    cipher.setAAD(Buffer.from(place))
    const hidden = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
  }

  /** The key; null when none of our secrets opens it. */
  open(sealed: string, place: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length <= ivBytes + tagBytes) return null
    for (const key of this.#keys) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        decipher.setAAD(Buffer.from(place))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        // made with another secret
      }
    }
    return null
  }
}
