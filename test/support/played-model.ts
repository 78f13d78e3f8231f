import type { ModelClient, ModelMessage } from '#engine/models/types.ts'
import type { FormatCounts, FormatMemory } from '#engine/turn/edit-formats.ts'

export type PlayedModel = ModelClient & { readonly asked: string[] }

/** A model that answers by what it is asked, one way or another; `asked` are the prompts it was given. */
export function playedModel(name: string, answer: (prompt: string) => string): PlayedModel {
  const asked: string[] = []
  return {
    name,
    asked,
    async *reply(messages: readonly ModelMessage[]) {
      const prompt = messages.find(({ role }) => role === 'user')?.content ?? ''
      asked.push(prompt)
      yield { type: 'delta', delta: answer(prompt) }
      yield { type: 'end', finishReason: 'stop', usage: null }
    },
  }
}

/** A memory that lasts as long as the test. */
export function testMemory(): FormatMemory & { readonly counts: Map<string, FormatCounts> } {
  const counts = new Map<string, FormatCounts>()
  return {
    counts,
    recall: (model) => counts.get(model) ?? {},
    keep: (model, next) => void counts.set(model, next),
  }
}

/** What stands in a block of the prompt. */
export function blockOf(prompt: string, name: string): string | null {
  return new RegExp(`<${name}\\b[^>]*>\\n([\\s\\S]*?)\\n</${name}>`).exec(prompt)?.[1] ?? null
}
