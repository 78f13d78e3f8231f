import { z } from 'zod'
import { confirmPassword, email, newPassword, password, passwordMaxLength, passwordsDiffer } from './fields.ts'
import { passwordStrength, strongerPasswordHint } from './password-strength.ts'

/** What the forms around an account ask for (specification, section 5). */

export const signInRules = z.object({ email, password })

/** What is typed a second time is compared with the first only. */
const again = z.string().max(2 * passwordMaxLength + 100)

/** The password is typed twice. */
export const signUpRules = z
  .object({ email, password, confirm: again })
  .refine(({ password, confirm }) => confirm === password, {
    path: ['confirm'],
    message: passwordsDiffer,
    when: always,
  })

/** Only the address, for a mail to it. */
export const recoverRules = z.object({ email })

/** A new password, after recovery: eight characters and three of the five checks. */
export const resetRules = z
  .object({
    password: newPassword.refine((typed) => passwordStrength(typed).canSubmit, strongerPasswordHint),
    confirm: confirmPassword,
  })
  .refine(({ password, confirm }) => confirm === password, {
    path: ['confirm'],
    message: passwordsDiffer,
    when: always,
  })

/** A link of a mail needs a press and nothing else. */
export const pressRules = z.object({})

/** What differs is told beside what else is wrong. */
function always(): boolean {
  return true
}
