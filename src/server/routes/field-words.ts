import { ORPCError, ValidationError } from '@orpc/server'
import { z } from 'zod'

const { localeError } = z.locales.en()

/** What a person reads of input that no field has words for: a program sent it. */
const noField = 'What was sent is not what this call takes.'

/**
 * Input that was refused is told in the words of its fields: the message is the first of them, `data.fields` has one for
 * each wrong field by its name. What the schema language says of wrong types stands in `data.issues`, for programs.
 */
export function inFieldWords(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  const { cause } = error
  if (!(cause instanceof ValidationError) || error.code !== 'BAD_REQUEST') return error
  const fields = new Map<string, string>()
  for (const { path = [], ...issue } of cause.issues) {
    const name = path.findLast((step) => typeof step === 'string')
    if (name !== undefined && !fields.has(name) && hasOwnWords(issue)) fields.set(name, issue.message)
  }
  const [first = noField] = fields.values()
  return new ORPCError(error.code, {
    status: error.status,
    message: first,
    data: { issues: cause.issues, fields: Object.fromEntries(fields) },
    cause,
  })
}

/** Whether a field says something else of it than the schema language would. Of what it got, an issue tells the type only in words. */
function hasOwnWords(issue: { message: string }): boolean {
  const usual = localeError(issue as Parameters<typeof localeError>[0])
  const words = (typeof usual === 'string' ? usual : usual?.message) ?? ''
  return beforeType(issue.message) !== beforeType(words)
}

const beforeType = (words: string) => words.replace(/, received \w+$/, '')
