import { answerDetails, type ChatMessage, pickedElement, versionInfo, type VersionInfo } from '#api/project-content.ts'
import type { MessageRow } from '../db/queries/messages.ts'
import type { VersionInfoRow } from '../db/queries/versions.ts'
import { pictureUrl } from './project.ts'

/** What of a message leaves the server, listed by hand. */
export function messageAnswer(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    turn: row.turn,
    page_name: row.pageName,
    message_index: row.messageIndex,
    role: row.role,
    content: row.content,
    timestamp: row.timestamp.toISOString(),
    user_id: row.userId,
    hidden_by: row.hiddenBy,
    // What another version of the product wrote is left out rather than refused.
    details: answerDetails.safeParse(row.details).data ?? null,
    about: row.role === 'user' ? (pickedElement.safeParse(row.details).data ?? null) : null,
  }
}

const { current, map, maker, reading } = versionInfo.shape

/** Which version each page showed when a version was stored. */
export function currentOf(row: Pick<VersionInfoRow, 'current'>): Record<string, string | null> {
  return current.safeParse(row.current).data ?? {}
}

/** What of a version leaves the server, listed by hand; its page is asked for by itself. */
export function versionAnswer(row: VersionInfoRow): VersionInfo {
  return {
    id: row.id,
    page_name: row.pageName,
    number: row.number,
    created_at: row.createdAt.toISOString(),
    author_id: row.authorId,
    associated_message_id: row.associatedMessageId,
    restored_from: row.restoredFrom,
    prompt: row.prompt,
    maker: maker.safeParse(row.maker).data ?? null,
    name: row.name,
    current: currentOf(row),
    map: map.safeParse(row.map).data ?? [],
    reading: reading.safeParse(row.reading).data ?? null,
    picture_url: pictureUrl(row.projectId, row.id, row.pictureSize),
    discarded_at: row.discardedAt?.toISOString() ?? null,
  }
}
