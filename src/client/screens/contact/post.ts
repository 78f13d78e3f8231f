import { sendContactMessage } from '#client/data/contact.ts'
import { contactMessage } from '#rules/contact.ts'
import type { Letter, LetterProblems } from './draft.ts'

/** What is wrong with a letter: the first problem of each field. */
export function problemsOf(letter: Letter): LetterProblems {
  const problems: LetterProblems = {}
  for (const { path, message } of contactMessage.safeParse(letter).error?.issues ?? []) {
    const field = Object.keys(letter).find((name): name is keyof Letter => name === path[0])
    if (field) problems[field] ??= message
  }
  return problems
}

/** Throws when it was not taken. */
export const send = (letter: Letter) => sendContactMessage(letter)
