import { z } from 'zod'
import { confirmPassword, email, newPassword, password, passwordsDiffer } from '#rules/fields.ts'
import { passwordStrength, strongerPasswordHint } from '#rules/password-strength.ts'

export type Values = { email: string; password: string; confirm: string }
export type Problems = Partial<Record<keyof Values, string>>
export type Check = (values: Values) => Problems

const first = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

/** Sign-in: an address and six characters. */
export const checkSignIn: Check = (values) =>
  found({ email: first(email, values.email), password: first(password, values.password) })

/** Sign-up: the same, typed twice. */
export const checkSignUp: Check = (values) =>
  found({ ...checkSignIn(values), confirm: values.confirm === values.password ? undefined : passwordsDiffer })

/** Only the address, for a mail to it. */
export const checkEmail: Check = (values) => found({ email: first(email, values.email) })

/** A new password after recovery: eight characters and three of the five checks (specification, section 5). */
export const checkReset: Check = (values) =>
  found({
    password:
      first(newPassword, values.password) ??
      (passwordStrength(values.password).canSubmit ? undefined : strongerPasswordHint),
    confirm:
      first(confirmPassword, values.confirm) ?? (values.confirm === values.password ? undefined : passwordsDiffer),
  })

function found(all: { [K in keyof Values]?: string | undefined }): Problems {
  return Object.fromEntries(Object.entries(all).filter(([, words]) => words !== undefined))
}
