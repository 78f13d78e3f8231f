import { getEventMeta, ORPCError } from '@orpc/client'
import type { z } from 'zod'
import type { GenerationEvent, startInProjectInput, startInput } from '#api/generations.ts'
import { realtime } from '#rules/account.ts'
import { messages } from '#rules/messages.ts'
import { type Plan, plans } from '#rules/plans.ts'
import type { StartAnswer } from '../state/editor/deps.ts'
import { api } from './api.ts'
import { pause } from './core/pause.ts'
import { problemOf } from './core/problem.ts'

export type StartInput = z.input<typeof startInput>

export type StartInProjectInput = z.input<typeof startInProjectInput>

/** Starts a generation. The same `turn` sent again starts nothing twice, so that a lost answer can be asked for again. */
export function startGeneration(input: StartInput): Promise<StartAnswer> {
  return answered(() => api.generations.start(input))
}

/** The same in a project, whose page, chat and other pages the server knows itself. */
export function startInProject(input: StartInProjectInput): Promise<StartAnswer> {
  return answered(() => api.generations.startInProject(input))
}

async function answered(call: () => Promise<{ id: string; waits?: boolean }>): Promise<StartAnswer> {
  try {
    const { id, waits } = await call()
    return waits ? { kind: 'waits' } : { kind: 'accepted', id }
  } catch (error) {
    const { code, reason, requestId } = problemOf(error)
    if (code === 'NO_CREDITS') return { kind: 'no-credits', plan: payerPlanOf(error) }
    if (code === 'MEMBER_LIMIT' && reason !== null) return { kind: 'at-limit', reason }
    if (code === 'CREDIT_FAILED') return { kind: 'credit-failed' }
    if (code === 'UNAUTHORIZED') return { kind: 'signed-out' }
    if (code === 'RUNNING' && reason !== null) return { kind: 'running', reason }
    if (reason !== null) return { kind: 'refused', reason, request: requestId }
    return { kind: 'unreachable', request: requestId }
  }
}

/** The plan of who pays, as a refusal for want of credits tells it; null for a visitor. */
function payerPlanOf(error: unknown): Plan | null {
  const data: unknown = error instanceof ORPCError ? error.data : null
  const plan = typeof data === 'object' && data !== null && 'plan' in data ? data.plan : null
  return plans.find((known) => known === plan) ?? null
}

export async function stopGeneration(id: string): Promise<void> {
  await api.generations.stop({ id })
}

/** Takes back what was stopped. @returns why it cannot be, or null once it was */
export async function discardGeneration(id: string): Promise<string | null> {
  try {
    await api.generations.discard({ id })
    return null
  } catch (error) {
    return problemOf(error).reason ?? messages.notDiscarded.description
  }
}

/** Reconnects after 1, 2, 5, then every 10 seconds. */
const { reconnectMs } = realtime

/** A server that answers, but never with the stream, is given up after this many tries. */
const refusalsUntilGone = 6

export type FollowHandlers = {
  signal: AbortSignal
  onEvent(event: { id: number; event: GenerationEvent }): void
  onLine(line: 'open' | 'lost'): void
}

/**
 * Reads the events of a generation after number `after` until its end, over as many connections as it takes.
 * Answers 'gone' when the server does not know it (any more), 'left' when the signal ended the reading.
 */
export async function followGeneration(
  id: string,
  after: number,
  handlers: FollowHandlers,
): Promise<'ended' | 'gone' | 'left'> {
  const { signal, onEvent, onLine } = handlers
  let seen = after
  let failures = 0
  let refusals = 0
  while (!signal.aborted) {
    try {
      const lastEventId = seen > 0 ? String(seen) : undefined
      const stream = await api.generations.events({ id }, { signal, lastEventId })
      onLine('open')
      for await (const event of stream) {
        seen = Number(getEventMeta(event)?.id ?? seen + 1)
        failures = 0
        refusals = 0
        onEvent({ id: seen, event })
        if (event.type === 'done') return 'ended'
      }
    } catch (error) {
      if (signal.aborted) return 'left'
      if (error instanceof ORPCError && error.status === 404) return 'gone'
      if (error instanceof ORPCError && ++refusals >= refusalsUntilGone) return 'gone'
    }
    onLine('lost')
    await pause(reconnectMs[Math.min(failures++, reconnectMs.length - 1)] ?? 0, signal)
  }
  return 'left'
}
