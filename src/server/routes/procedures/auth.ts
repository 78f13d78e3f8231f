import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { linkGoogle, signInWithGoogle } from '../../use-cases/accounts/begin-google.ts'
import { deleteAccount } from '../../use-cases/accounts/delete-account.ts'
import { exportAccount } from '../../use-cases/accounts/export-account.ts'
import { listIdentities } from '../../use-cases/accounts/list-identities.ts'
import { listSessions } from '../../use-cases/sessions/list-sessions.ts'
import { recoverPassword } from '../../use-cases/accounts/recover-password.ts'
import { resendVerification } from '../../use-cases/accounts/resend-verification.ts'
import { resetPassword } from '../../use-cases/accounts/reset-password.ts'
import { revokeOtherSessions, revokeSession } from '../../use-cases/sessions/revoke-session.ts'
import { sessionState } from '../../presenters/session.ts'
import { signIn } from '../../use-cases/accounts/sign-in.ts'
import { signOut } from '../../use-cases/accounts/sign-out.ts'
import { signUp } from '../../use-cases/accounts/sign-up.ts'
import { unlinkIdentity } from '../../use-cases/accounts/unlink-identity.ts'
import { updatePassword } from '../../use-cases/accounts/update-password.ts'
import { verifyEmail } from '../../use-cases/accounts/verify-email.ts'
import { api, signedIn } from './api.ts'

export function authProcedures(services: Services) {
  const { auth } = api
  return {
    session: auth.session.handler(({ context }) => sessionState(services.config, context.signedIn, services.now())),
    refresh: auth.refresh.handler(async ({ context }) => {
      signedIn(context)
      const refreshed = await services.auth.refresh(context)
      if (!refreshed) throw new AppError('UNAUTHORIZED')
      return sessionState(services.config, refreshed, services.now())
    }),
    signUp: auth.signUp.handler(({ input, context }) => signUp(services, context, input)),
    signIn: auth.signIn.handler(({ input, context }) => signIn(services, context, input)),
    signOut: auth.signOut.handler(async ({ context }) => {
      await signOut(services, context, context.person)
      return {}
    }),
    signInWithGoogle: auth.signInWithGoogle.handler(({ input, context }) =>
      signInWithGoogle(services, context, input.return_to),
    ),
    linkGoogle: auth.linkGoogle.handler(({ context }) => {
      signedIn(context)
      return linkGoogle(services, context)
    }),
    verify: auth.verify.handler(({ input, context }) => verifyEmail(services, context, context.person, input.token)),
    resendVerification: auth.resendVerification.handler(async ({ input, context }) => {
      await resendVerification(services, context.visitor, input.email)
      return {}
    }),
    recover: auth.recover.handler(async ({ input, context }) => {
      await recoverPassword(services, context.visitor, input.email)
      return {}
    }),
    resetPassword: auth.resetPassword.handler(({ input, context }) => resetPassword(services, context.visitor, input)),
    updatePassword: auth.updatePassword.handler(async ({ input, context }) => {
      await updatePassword(services, signedIn(context), context.visitor, input.password)
      return {}
    }),
    identities: auth.identities.handler(({ context }) => listIdentities(services, signedIn(context))),
    unlink: auth.unlink.handler(async ({ input, context }) => {
      await unlinkIdentity(services, signedIn(context), input.id)
      return {}
    }),
    sessions: auth.sessions.handler(({ context }) => listSessions(services, signedIn(context))),
    revokeSession: auth.revokeSession.handler(async ({ input, context }) => {
      await revokeSession(services, signedIn(context), input.id)
      return {}
    }),
    revokeOtherSessions: auth.revokeOtherSessions.handler(async ({ context }) => {
      await revokeOtherSessions(services, signedIn(context))
      return {}
    }),
    exportAccount: auth.exportAccount.handler(({ context }) =>
      exportAccount(services, signedIn(context), context.visitor),
    ),
    deleteAccount: auth.deleteAccount.handler(async ({ input, context }) => {
      await deleteAccount(services, signedIn(context), input.email)
      await services.auth.forget(context)
      return {}
    }),
  }
}
