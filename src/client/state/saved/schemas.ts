import * as z from 'zod/mini'
import { versionReading } from '#rules/page-reading.ts'
import type { ChatItem, Version } from '../builder/types.ts'

const maker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('designer') }),
  z.object({ kind: z.literal('model'), model: z.string() }),
  z.object({ kind: z.literal('fallback') }),
  z.object({ kind: z.literal('person') }),
])

const band = z.object({ label: z.string(), size: z.number(), changed: z.boolean() })

const sketch = z.object({
  surface: z.string(),
  ink: z.string(),
  accent: z.string(),
  soft: z.string(),
  heading: z.string(),
  kinds: z.array(z.string()),
})

const trouble = z.object({
  kind: z.enum(['connection', 'refused', 'failed', 'interrupted', 'gone', 'fallback']),
  reason: z.string(),
})

const continued = z.object({ id: z.string(), what: z.enum(['page', 'changes']) })

const picked = z.object({
  place: z.string(),
  says: z.string(),
  targets: z.array(z.string()),
  thread: z.optional(z.string()),
})

const userMessage = z.object({
  id: z.string(),
  role: z.literal('user'),
  content: z.string(),
  at: z.number(),
  about: z.optional(picked),
})

const assistantMessage = z.object({
  id: z.string(),
  role: z.literal('assistant'),
  content: z.string(),
  at: z.number(),
  took: z.number(),
  maker: z.nullable(maker),
  outcome: z.enum(['stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted']),
  charged: z.boolean(),
  version: z.nullable(z.object({ id: z.string(), number: z.number() })),
  base: z.nullable(z.string()),
  changes: z.array(z.string()),
  map: z.array(band),
  suggestions: z.array(z.string()),
  meant: z._default(z.array(z.string()), []),
  left: z._default(z.array(z.string()), []),
  // Only pages of projects are looked at by a model.
  polished: z._default(z.null(), null),
  trouble: z.nullable(trouble),
  request: z.string(),
  prompt: z.string(),
  continues: z._default(z.nullable(continued), null),
  discarded: z._default(z.boolean(), false),
})

const message = z.discriminatedUnion('role', [userMessage, assistantMessage])

const hiddenGroup = z.object({
  id: z.string(),
  role: z.literal('hidden'),
  messages: z.array(message),
  before: z.nullable(z.string()),
})

export const pageData = z.record(z.string(), z.string())

/** What is no picture that was drawn here is none; it is drawn again. */
const picture = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value) => (typeof value === 'string' && /^data:image\/(webp|png);base64,/.test(value) ? value : null)),
  ),
  null,
)

/** What another version of the product wrote is left out rather than refused. */
const reading = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value) => versionReading.safeParse(value).data ?? null),
  ),
  null,
)

/** The three values of the specification; what is ours beside them may be missing. */
export const restorePoints = z.array(
  z.object({
    timestamp: z.union([z.number(), z.pipe(z.pipe(z.string(), z.transform(Date.parse)), z.number())]),
    pageData,
    jsonStructure: z.unknown(),
    id: z.optional(z.string()),
    page: z.optional(z.string()),
    number: z.optional(z.number()),
    maker: z._default(z.nullable(maker), null),
    title: z._default(z.nullable(z.string()), null),
    name: z._default(z.nullable(z.string()), null),
    current: z._default(z.record(z.string(), z.nullable(z.string())), {}),
    map: z._default(z.array(band), []),
    reading,
    sketch: z._default(z.nullable(sketch), null),
    picture,
    discardedAt: z.optional(z.nullable(z.number())),
  }),
)

export const chats = z.record(
  z.string(),
  z.array(z.discriminatedUnion('role', [userMessage, assistantMessage, hiddenGroup])),
) satisfies z.ZodMiniType<Record<string, ChatItem[]>>

export const drafts = z.record(z.string(), z.string())

export const project = z.object({
  order: z.array(z.string()),
  current: z.record(z.string(), z.nullable(z.string())),
  mode: z.enum(['html', 'json']),
  leftOut: z._default(z.array(z.object({ name: z.string(), html: z.string(), version: z.nullable(z.string()) })), []),
})

export const running = z.object({
  turn: z.string(),
  id: z.nullable(z.string()),
  page: z.string(),
  prompt: z.string(),
  mode: z.enum(['html', 'json']),
  base: z.nullable(z.string()),
  about: z.optional(picked),
  continues: z.optional(continued),
  keepsBase: z.optional(z.boolean()),
  replaces: z._default(z.nullable(z.string()), null),
  sentAt: z.number(),
})

/** A restore point of any age as a version of ours. */
export function asVersion(point: z.infer<typeof restorePoints>[number], index: number, home: string): Version {
  return {
    ...point,
    id: point.id ?? `saved-${point.timestamp}-${index}`,
    page: point.page ?? home,
    number: point.number ?? index + 1,
  }
}
