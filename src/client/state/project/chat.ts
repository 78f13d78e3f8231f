import type { ChatMessage, VersionInfo } from '#api/project-content.ts'
import { hiddenGroupId } from '../builder/restore.ts'
import type { AssistantMessage, ChatItem, HiddenGroup, Message, Version } from '../builder/types.ts'

type ShownVersion = Pick<Version, 'id' | 'number'>

/** What a message needs to know of the versions of its project. */
export type VersionsOfChat = {
  /** the version that a message stored, if any */
  madeBy: (message: ChatMessage) => ShownVersion | null
  /** the version whose page an id shows: a restore shows an older one */
  root: (id: string | null) => string | null
  all: readonly VersionInfo[]
  /** what somebody else is called; nobody for the person who looks */
  otherOf: (id: string | null) => string | undefined
}

/** The chats of all pages as the editor keeps them; what a restore put aside is folded into groups. */
export function chatsOf(messages: readonly ChatMessage[], versions: VersionsOfChat): Record<string, ChatItem[]> {
  const chats: Record<string, ChatItem[]> = {}
  const ordered = messages.toSorted((a, b) => a.message_index - b.message_index)
  for (const [page, list] of Map.groupBy(ordered, (message) => message.page_name))
    chats[page] = entriesOf(list, versions)
  return chats
}

function entriesOf(list: ChatMessage[], versions: VersionsOfChat): ChatItem[] {
  const entries: ChatItem[] = []
  let aside: ChatMessage[] = []
  const fold = () => {
    if (aside.length > 0) entries.push(groupOf(aside, versions))
    aside = []
  }
  for (const message of list) {
    if (message.hidden_by !== null) aside.push(message)
    else {
      fold()
      entries.push(entryOf(message, versions))
    }
  }
  fold()
  return entries
}

/** Messages that several restores put aside one after the other are one group, named after the last of them. */
function groupOf(aside: ChatMessage[], versions: VersionsOfChat): HiddenGroup {
  const names = new Set(aside.map((message) => message.hidden_by))
  const restore = versions.all.filter(({ id }) => names.has(id)).toSorted((a, b) => b.number - a.number)[0]
  const messages = aside.map((message) => entryOf(message, versions))
  if (!restore) return { role: 'hidden', id: `hidden-${aside[0]?.hidden_by}`, messages, before: null }
  const before = versions.root(versionBefore(restore, versions.all))
  return { role: 'hidden', id: hiddenGroupId(versions.root(restore.id) ?? restore.id, before), messages, before }
}

/** What a page showed when a restore replaced it: its version of the number before. */
function versionBefore(restore: VersionInfo, all: readonly VersionInfo[]): string | null {
  const earlier = all.filter(({ page_name, number }) => page_name === restore.page_name && number < restore.number)
  return earlier.toSorted((a, b) => b.number - a.number)[0]?.id ?? null
}

/** Messages of a turn carry the names that the editor gave them when it was sent, so that nothing flickers. */
function entryOf(message: ChatMessage, versions: VersionsOfChat): Message {
  const at = Date.parse(message.timestamp)
  const { id, turn, content } = message
  if (message.role === 'user') {
    const about = message.about ? { about: message.about } : {}
    const by = versions.otherOf(message.user_id)
    return { id: turn ? `${turn}-user` : id, role: 'user', content, at, ...about, ...(by && { by }) }
  }
  return {
    ...(message.details ?? unknownDetails),
    id: turn ? `${turn}-answer` : id,
    role: 'assistant',
    content,
    at,
    version: versions.madeBy(message),
  }
}

/** Imported answers came without their details. */
const unknownDetails: Omit<AssistantMessage, 'id' | 'role' | 'content' | 'at' | 'version'> = {
  took: 0,
  maker: null,
  outcome: 'stored',
  charged: false,
  base: null,
  changes: [],
  map: [],
  suggestions: [],
  meant: [],
  left: [],
  trouble: null,
  request: '',
  prompt: '',
  continues: null,
  discarded: false,
}
