import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { AppError } from '../errors.ts'

/** So many at once: each takes a thread and 16 MB for about 80 ms. */
const atOnce = 2
/** More wait in line; the next is refused, so that a flood cannot fill the memory. */
const inLine = 60

let running = 0
const line: (() => void)[] = []

/** A salted scrypt hash. Throws UNAVAILABLE when too many wait. */
export function hash(password: string): Promise<string> {
  return inTurn(() => hashPassword(password))
}

/** Whether `password` is the one of `hashed`. With nothing to compare it works as long, and is false. */
export async function matches(password: string, hashed: string | null): Promise<boolean> {
  const isRight = await inTurn(async () => verifyPassword({ password, hash: hashed ?? (await nobodys()) }))
  return hashed !== null && isRight
}

let nobody: Promise<string> | null = null
function nobodys(): Promise<string> {
  nobody ??= hashPassword('nobody has this password')
  return nobody
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (line.length >= inLine) throw new AppError('UNAVAILABLE', 'Too many people sign in at this moment. Try again.')
    await new Promise<void>((resolve) => line.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
}
