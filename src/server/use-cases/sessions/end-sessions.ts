import { publish } from '../../bus/publish.ts'
import type { Tx } from '../../db/database.ts'
import { deleteSession, deleteSessions } from '../../db/queries/sessions.ts'

/** Ends the person's sessions, all but `except`. With the commit every process stops believing their credentials. */
export async function endSessions(tx: Tx, userId: string, except: string | null): Promise<string[]> {
  const ended = await deleteSessions(tx, userId, except)
  if (ended.length > 0) await publish(tx, [{ type: 'signed-out', user_id: userId, session_ids: ended }])
  return ended
}

/** The same for one session; false when it is not theirs or ended already. */
export async function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const isEnded = await deleteSession(tx, userId, id)
  if (isEnded) await publish(tx, [{ type: 'signed-out', user_id: userId, session_ids: [id] }])
  return isEnded
}
