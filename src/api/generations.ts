import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { id, knownPageName, pageSource, sentText, text } from '#rules/fields.ts'
import { pageReading } from '#rules/page-reading.ts'
import { plans } from '#rules/plans.ts'
import { polishWordsMax } from '#rules/polish.ts'
import { modes, outcomes } from '#rules/turns.ts'
import { conflict, creditFailed, planLimit, storageLimit, tooMany, unauthorized } from './errors.ts'

/** As long as a request may be: what is too long a prompt is told in words of its own, with 413. */
const prompt = sentText(4 * 1024 * 1024).refine((value) => value.trim() !== '', 'Describe what you want first.')
const pageName = knownPageName.pipe(z.string().min(1))
const chatEntry = z.object({ role: z.enum(['user', 'assistant']), content: sentText(20_000) })

/** Keys of elements that the person picked; one that the page does not have is passed over. */
const targets = z
  .array(text(16).pipe(z.string().regex(/^[a-z]{1,10}\d{0,6}$/)))
  .max(20)
  .default([])

/** A stopped generation that this one finishes, for free: `what` was stopped, a new page or changes of one. */
export const continued = z.object({ id, what: z.enum(['page', 'changes']) })

export const startInput = z.object({
  prompt,
  mode: z.enum(modes),
  pageName,
  html: pageSource.nullable(),
  pages: z
    .array(z.object({ name: pageName, html: pageSource }))
    .max(50)
    .default([]),
  chat: z.array(chatEntry).max(500).default([]),
  variant: z.number().int().min(0).max(1000).default(0),
  targets,
  /** the person's own id for this turn, so that a repeated call starts nothing twice */
  turn: id,
  /** `html` is then the page as it was stopped, and `prompt` what it was asked for with */
  continues: continued.nullable().default(null),
})

/** Who made a page; `model` is the name of a model. */
export const withMakerOf = (model: z.ZodString) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('designer') }),
    z.object({ kind: z.literal('model'), model }),
    z.object({ kind: z.literal('fallback') }),
    /** changed by hand or brought along: no turn made it */
    z.object({ kind: z.literal('person') }),
  ])
export const maker = withMakerOf(z.string())

const splice = z.object({ start: z.number().int(), end: z.number().int(), insert: z.string() })

const polishWords = z.string().max(polishWordsMax)
/** What a look at a page mended, and what only the person has. */
export const polished = z.object({
  mended: z.array(z.object({ title: polishWords, line: polishWords, key: z.string().max(20).nullable() })),
  yours: z.array(polishWords),
})

/** What a tab reads while a page is made. Ids count from 1; a reader that lost the line goes on after `Last-Event-ID`. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    startedAt: z.string(),
    prompt: z.string(),
    pageName: z.string(),
    mode: z.enum(modes),
  }),
  z.object({ type: z.literal('stage'), stage: z.string(), label: z.string(), at: z.number() }),
  z.object({ type: z.literal('plan'), sections: z.array(z.object({ id: z.string(), label: z.string() })) }),
  z.object({ type: z.literal('text'), delta: z.string() }),
  z.object({ type: z.literal('page'), delta: z.string() }),
  z.object({ type: z.literal('page-reset') }),
  z.object({ type: z.literal('operation'), splices: z.array(splice), touched: z.array(z.string()), label: z.string() }),
  z.object({
    type: z.literal('notice'),
    code: z.string(),
    title: z.string(),
    description: z.string(),
    variant: z.enum(['default', 'destructive', 'info']),
    why: z.string().optional(),
  }),
  z.object({ type: z.literal('reply'), content: z.string() }),
  z.object({ type: z.literal('suggestions'), prompts: z.array(z.string()), meant: z.array(z.string()).optional() }),
  z.object({ type: z.literal('check'), fixed: z.array(z.string()), left: z.array(z.string()) }),
  z.object({
    type: z.literal('beside'),
    /** of the version that it becomes */
    id: z.string(),
    page: z.string(),
    html: z.string(),
    of: z.string(),
    label: z.string(),
  }),
  z.object({ type: z.literal('polished'), ...polished.shape }),
  z.object({ type: z.literal('reading'), reading: pageReading }),
  z.object({
    type: z.literal('act'),
    act: z.discriminatedUnion('do', [
      z.object({ do: z.literal('undo') }),
      z.object({ do: z.literal('fill-facts') }),
      z.object({ do: z.literal('add-page'), name: z.string() }),
    ]),
  }),
  z.object({ type: z.literal('version'), html: z.string(), tree: z.unknown(), maker, changed: z.array(z.string()) }),
  z.object({
    type: z.literal('done'),
    outcome: z.enum(outcomes),
    maker,
    applied: z.number().optional(),
    failed: z.number().optional(),
    at: z.number(),
    charged: z.boolean(),
  }),
])
export type GenerationEvent = z.infer<typeof generationEvent>

const byId = z.object({ id })

const notFound = {
  NOT_FOUND: {
    message: 'This generation does not exist or has ended long ago. Your page is kept; send the prompt again.',
  },
}

const startErrors = {
  NOT_CONTINUED: {
    status: 409,
    message: 'This page can no longer be finished for free. Nothing was changed; describe what is missing instead.',
  },
  ...creditFailed,
  NO_CREDITS: {
    status: 402,
    message: 'No credits available',
    data: z.object({ resetsAt: z.string(), dailyLimit: z.number(), plan: z.enum(plans).nullable() }),
  },
  /** who may use no more of the workspace's credits this month; the words say when it starts anew and who can raise it */
  MEMBER_LIMIT: { status: 402, message: 'Your monthly limit is reached.' },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: 'This prompt is too long. Nothing was lost: shorten it and send again.',
  },
  TOO_MANY: { status: 429, message: 'Another page is being made. Wait for it or stop it first.' },
}

export const startInProjectErrors = {
  ...startErrors,
  ...unauthorized,
  NOT_FOUND: { status: 404, message: 'This project does not exist, or not for you.' },
  ...planLimit,
  ...storageLimit,
  ...conflict,
  RUNNING: {
    status: 409,
    message: 'This page is being made already. Wait for it or stop it first.',
    data: z.object({ id: z.uuid() }),
  },
}

/** What a person had picked when they wrote, in words. */
export const picked = z.object({ place: text(200), says: text(200) })

export const startInProjectInput = z.object({
  project_id: id,
  prompt,
  mode: z.enum(modes),
  page_name: pageName,
  /** the version to start from; null: no page, the answer is a new one */
  base: id.nullable(),
  variant: z.number().int().min(0).max(1000).default(0),
  targets,
  /** the person's own id for this turn; it becomes the id of the version */
  turn: id,
  /** what the targets are, in words: shown on the message */
  about: picked.nullable().default(null),
  /** the answer that this one replaces: a failed one goes, one that stored a version is put aside */
  replaces: id.nullable().default(null),
  /** `base` is then the version that was stopped */
  continues: continued.nullable().default(null),
  /** the comment thread that asks for it: it keeps the turn from the moment on that this is taken */
  thread_id: id.nullable().default(null),
  /** where this page is being made already, or shows another version than `base`: wait, and start from the one that is there when its turn comes */
  in_line: z.boolean().default(false),
})

export const generations = {
  start: oc
    .route({
      method: 'POST',
      path: '/generations',
      successStatus: 201,
      summary: 'Start a generation',
      tags: ['Generations'],
    })
    .input(startInput)
    .output(z.object({ id: z.uuid() }))
    .errors(startErrors),
  /** In a project the server itself knows the page, the other pages and the chat; the message is stored with the start. */
  startInProject: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/generations',
      successStatus: 201,
      summary: 'Start a generation in a project',
      tags: ['Generations'],
    })
    .input(startInProjectInput)
    .output(
      z.object({ id: z.uuid(), /** it waits until this page is made, and holds no credit yet */ waits: z.boolean() }),
    )
    .errors(startInProjectErrors),
  events: oc
    .route({
      method: 'GET',
      path: '/generations/{id}/events',
      summary: 'Read its events as they happen',
      tags: ['Generations'],
    })
    .input(byId)
    .output(eventIterator(generationEvent))
    .errors(notFound),
  /** Takes the page that was stopped away: the credit comes back, the version can be reached for a day. Twice is the same as once. */
  discard: oc
    .route({
      method: 'POST',
      path: '/generations/{id}/discard',
      summary: 'Discard what was stopped; its credit comes back',
      tags: ['Generations'],
    })
    .input(byId)
    .output(z.object({ discarded: z.literal(true) }))
    .errors({ ...notFound, ...conflict, ...tooMany }),
  stop: oc
    .route({
      method: 'POST',
      path: '/generations/{id}/stop',
      summary: 'Stop it; what was made so far is kept. One that waits leaves the line',
      tags: ['Generations'],
    })
    .input(byId)
    .output(z.object({ outcome: z.enum(outcomes).nullable() }))
    .errors(notFound),
}
