import type { Part } from './open-page.ts'
import type { Candidate } from './target/candidates.ts'
import type { Called } from './target/resolve.ts'

/** What a description leads to. `question` when several fit equally and none is meant more than the others. */
export type TargetMatch =
  /** `called`: what those are called that were singled out */
  | { found: Part[]; called?: Called[] | null }
  /** `unmet`: none of them is quite what was described */
  | { question: string; choices: string[]; candidates?: Candidate[]; unmet?: boolean }
  | { missing: string }

/** A question where several different ones fit. */
export function ask(words: string, choices: string[]): TargetMatch {
  const different = [...new Set(choices.filter(Boolean).map((choice) => choice.slice(0, 60)))].slice(0, 4)
  if (different.length < 2) return { missing: words }
  return { question: words, choices: different }
}
