import { pageMaxLength } from '#rules/chat.ts'
import { sentMessages } from '../session/limits.ts'
import { baseHtml } from '../session/settle.ts'
import type { Mode, Session, Turn } from '../session/types.ts'

export type StartRequest = {
  turn: string
  prompt: string
  mode: Mode
  pageName: string
  html: string | null
  pages: { name: string; html: string }[]
  chat: { role: 'user' | 'assistant'; content: string }[]
}

/** The largest body the other pages may add, in characters; they only lend their look. */
const otherPagesMaxLength = 500_000

/** What goes to the server: the prompt, the page it starts from, the other pages and the last of the shown chat. */
export function startRequest(session: Session, turn: Turn): StartRequest {
  const html = baseHtml(session, turn)
  const talk = (session.chats[turn.page] ?? []).filter(
    (entry) => entry.role !== 'hidden' && entry.id !== `${turn.turn}-user`,
  )
  return {
    turn: turn.turn,
    prompt: turn.prompt,
    mode: turn.mode,
    pageName: turn.page,
    html: html === '' || html.length > pageMaxLength ? null : html,
    pages: otherPages(session, turn.page),
    chat: talk
      .slice(-sentMessages)
      .flatMap((entry) =>
        entry.role === 'hidden' ? [] : [{ role: entry.role, content: entry.content.slice(0, 20_000) }],
      ),
  }
}

function otherPages(session: Session, page: string): StartRequest['pages'] {
  let room = otherPagesMaxLength
  return session.pages
    .filter((other) => other.name !== page && other.html !== '')
    .slice(0, 50)
    .filter((other) => (room -= other.html.length) >= 0)
    .map(({ name, html }) => ({ name, html }))
}
