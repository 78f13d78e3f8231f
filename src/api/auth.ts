import { oc } from '@orpc/contract'
import { z } from 'zod'
import { email, newPassword, password, text } from '#rules/fields.ts'
import { conflict, forbidden, gone, notFound, tooMany, unauthorized, unavailable } from './errors.ts'

const tags = ['Auth']

/** A signed-in person, as far as the browser may know. Times are ISO 8601. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.string(),
  /** null as long as the address is not verified */
  email_confirmed_at: z.string().nullable(),
  /** the address in ADMIN_EMAIL */
  is_admin: z.boolean(),
})
export type User = z.infer<typeof user>

/** Who is signed in here. `expires_at`: when the short-lived credential has to be refreshed; its tokens stay in cookies. */
export const sessionState = z.object({ user: user.nullable(), expires_at: z.string().nullable() })
export type SessionState = z.infer<typeof sessionState>

export const identity = z.object({
  id: z.string(),
  /** 'email' for e-mail and password, else the social provider, such as 'google' */
  provider: z.string(),
  email: z.string().nullable(),
  created_at: z.string(),
})
export type Identity = z.infer<typeof identity>

export const openSession = z.object({
  id: z.string(),
  is_current: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
})
export type OpenSession = z.infer<typeof openSession>

/** A path of this site to go to afterwards; anything else is ignored. */
const returnTo = text(500).optional()
/** The token of a mail. */
const token = text(2000)

export const auth = {
  session: oc.route({ method: 'GET', path: '/auth/session', summary: 'Who is signed in', tags }).output(sessionState),
  refresh: oc
    .route({ method: 'POST', path: '/auth/session/refresh', summary: 'Renew the short-lived credential', tags })
    .output(sessionState)
    .errors(unauthorized),
  signUp: oc
    .route({ method: 'POST', path: '/auth/sign-up', successStatus: 201, summary: 'Create an account', tags })
    .input(z.object({ email, password }))
    /** `user` is null when the address has to be verified first */
    .output(z.object({ user: user.nullable() }))
    .errors({
      ...tooMany,
      ALREADY_REGISTERED: { status: 409, message: 'This email is already registered' },
    }),
  signIn: oc
    .route({ method: 'POST', path: '/auth/sign-in', summary: 'Sign in with e-mail and password', tags })
    .input(z.object({ email, password }))
    .output(z.object({ user }))
    .errors({
      ...tooMany,
      INVALID_CREDENTIALS: { status: 401, message: 'Please check your credentials and try again' },
      NOT_VERIFIED: { status: 403, message: 'Please check your email to verify your account' },
    }),
  signInWithGoogle: oc
    .route({ method: 'POST', path: '/auth/sign-in/google', summary: 'Begin a Google sign-in', tags })
    .input(z.object({ return_to: returnTo }))
    .output(z.object({ url: z.string() }))
    .errors({ ...tooMany, ...unavailable }),
  signOut: oc.route({ method: 'POST', path: '/auth/sign-out', summary: 'Sign out', tags }).output(z.object({})),
  verify: oc
    .route({ method: 'POST', path: '/auth/verify', summary: 'Verify an address with the token of a mail', tags })
    .input(z.object({ token }))
    .output(z.object({ user: user.nullable() }))
    .errors({ ...gone, ...tooMany }),
  resendVerification: oc
    .route({ method: 'POST', path: '/auth/verify/resend', summary: 'Send the verification mail again', tags })
    .input(z.object({ email }))
    .output(z.object({}))
    .errors({ ...tooMany, ...unavailable }),
  recover: oc
    .route({ method: 'POST', path: '/auth/recover', summary: 'Send a mail to set a new password', tags })
    .input(z.object({ email }))
    /** the same whether or not there is such an account */
    .output(z.object({}))
    .errors({ ...tooMany, ...unavailable }),
  resetPassword: oc
    .route({ method: 'POST', path: '/auth/recover/password', summary: 'Set a new password with a token', tags })
    .input(z.object({ token, password: newPassword }))
    /** whose password it is, to sign in with it */
    .output(z.object({ email: z.string() }))
    .errors({ ...gone, ...tooMany }),
  updatePassword: oc
    .route({ method: 'PUT', path: '/auth/password', summary: 'Set or change the password; ends other sessions', tags })
    .input(z.object({ password: newPassword }))
    .output(z.object({}))
    .errors({ ...unauthorized, ...tooMany }),
  identities: oc
    .route({ method: 'GET', path: '/auth/identities', summary: 'Ways to sign in', tags })
    .output(z.array(identity))
    .errors(unauthorized),
  linkGoogle: oc
    .route({ method: 'POST', path: '/auth/identities/google', summary: 'Begin to connect Google', tags })
    .output(z.object({ url: z.string() }))
    .errors({ ...unauthorized, ...tooMany, ...unavailable }),
  unlink: oc
    .route({ method: 'DELETE', path: '/auth/identities/{id}', summary: 'Disconnect a way to sign in', tags })
    .input(z.object({ id: text(100) }))
    .output(z.object({}))
    .errors({
      ...unauthorized,
      ...notFound,
      /** the last way to sign in; the message is the specification's */
      LAST_METHOD: {
        status: 409,
        message:
          'You must have at least one authentication method. Please set up email/password authentication first before disconnecting Google.',
      },
      /** the host has switched unlinking off */
      UNLINK_DISABLED: {
        status: 403,
        message: 'Account unlinking is disabled for security reasons. Contact support if needed.',
      },
    }),
  sessions: oc
    .route({ method: 'GET', path: '/auth/sessions', summary: 'Where one is signed in', tags })
    .output(z.array(openSession))
    .errors(unauthorized),
  revokeSession: oc
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End one session', tags })
    .input(z.object({ id: text(100) }))
    .output(z.object({}))
    .errors({ ...unauthorized, ...notFound }),
  revokeOtherSessions: oc
    .route({ method: 'DELETE', path: '/auth/sessions', summary: 'End all other sessions', tags })
    .output(z.object({}))
    .errors(unauthorized),
  exportAccount: oc
    .route({ method: 'GET', path: '/auth/account/export', summary: "All of one's data as a zip", tags })
    .output(z.file())
    .errors({ ...unauthorized, ...tooMany }),
  deleteAccount: oc
    .route({ method: 'DELETE', path: '/auth/account', summary: 'Delete the account and what it owns', tags })
    /** the e-mail of the account, typed */
    .input(z.object({ email }))
    .output(z.object({}))
    .errors({ ...unauthorized, ...forbidden, ...conflict }),
}
