import type { GenerationEvent } from '#api/generations.ts'
import { answerOf, type Trouble } from '#design/answer.ts'
import { changedBands } from '#design/page-map.ts'
import { textMark } from '#design/text-mark.ts'
import { replies } from '#rules/messages.ts'
import { inheritedFrom } from './reading.ts'
import { pageNamed } from './pages.ts'
import { sketchOf } from './sketch.ts'
import type { AssistantMessage, BuilderState, ChatItem, RunningTurn, Version } from './types.ts'
import { currentOf, nextNumber, pageDataOf, withVersion } from './versions.ts'

type Done = Extract<GenerationEvent, { type: 'done' }>

/** Ends the turn: its version becomes the page and a restore point, and its answer takes the placeholder's place. */
export function settleTurn(builder: BuilderState, turn: RunningTurn, done: Done): BuilderState {
  const at = (turn.startedAt ?? turn.sentAt) + done.at
  const version = turn.version
  const known = builder.versions.find((point) => point.id === turn.turn)
  const number = known?.number ?? nextNumber(builder, turn.page)
  const told = answerOf(turn, done, baseHtml(builder, turn))
  const message: AssistantMessage = {
    ...blankAnswer(turn, at),
    ...told,
    version: version ? { id: turn.turn, number } : null,
  }
  const answered = { ...builder, turn: null, chats: answer(builder, turn, message) }
  if (!version) return answered
  const besides = withBesides(answered, turn, version.maker, at)
  const pages = besides.pages.map((other) =>
    other.name === turn.page ? { ...other, html: version.html, version: turn.turn } : other,
  )
  const structure = version.tree ?? builder.structure
  const point = {
    id: turn.turn,
    page: turn.page,
    number,
    timestamp: at,
    maker: version.maker,
    title: turn.prompt,
    name: known?.name ?? null,
    pageData: pageDataOf(pages),
    jsonStructure: version.tree,
    current: currentOf(pages),
    map: told.map,
    reading: turn.reading ?? (turn.whole ? null : inheritedFrom(builder, turn.base)),
    sketch: sketchOf(version.html, told.map),
    picture: known?.picture ?? null,
  }
  return {
    ...answered,
    pages,
    structure,
    versions: withVersion(besides.versions, point, builder.maxVersions),
    undo: null,
  }
}

/** What a turn made of other pages: versions of their own, unless somebody changed them meanwhile. */
function withBesides(builder: BuilderState, turn: RunningTurn, maker: Version['maker'], at: number): BuilderState {
  return turn.beside.reduce((state, { id, page, html, of }) => {
    const was = state.pages.find(({ name }) => name === page)
    if (!was || textMark(was.html) !== of || state.directEdits[page] !== undefined) return state
    const pages = state.pages.map((other) => (other === was ? { ...other, html, version: id } : other))
    const map = changedBands(was.html, html, [])
    const point: Version = {
      id,
      page,
      number: nextNumber(state, page),
      timestamp: at,
      maker,
      title: turn.prompt,
      name: null,
      pageData: pageDataOf(pages),
      jsonStructure: null,
      current: currentOf(pages),
      map,
      reading: was.version === null ? null : inheritedFrom(state, was.version),
      sketch: sketchOf(html, map),
      picture: null,
    }
    return { ...state, pages, versions: withVersion(state.versions, point, state.maxVersions) }
  }, builder)
}

type Broken = { trouble: Trouble; at: number; request: string | null }

/** Ends a turn that the server did not take or no longer knows; the page stays as it was. */
export function breakTurn(builder: BuilderState, turn: RunningTurn, { trouble, at, request }: Broken): BuilderState {
  const blank = blankAnswer(turn, at)
  const message = { ...blank, content: replies.error, trouble, request: request ?? blank.request }
  return { ...builder, turn: null, chats: answer(builder, turn, message) }
}

/** Takes a turn back that was never begun: the message leaves the chat and its words return to the input. */
export function takeBack(builder: BuilderState, turn: RunningTurn): BuilderState {
  const draft = [turn.continues ? '' : turn.prompt, builder.drafts[turn.page] ?? '']
    .filter((text) => text.trim() !== '')
    .join('\n')
  return { ...withoutTurn(builder, turn), drafts: { ...builder.drafts, [turn.page]: draft } }
}

/** A turn that goes on elsewhere: its message leaves the chat. */
export function withoutTurn(builder: BuilderState, turn: RunningTurn): BuilderState {
  const chat = (builder.chats[turn.page] ?? []).filter((entry) => entry.id !== `${turn.turn}-user`)
  return { ...builder, turn: null, chats: { ...builder.chats, [turn.page]: chat } }
}

/** The page that a turn started from. */
export function baseHtml(builder: BuilderState, turn: RunningTurn): string {
  if (turn.base === null) return ''
  const page = pageNamed(builder, turn.page)
  if (page.version === turn.base) return page.html
  return builder.versions.find((point) => point.id === turn.base)?.pageData?.[turn.page] ?? page.html
}

function blankAnswer(turn: RunningTurn, at: number): AssistantMessage {
  return {
    id: `${turn.turn}-answer`,
    role: 'assistant',
    content: '',
    at,
    took: Math.max(0, at - turn.sentAt),
    maker: null,
    outcome: 'failed',
    charged: false,
    version: null,
    base: turn.base,
    changes: [],
    map: [],
    suggestions: [],
    meant: [],
    left: [],
    trouble: null,
    // What never reached the server has no name there.
    request: turn.id ?? '',
    prompt: turn.prompt,
    continues: turn.continues ?? null,
    discarded: false,
  }
}

/** The same turn settled in two tabs is one answer. */
function answer(builder: BuilderState, turn: RunningTurn, message: AssistantMessage): BuilderState['chats'] {
  const chat = builder.chats[turn.page] ?? []
  const others = chat.filter((entry: ChatItem) => entry.id !== message.id)
  return { ...builder.chats, [turn.page]: [...others, message] }
}
