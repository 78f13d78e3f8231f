import type { Dialect } from './dialect.ts'

/** Statuses that pictures are refused with; OpenRouter has no model left then, llama.cpp fails. */
const refusing = new Set([400, 404, 415, 422, 500, 501])
/** How endpoints call a picture, and how they refuse it, in small letters. */
const ofPicture = ['image', 'multimodal', 'multi-modal', 'vision', 'mmproj']
const ofRefusal = ['support', 'not a multimodal', 'not a multi-modal', 'invalid content type', 'missing data required']
/** A single picture that is too large or broken says nothing about the model. */
const ofOnePicture = ['too large', 'exceeds', 'could not process', 'could not decode', 'corrupt', 'media type', 'mime']

/** Learns from a refusal that a model sees no pictures. Asked only when some went along. */
export function learnBlindness(dialect: Dialect, status: number, answer: string): string | null {
  const said = answer.toLowerCase()
  const has = (words: readonly string[]) => words.some((word) => said.includes(word))
  if (!dialect.sees || !refusing.has(status) || !has(ofPicture) || !has(ofRefusal) || has(ofOnePicture)) return null
  dialect.sees = false
  return 'no pictures'
}
