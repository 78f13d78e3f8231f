import type { ModelMessage } from './types.ts'

/** A picture of 1,568 px, as Anthropic counts it; others count less. */
const tokensPerPicture = 1_600
/** What a wrapper around messages takes. */
const around = 64

/** How many tokens messages take at most, without asking the model's own tokenizer. */
export function tokensOf(messages: readonly ModelMessage[]): number {
  return messages.reduce(
    (sum, { content, images = [] }) => sum + tokensIn(content) + images.length * tokensPerPicture,
    around,
  )
}

/** A word with the blank before it, one digit, signs, white space, one letter of another alphabet. */
const pieces = / ?[A-Za-z]+|\d| ?[!-/:-@[-`{-~]+|\s+| ?[^\0-\x7f]/gu
/** So many letters of a word, and so many signs, are one token. */
const lettersEach = 4
const signsEach = 1.6
/** A line break with its indent. */
const breakOfLine = 1.3
/** Tokens of one letter by where its alphabet begins: Latin with marks, Greek, Cyrillic, all others, small drawings. */
const letters: readonly [from: number, tokens: number][] = [
  [0x1_00_00, 3],
  [0x530, 1],
  [0x400, 0.5],
  [0x370, 1],
  [0x80, 0.8],
]

/** Tokens of a text at most, by the tokenizers of Qwen 3, Gemma 3 and Llama 3; small models of today have one of these. */
export function tokensIn(text: string): number {
  let sum = 0
  for (const [piece] of text.matchAll(pieces)) sum += tokensOfPiece(piece)
  return Math.ceil(sum)
}

function tokensOfPiece(piece: string): number {
  const code = piece.codePointAt(piece.length > 1 && piece.startsWith(' ') ? 1 : 0) ?? 0
  const { length } = piece.trim()
  if (length === 0) return piece.includes('\n') ? breakOfLine : 1
  const letter = letters.find(([from]) => code >= from)
  if (letter) return letter[1]
  if (code >= 0x30 && code <= 0x39) return 1
  return Math.max(1, length / (/[A-Za-z]/.test(piece) ? lettersEach : signsEach))
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
