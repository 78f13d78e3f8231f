import type { Operation } from '#design/types.ts'
import type { Language } from '../words/types.ts'
import type { SentenceName } from './lexicon/answer-words.ts'
import type { Part } from './open-page.ts'
import type { Candidate } from './target/candidates.ts'

/** A sentence for the answer: its name and what stands in it. `what` is a description of a part of the page. */
export type Sentence = { say: SentenceName; what?: string; to?: string }

/** What came of one instruction. */
export type EditOutcome =
  /** `targets`: the parts that were described; nothing outside them may change. `note`: what has to be told beside it */
  | { operations: Operation[]; said: Sentence; targets?: Part[]; note?: Sentence }
  /** `about`: the words of the instruction that one of the choices should stand for; `chips`: the answers, where they read otherwise */
  | {
      question: Sentence
      choices: string[]
      about: string
      chips?: string[] | ((language: Language) => string[])
      candidates?: Candidate[]
    }
  | { problem: Sentence }

export const problem = (say: SentenceName, what?: string, to?: string): EditOutcome => ({
  problem: { say, ...(what === undefined ? {} : { what }), ...(to === undefined ? {} : { to }) },
})

/** The operations with what is told of them; when there is nothing to do, that the page is like that already. */
export function done(operations: Operation[], say: SentenceName, what?: string, to?: string): EditOutcome {
  return {
    operations,
    said: { say, ...(what === undefined ? {} : { what }), ...(to === undefined ? {} : { to }) },
  }
}
