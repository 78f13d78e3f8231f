import { implement } from '@orpc/server'
import { contract } from '#api/contract.ts'
import type { SignedIn } from '../../auth/auth.ts'
import { AppError } from '../../errors.ts'
import type { Person, Visitor } from '../../services.ts'

/** What a handler gets beside its input. */
export type ApiContext = {
  visitor: Visitor
  /** null when nobody is signed in */
  person: Person | null
  /** the same, with what only the session procedures tell */
  signedIn: SignedIn | null
  requestId: string
  /** headers of the request */
  headers: Headers
  /** cookies to set with the answer, as whole Set-Cookie values */
  setCookie: (cookie: string) => void
  setHeader: (name: string, value: string) => void
}

export const api = implement(contract).$context<ApiContext>()

/** The signed-in person of a call that needs one. Throws UNAUTHORIZED. */
export function signedIn({ person }: ApiContext): Person {
  if (!person) throw new AppError('UNAUTHORIZED')
  return person
}
