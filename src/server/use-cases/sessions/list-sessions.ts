import type { z } from 'zod'
import type { openSession } from '#api/auth.ts'
import { openSessions } from '../../db/queries/sessions.ts'
import type { Person, Services } from '../../services.ts'

/** Where the person is signed in, last seen first. */
export async function listSessions(
  { db }: Pick<Services, 'db'>,
  person: Person,
): Promise<z.infer<typeof openSession>[]> {
  const rows = await openSessions(db, person.id)
  return rows.map((row) => ({
    id: row.id,
    is_current: row.id === person.sessionId,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
    user_agent: row.userAgent || null,
    address: row.ipAddress || null,
  }))
}
