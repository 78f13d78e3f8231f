import type { Mode } from '#rules/turns.ts'
import { pageMaxLength, pagesAlong, sentMessageMaxLength, sentMessages } from '#rules/chat.ts'
import { baseHtml } from '../builder/settle.ts'
import type { BuilderState, ChatItem, Continued, RunningTurn } from '../builder/types.ts'

export type StartRequest = {
  turn: string
  targets: string[]
  prompt: string
  mode: Mode
  pageName: string
  html: string | null
  pages: { name: string; html: string }[]
  chat: { role: 'user' | 'assistant'; content: string }[]
  continues: Continued | null
}

/** What goes to the server: the prompt, the page it starts from, the other pages and the last of the shown chat. */
export function startRequest(builder: BuilderState, turn: RunningTurn): StartRequest {
  const html = baseHtml(builder, turn)
  const talk = saidBefore(builder.chats[turn.page] ?? [], turn).filter(({ role }) => role !== 'hidden')
  return {
    turn: turn.turn,
    continues: turn.continues ?? null,
    targets: turn.about?.targets ?? [],
    prompt: turn.prompt,
    mode: turn.mode,
    pageName: turn.page,
    html: html === '' || html.length > pageMaxLength ? null : html,
    pages: pagesAlong(builder.pages, turn.page).map(({ name, html }) => ({ name, html })),
    chat: talk
      .slice(-sentMessages)
      .flatMap((entry) =>
        entry.role === 'hidden' ? [] : [{ role: entry.role, content: entry.content.slice(0, sentMessageMaxLength) }],
      ),
  }
}

/** What was said before a turn; before the first of those that it goes on from. */
function saidBefore(chat: ChatItem[], { turn, continues }: RunningTurn): ChatItem[] {
  const first = chat.find((entry) => entry.role === 'assistant' && entry.request === continues?.id)
  const asked = (first?.id ?? `${turn}-answer`).replace(/-answer$/, '-user')
  const index = chat.findIndex(({ id }) => id === asked)
  return index < 0 ? chat : chat.slice(0, index)
}
