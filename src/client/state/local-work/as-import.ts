import type { z } from 'zod'
import type { localWork } from '#api/projects.ts'
import { versionTitleMax } from '#rules/version-names.ts'
import type { AssistantMessage, BuilderState, ChatItem } from '../builder/types.ts'

export type LocalWorkInput = z.input<typeof localWork>
type Details = NonNullable<NonNullable<LocalWorkInput['chat']>[number]['details']>

/** The contract takes so many messages, and so long ones. */
const most = { messages: 1000, content: 20_000, pages: 50 }

/** The work of a visitor as an account takes it: pages that were made, what was said on each, and their versions, oldest first. */
export function asImport({ pages: shown, leftOut, chats, versions, mode }: BuilderState): LocalWorkInput {
  // What is not in the version that is shown comes along like any other page.
  const pages = [...shown, ...leftOut]
  const made = pages.filter(({ html }) => html !== '').slice(0, most.pages)
  return {
    mode,
    pages: made.map(({ name, html }) => ({ name, html })),
    chat: pages.flatMap(({ name }) => (chats[name] ?? []).flatMap((entry) => said(name, entry))).slice(-most.messages),
    versions: versions.flatMap(({ id, page, pageData, timestamp, title, name, maker, reading }) => {
      const html = pageData?.[page] ?? ''
      const made = { turn: id, page_name: page, html, timestamp: new Date(timestamp).toISOString() }
      return html === '' ? [] : [{ ...made, title: title?.slice(0, versionTitleMax) ?? null, name, maker, reading }]
    }),
  }
}

/** What a restore had put aside stays behind. */
function said(page: string, entry: ChatItem): NonNullable<LocalWorkInput['chat']> {
  if (entry.role === 'hidden') return []
  const content = entry.content || (entry.role === 'assistant' ? (entry.trouble?.reason ?? '') : '')
  if (content === '') return []
  return [
    {
      page_name: page,
      role: entry.role,
      content: content.slice(0, most.content),
      timestamp: new Date(entry.at).toISOString(),
      turn: /^(.+)-(?:user|answer)$/.exec(entry.id)?.[1] ?? null,
      details: entry.role === 'assistant' ? detailsOf(entry) : null,
    },
  ]
}

function detailsOf(answer: AssistantMessage): Details {
  const { took, maker, outcome, charged, changes, map, suggestions, trouble, request, prompt } = answer
  return { took, maker, outcome, charged, base: null, changes, map, suggestions, trouble, request, prompt }
}
