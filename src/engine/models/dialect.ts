import { z } from 'zod'
import type { ModelAsk } from './protocol.ts'
import { wordsOnly } from './seen.ts'
import type { ModelMessage } from './types.ts'
import { refusalTrouble } from './trouble.ts'

/** How one model behind one endpoint wants to be asked; learned from what it refuses, kept as long as its client. */
export type Dialect = {
  stream: boolean
  /** the member that limits the answer; null: none is taken */
  limit: 'max_tokens' | 'max_completion_tokens' | null
  /** in whose name the rules are said; 'user': at the start of the first message */
  rules: 'system' | 'developer' | 'user'
  /** whether it takes pictures, as far as is known */
  sees: boolean
  /** how much it takes at once, in tokens; null: it never said */
  context: number | null
  /** further members of the body that it does not take */
  without: Set<string>
}

export const newDialect = (): Dialect => ({
  stream: true,
  limit: 'max_tokens',
  rules: 'system',
  sees: true,
  context: null,
  without: new Set(),
})

export type Body = Record<string, unknown>

/** The body of a call, as this endpoint takes it. What the host set goes before what we would say. */
export function bodyIn(dialect: Dialect, { model, messages, maxTokens, extra }: ModelAsk): Body {
  const isLimited = 'max_tokens' in extra || 'max_completion_tokens' in extra
  const body: Body = {
    model,
    messages: spoken(messages, dialect.rules).map((message) => withPictures(message, dialect.sees)),
    ...(dialect.limit === null || isLimited ? {} : { [dialect.limit]: maxTokens }),
    stream: dialect.stream,
    ...(dialect.stream ? { stream_options: { include_usage: true } } : {}),
    ...extra,
  }
  for (const name of dialect.without) delete body[name]
  return body
}

type Spoken = Omit<ModelMessage, 'role'> & { role: ModelMessage['role'] | 'developer' }

function spoken(messages: readonly ModelMessage[], rules: Dialect['rules']): Spoken[] {
  const [first, second, ...rest] = messages
  if (rules === 'system' || first?.role !== 'system') return [...messages]
  if (rules === 'developer') return [{ ...first, role: 'developer' }, ...messages.slice(1)]
  if (second?.role !== 'user') return [{ ...first, role: 'user' }, ...messages.slice(1)]
  return [{ ...second, content: `${first.content}\n\n${second.content}` }, ...rest]
}

function withPictures({ role, content, images = [] }: Spoken, sees: boolean): object {
  if (images.length === 0 || !sees) return { role, content: wordsOnly({ role: 'user', content, images }) }
  const pictures = images.map(({ mediaType, data }) => ({
    type: 'image_url',
    image_url: { url: `data:${mediaType};base64,${data}` },
  }))
  return { role, content: [{ type: 'text', text: content }, ...pictures] }
}

/** Statuses that a parameter is refused with. */
const refusing = new Set([400, 405, 406, 415, 422, 501])

const ofDeveloper = ['developer role', "'developer'", 'developer message', 'developer instruction']

/** How endpoints speak of the role that the rules are said in, in small letters. */
const ofRole = [
  'messages[0].role',
  'system role',
  "role 'system'",
  'system message',
  'system instruction',
  'roles must alternate',
  ...ofDeveloper,
]

/** How a value is called too large or too small: that is no word against the parameter. */
const ofSize = ['too large', 'too small', 'at most', 'at least', 'less than', 'greater than', 'exceeds']

/** How a parameter is refused. */
const ofRefusal = [
  'unsupported',
  'not support',
  'unrecognized',
  'unknown',
  'unexpected',
  'not permitted',
  'not allowed',
  'extra_forbidden',
  'not implemented',
]

/**
 * Learns from a refusal what to leave out or to call otherwise.
 * @returns what was learned, for the host's log; null when the refusal is about something else
 */
export function learnDialect(dialect: Dialect, body: Body, status: number, answer: string): string | null {
  if (!refusing.has(status) || !['parameter', 'server'].includes(refusalTrouble(status, answer))) return null
  const said = answer.toLowerCase()
  return (
    learnLimit(dialect, body, said) ??
    learnRole(dialect, said) ??
    learnExtra(dialect, body, said, answer) ??
    learnStream(dialect, said)
  )
}

/** The same for protocols that have one way to say everything else: only further members can be refused. */
export function learnMember(dialect: Dialect, body: Body, status: number, answer: string): string | null {
  if (!refusing.has(status) || refusalTrouble(status, answer) !== 'parameter') return null
  return learnExtra(dialect, body, answer.toLowerCase(), answer)
}

function learnLimit(dialect: Dialect, body: Body, said: string): string | null {
  const isOther = said.includes('max_completion_tokens')
  const isRefused = ofRefusal.some((word) => said.includes(word)) && !ofSize.some((word) => said.includes(word))
  if (
    dialect.limit === 'max_tokens' &&
    'max_tokens' in body &&
    (isOther || (isRefused && said.includes('max_tokens')))
  ) {
    dialect.limit = 'max_completion_tokens'
    return 'max_completion_tokens in place of max_tokens'
  }
  if (dialect.limit === 'max_completion_tokens' && isOther && isRefused) {
    dialect.limit = null
    return 'no limit of its own'
  }
  return null
}

function learnRole(dialect: Dialect, said: string): string | null {
  if (dialect.rules === 'user' || !ofRole.some((words) => said.includes(words))) return null
  dialect.rules = dialect.rules === 'system' ? 'developer' : 'user'
  return `rules said as ${dialect.rules}`
}

const named = z.object({ error: z.object({ param: z.string() }) })
/** What a call is nothing without, and what is learned otherwise. */
const ours = new Set([
  'model',
  'messages',
  'stream',
  'max_tokens',
  'max_completion_tokens',
  'system',
  'contents',
  'systemInstruction',
  'generationConfig',
])

function learnExtra(dialect: Dialect, body: Body, said: string, answer: string): string | null {
  const param = named.safeParse(parsed(answer)).data?.error.param
  const isRefused = ofRefusal.some((word) => said.includes(word))
  const name = Object.keys(body)
    .filter((member) => !ours.has(member))
    .find((member) => param === member || param?.startsWith(`${member}.`) || (isRefused && said.includes(member)))
  if (name === undefined) return null
  dialect.without.add(name)
  return `no ${name}`
}

function learnStream(dialect: Dialect, said: string): string | null {
  if (!dialect.stream || !/\bstream/.test(said)) return null
  dialect.stream = false
  return 'no streaming'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
