import type { ModelClient, FinishReason, ModelMessage } from '#engine/models/types.ts'
import { ModelError } from '#engine/models/errors.ts'

/** One answer: its text, how it ends, and in pieces of which size it comes. */
export type Line = string | { text: string; finish?: FinishReason; error?: ModelError; size?: number }

export type ScriptedModel = ModelClient & { readonly asked: (readonly ModelMessage[])[] }

/** A model without a network that says its lines one call after the other, and nothing when they are used up. */
export function scriptedModel(...lines: Line[]): ScriptedModel {
  const asked: (readonly ModelMessage[])[] = []
  return {
    name: 'scripted',
    asked,
    async *reply(messages, signal) {
      const next = lines[asked.length] ?? ''
      asked.push(messages)
      const { text, finish = 'stop', error, size = 7 } = typeof next === 'string' ? { text: next } : next
      for (let at = 0; at < text.length; at += size) {
        if (signal.aborted) throw new ModelError('aborted')
        yield { type: 'delta', delta: text.slice(at, at + size) }
      }
      if (error) throw error
      yield { type: 'end', finishReason: finish, usage: null }
    },
  }
}
