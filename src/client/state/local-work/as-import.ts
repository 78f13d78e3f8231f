import type { z } from 'zod'
import type { localWork } from '#api/projects.ts'
import type { Entry, Session } from '../session/types.ts'

export type LocalWork = z.input<typeof localWork>

/** The contract takes so many messages, and so long ones. */
const most = { messages: 1000, content: 20_000, pages: 50 }

/** The work of a visitor as an account takes it: pages that were made, and what was said on each, oldest first. */
export function asImport({ pages, chats, mode }: Session): LocalWork {
  const made = pages.filter(({ html }) => html !== '').slice(0, most.pages)
  return {
    mode,
    pages: made.map(({ name, html }) => ({ name, html })),
    chat: pages.flatMap(({ name }) => (chats[name] ?? []).flatMap((entry) => said(name, entry))).slice(-most.messages),
  }
}

/** What a restore had put aside stays behind. */
function said(page: string, entry: Entry): NonNullable<LocalWork['chat']> {
  if (entry.role === 'hidden') return []
  const content = entry.content || (entry.role === 'assistant' ? (entry.trouble?.reason ?? '') : '')
  if (content === '') return []
  const timestamp = new Date(entry.at).toISOString()
  return [{ page_name: page, role: entry.role, content: content.slice(0, most.content), timestamp }]
}
