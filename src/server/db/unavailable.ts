import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** What says that the database cannot be asked now, whatever was asked: sockets, and PostgreSQL's classes 08, 53 and 57P. */
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EHOSTUNREACH'])
const classes = /^(08...|53...|57P0[1-5]|57014)$/
/** The driver's own errors carry no code. */
const words =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|PGlite is closed|after calling end on the pool/i

/** Whether an error means that the database is down, full or overloaded, and not that the question was wrong. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && (socketCodes.has(at.code) || classes.test(at.code))) return true
    if (words.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some((one) => isUnavailable(one))) return true
  }
  return false
}

/** The same for an error whose cause somebody else's code has swallowed: the database itself is asked. */
export async function isDatabaseAway(db: Db, error: unknown): Promise<boolean> {
  if (isUnavailable(error)) return true
  return db.execute(sql`select 1`).then(
    () => false,
    (answer: unknown) => isUnavailable(answer),
  )
}
