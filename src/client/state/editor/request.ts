import { pageMaxLength, pagesAlong, sentMessageMaxLength, sentMessages } from '#rules/chat.ts'
import { baseHtml } from '../session/settle.ts'
import type { Mode, Session, Turn } from '../session/types.ts'

export type StartRequest = {
  turn: string
  targets: string[]
  prompt: string
  mode: Mode
  pageName: string
  html: string | null
  pages: { name: string; html: string }[]
  chat: { role: 'user' | 'assistant'; content: string }[]
}

/** What goes to the server: the prompt, the page it starts from, the other pages and the last of the shown chat. */
export function startRequest(session: Session, turn: Turn): StartRequest {
  const html = baseHtml(session, turn)
  const talk = (session.chats[turn.page] ?? []).filter(
    (entry) => entry.role !== 'hidden' && entry.id !== `${turn.turn}-user`,
  )
  return {
    turn: turn.turn,
    targets: turn.about?.targets ?? [],
    prompt: turn.prompt,
    mode: turn.mode,
    pageName: turn.page,
    html: html === '' || html.length > pageMaxLength ? null : html,
    pages: pagesAlong(session.pages, turn.page).map(({ name, html }) => ({ name, html })),
    chat: talk
      .slice(-sentMessages)
      .flatMap((entry) =>
        entry.role === 'hidden' ? [] : [{ role: entry.role, content: entry.content.slice(0, sentMessageMaxLength) }],
      ),
  }
}
