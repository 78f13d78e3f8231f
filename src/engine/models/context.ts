import type { ModelMessage } from './types.ts'

/** Characters of a token at least, in the pages and languages that are asked about; a picture counts as so many tokens. */
const charactersPerToken = 3
const tokensPerPicture = 1_000
/** What a wrapper around messages takes. */
const around = 64

/** How many tokens messages take at most, by their length. */
export function tokensOf(messages: readonly ModelMessage[]): number {
  return messages.reduce(
    (sum, { content, images = [] }) =>
      sum + Math.ceil(content.length / charactersPerToken) + images.length * tokensPerPicture,
    around,
  )
}

/** How endpoints say how much a model takes at once when they refuse more: OpenAI and vLLM, llama.cpp, Anthropic, Google, others. */
const sizes = [
  /maximum context length (?:is|of) (\d{3,8})/i,
  /"n_ctx"\s{0,4}:\s{0,4}(\d{3,8})/,
  /> (\d{3,8}) maximum/,
  /number of tokens allowed \((\d{3,8})\)/i,
  /context (?:length|size|window)[^\d]{0,40}(\d{3,8})/i,
]
/** A smaller one is no model's. */
const smallest = 512

/** How much a model takes at once, in tokens, as its endpoint says in a refusal; null: it does not say. */
export function contextIn(answer: string): number | null {
  for (const size of sizes) {
    const found = Number(size.exec(answer)?.[1] ?? 0)
    if (found >= smallest) return found
  }
  return null
}
