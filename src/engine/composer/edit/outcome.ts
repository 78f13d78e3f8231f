import type { Operation } from '#design/types.ts'

/** What came of one instruction. `said` is a clause for the answer, such as 'removed the testimonials'. */
export type Outcome =
  | { operations: Operation[]; said: string }
  | { question: string; choices: string[] }
  | { problem: string }

export const problem = (text: string): Outcome => ({ problem: text })
