import type { AssistantMessage, BuilderState, ChatItem, Continued } from './types.ts'

/** What a stopped answer can be finished or discarded as: the first generation of its row. */
export function continuedOf({ continues, request, base }: AssistantMessage): Continued {
  return continues ?? { id: request, what: base === null ? 'page' : 'changes' }
}

/** What was stopped can be finished and discarded for this long, in milliseconds. */
const openForMs = 24 * 60 * 60_000

/** Whether a stopped answer still offers Continue and Discard. */
export function isOpenEnded({ outcome, version, discarded, request, at }: AssistantMessage, now: number): boolean {
  return outcome === 'stopped' && version !== null && !discarded && request !== '' && now - at < openForMs
}

/** Takes a stopped answer back, with those before it that it went on from: the page is what it was before the first. */
export function discardStopped(
  builder: BuilderState,
  { page, message, at }: { page: string; message: string; at: number },
): BuilderState {
  const answers = (builder.chats[page] ?? []).filter(isAnswer)
  const stopped = answers.find(({ id }) => id === message)
  if (!stopped?.version) return builder
  const { id } = continuedOf(stopped)
  const row = answers.filter((answer) => answer.request === id || answer.continues?.id === id)
  const versions = new Set(row.map(({ version }) => version?.id ?? ''))
  const base = (row.find(({ request }) => request === id) ?? stopped).base
  const point = builder.versions.find((version) => version.id === base)
  return {
    ...builder,
    pages: builder.pages.map((shown) =>
      shown.name === page && versions.has(shown.version ?? '')
        ? { ...shown, html: point?.pageData?.[page] ?? '', version: point?.id ?? null }
        : shown,
    ),
    versions: builder.versions.map((version) => (versions.has(version.id) ? { ...version, discardedAt: at } : version)),
    chats: {
      ...builder.chats,
      [page]: (builder.chats[page] ?? []).map((entry) =>
        isAnswer(entry) && row.includes(entry) ? { ...entry, discarded: true, charged: false } : entry,
      ),
    },
    undo: null,
  }
}

const isAnswer = (entry: ChatItem): entry is AssistantMessage => entry.role === 'assistant'
