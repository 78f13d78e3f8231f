import type { AssistantMessage, BuilderState, ChatItem } from '../builder/types.ts'

/** Only this browser knows of it: the server was not reached, said no, or does not know the generation any more. */
function isUnsent(entry: ChatItem): entry is AssistantMessage {
  if (entry.role !== 'assistant' || entry.trouble === null) return false
  return ['connection', 'refused', 'gone'].includes(entry.trouble.kind)
}

export const turnOfAnswer = (id: string) => id.replace(/-answer$/, '')

/** The questions that never reached the server, with what came of them, by page. */
export function unsentOf(
  chats: BuilderState['chats'],
  isKnown: (turn: string) => boolean = () => false,
): BuilderState['chats'] {
  const unsent: BuilderState['chats'] = {}
  for (const [page, entries] of Object.entries(chats)) {
    const pairs = entries.flatMap((entry) => {
      if (!isUnsent(entry) || isKnown(turnOfAnswer(entry.id))) return []
      const question = entries.find(({ id }) => id === `${turnOfAnswer(entry.id)}-user`)
      return question ? [question, entry] : [entry]
    })
    if (pairs.length > 0) unsent[page] = pairs
  }
  return unsent
}

/** The chats with messages of this browser behind them; what is there already is not said twice. */
export function withMessages(chats: BuilderState['chats'], more: BuilderState['chats']): BuilderState['chats'] {
  const joined = { ...chats }
  for (const [page, entries] of Object.entries(more)) {
    const there = new Set((joined[page] ?? []).map(({ id }) => id))
    joined[page] = [...(joined[page] ?? []), ...entries.filter(({ id }) => !there.has(id))]
  }
  return joined
}
