import { replaceEqualDeep } from '@tanstack/react-query'
import type { ProjectContent } from '#api/project-content.ts'
import type { Change } from '../editor/change.ts'
import { blankTurn } from '../builder/turn.ts'
import type { BuilderState, RunningTurn, UserMessage } from '../builder/types.ts'
import { chatsOf } from './chat.ts'
import { replay } from './replay.ts'
import { unsentOf, withMessages } from './unsent.ts'
import { lastNumbersOf, othersOf, rootsOf, versionsForChat, versionsOf } from './versions.ts'

type About = {
  /** what was done here and is not on the server yet, oldest first */
  pending: readonly Change[]
  /** id of the person who looks */
  me: string | null
}

/** What a builder takes over from the server. What is the same stays the same object, so that nothing is drawn twice. */
export function adoptContent(
  builder: BuilderState,
  content: ProjectContent,
  { pending, me }: About,
): Partial<BuilderState> {
  const root = rootsOf(content.versions)
  const pages = content.pages.map(({ name, html, version_id }) => ({ name, html, version: root(version_id) }))
  const leftOut = content.left_out.map(({ name, html, version_id }) => ({ name, html, version: root(version_id) }))
  const versions = versionsOf(content, pages, builder.versions, me)
  const elementIds = { ...builder.elementIds }
  for (const { version_id, element_ids } of [...content.pages, ...content.left_out]) {
    const version = root(version_id)
    if (version !== null && element_ids !== null) elementIds[version] = element_ids
  }
  const answered = new Set(content.messages.flatMap(({ role, turn }) => (role === 'assistant' && turn ? [turn] : [])))
  const running = new Set(content.running.map(({ turn }) => turn))
  const turn = turnAfter(builder, content, { answered, root, me })
  const unsent = unsentOf(builder.chats, (id) => answered.has(id) || running.has(id))
  const said = withMessages(chatsOf(content.messages, versionsForChat(content, versions, me)), unsent)
  const chats = turn ? withMessages(said, { [turn.page]: [questionOf(turn, othersOf(content, me)(turn.by))] }) : said
  const server: BuilderState = {
    ...builder,
    pages,
    maxPages: content.max_pages ?? Number.POSITIVE_INFINITY,
    leftOut,
    lastNumbers: lastNumbersOf(content),
    versions,
    chats: withDismissed(chats, builder.chats),
    structure: content.structure ?? null,
    mode: content.mode,
    elementIds,
    turn,
    waiting: content.waiting.map(({ page_name: page, user_id, ...one }) => ({ ...one, page, isMine: user_id === me })),
  }
  const now = pending.reduce((state, change) => replay(state, change, builder), server)
  return {
    pages: replaceEqualDeep(builder.pages, now.pages),
    maxPages: now.maxPages,
    leftOut: replaceEqualDeep(builder.leftOut, now.leftOut),
    lastNumbers: replaceEqualDeep(builder.lastNumbers, now.lastNumbers ?? {}),
    versions: replaceEqualDeep(builder.versions, now.versions),
    chats: replaceEqualDeep(builder.chats, now.chats),
    structure: replaceEqualDeep(builder.structure, now.structure),
    mode: now.mode,
    elementIds: replaceEqualDeep(builder.elementIds, now.elementIds),
    turn,
    waiting: replaceEqualDeep(builder.waiting, now.waiting),
  }
}

/** Whether an answer of the server is older than what this tab has seen: a turn that has ended still runs in it. */
export function isOutdated(builder: BuilderState, { running }: ProjectContent): boolean {
  return running.some(({ turn, page_name }) => {
    const unsent = unsentOf(builder.chats)[page_name] ?? []
    const id = `${turn}-answer`
    return builder.chats[page_name]?.some((entry) => entry.id === id) && !unsent.some((entry) => entry.id === id)
  })
}

type Known = { answered: ReadonlySet<string>; root: (id: string | null) => string | null; me: string | null }

/** The turn that goes on here until its own stream has told its end; else the one that runs on the server. */
function turnAfter(
  { turn }: BuilderState,
  { running }: ProjectContent,
  { answered, root, me }: Known,
): RunningTurn | null {
  if (turn && !answered.has(turn.turn)) {
    const same = running.find((other) => other.turn === turn.turn)
    return same && turn.id === null ? { ...turn, id: same.id } : turn
  }
  const next = running.find((other) => !answered.has(other.turn))
  if (!next) return null
  return {
    ...blankTurn,
    turn: next.turn,
    page: next.page_name,
    prompt: next.prompt,
    mode: next.mode,
    base: root(next.base),
    by: next.user_id === me ? null : next.user_id,
    id: next.id,
    sentAt: Date.parse(next.started_at),
  }
}

function questionOf({ turn, prompt, sentAt, about }: RunningTurn, by: string | undefined): UserMessage {
  return { id: `${turn}-user`, role: 'user', content: prompt, at: sentAt, ...(about && { about }), ...(by && { by }) }
}

/** 'Keep this page' was said here; the server does not know. */
function withDismissed(chats: BuilderState['chats'], before: BuilderState['chats']): BuilderState['chats'] {
  const dismissed = new Set(
    Object.values(before).flatMap((entries) =>
      entries.flatMap((entry) => (entry.role === 'assistant' && entry.trouble === null ? [entry.id] : [])),
    ),
  )
  const kept = Object.entries(chats).map(([page, entries]) => [
    page,
    entries.map((entry) =>
      entry.role === 'assistant' && entry.trouble?.kind === 'fallback' && dismissed.has(entry.id)
        ? { ...entry, trouble: null }
        : entry,
    ),
  ])
  return Object.fromEntries(kept)
}
