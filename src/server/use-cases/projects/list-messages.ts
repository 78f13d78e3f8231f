import type { ChatMessage } from '#api/project-content.ts'
import { listMessages as listRows } from '../../db/queries/messages.ts'
import type { Person, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'
import { messageAnswer } from '../../presenters/content.ts'

/** The chat of a page in its order, what was put aside too. Throws NOT_FOUND. */
export async function listMessages(
  { db }: Pick<Services, 'db'>,
  person: Person,
  { project_id: id, page_name: pageName }: { project_id: string; page_name: string },
): Promise<ChatMessage[]> {
  await projectFor(db, person, id, 'see')
  return (await listRows(db, id, pageName)).map(messageAnswer)
}
