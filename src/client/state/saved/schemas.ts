import { z } from 'zod'
import type { Entry, Version } from '../session/types.ts'

const maker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('designer') }),
  z.object({ kind: z.literal('model'), model: z.string() }),
  z.object({ kind: z.literal('fallback') }),
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

const userMessage = z.object({ id: z.string(), role: z.literal('user'), content: z.string(), at: z.number() })

const assistantMessage = z.object({
  id: z.string(),
  role: z.literal('assistant'),
  content: z.string(),
  at: z.number(),
  took: z.number(),
  maker: maker.nullable(),
  outcome: z.enum(['stored', 'unchanged', 'fallback', 'stopped', 'failed', 'interrupted']),
  charged: z.boolean(),
  version: z.object({ id: z.string(), number: z.number() }).nullable(),
  base: z.string().nullable(),
  changes: z.array(z.string()),
  map: z.array(band),
  suggestions: z.array(z.string()),
  trouble: trouble.nullable(),
  request: z.string(),
  prompt: z.string(),
})

const message = z.discriminatedUnion('role', [userMessage, assistantMessage])

const hiddenGroup = z.object({
  id: z.string(),
  role: z.literal('hidden'),
  messages: z.array(message),
  before: z.string().nullable(),
})

export const pageData = z.record(z.string(), z.string())

/** The three values of the specification; what is ours beside them may be missing. */
export const restorePoints = z.array(
  z.object({
    timestamp: z.union([z.number(), z.string().transform((text) => Date.parse(text))]).pipe(z.number()),
    pageData,
    jsonStructure: z.unknown(),
    id: z.string().optional(),
    page: z.string().optional(),
    number: z.number().optional(),
    maker: maker.nullable().default(null),
    current: z.record(z.string(), z.string().nullable()).default({}),
    map: z.array(band).default([]),
    sketch: sketch.nullable().default(null),
    picture: z
      .string()
      .regex(/^data:image\/(webp|png);base64,/)
      .nullable()
      .catch(null),
  }),
)

export const chats = z.record(
  z.string(),
  z.array(z.discriminatedUnion('role', [userMessage, assistantMessage, hiddenGroup])),
) satisfies z.ZodType<Record<string, Entry[]>>

export const drafts = z.record(z.string(), z.string())

export const project = z.object({
  order: z.array(z.string()),
  current: z.record(z.string(), z.string().nullable()),
  mode: z.enum(['html', 'json']),
})

export const running = z.object({
  turn: z.string(),
  id: z.string().nullable(),
  page: z.string(),
  prompt: z.string(),
  mode: z.enum(['html', 'json']),
  base: z.string().nullable(),
  replaces: z.string().nullable().default(null),
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
