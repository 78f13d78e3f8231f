import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import { z } from 'zod'
import { session } from '#rules/account.ts'
import { email } from '#rules/fields.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { ensureProfile } from '../db/queries/people.ts'
import { accounts, sessions, users, verifications } from '../db/schema.ts'
import { newId } from '../db/new-id.ts'
import { namesInToken } from './id-token.ts'

/** The header in which the library finds the address that we determined; a client's own is overwritten. */
export const addressHeader = 'x-client-address'

/** A session ends when it was not refreshed for this long. */
const sessionSeconds = 30 * 24 * 60 * 60
const userAgentMaxLength = 300

/** Opens a session of a person whom a use case has let in: row and cookies. Cannot be reached over HTTP. */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
  async (ctx) => {
    const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
    if (!user) throw new Error('The person is gone.')
    const opened = await ctx.context.internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session: opened, user })
    return { sessionId: opened.id }
  },
)

export type LibraryParts = { config: Config; db: Db; secret: string; logger: Logger }

/** Cookies are bound to this host alone wherever TLS allows the browser to promise it. */
export function cookiePrefix(config: Config): string {
  return isSecure(config) ? '__Host-session' : 'session'
}

const isSecure = (config: Config) => config.baseUrl.startsWith('https:')

/**
 * The auth library on our tables. It keeps sessions and cookies and speaks OpenID Connect; who may sign in, and what
 * happens in which transaction, stands in the use cases. With `google` it asks the provider for its addresses first.
 */
export function createLibrary({ config, db, secret, logger }: LibraryParts, google: Config['google']) {
  const options = {
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    session: {
      expiresIn: sessionSeconds,
      // Each refresh of the client moves the end, and tells when the session was last seen.
      updateAge: 60,
      cookieCache: { enabled: true, maxAge: session.credentialMs / 1000, strategy: 'compact' },
    },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, allowDifferentEmails: true, updateUserInfoOnLink: false },
    },
    user: {
      validateUserInfo: async ({ user, source }) =>
        // An account on an address that nobody has proven would keep its owner out.
        source.action === 'create-user' && !user.emailVerified ? { error: 'email_not_verified' } : undefined,
      additionalFields: { emailConfirmedAt: { type: 'date', required: false, input: false } },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (row) => ({ data: { ...row, emailConfirmedAt: row.emailVerified ? new Date() : null } }),
        },
      },
      session: {
        create: {
          before: async (row, ctx) => ({
            data: {
              ...row,
              ipAddress: ctx?.headers?.get(addressHeader) ?? null,
              userAgent: ctx?.headers?.get('user-agent')?.slice(0, userAgentMaxLength) ?? null,
            },
          }),
          // The library makes a Google person and the identity in one transaction, the profile follows: here at the latest.
          after: async (row) => ensureProfile(db, row.userId, {}),
        },
      },
      account: {
        create: { after: async (row) => ensureProfile(db, row.userId, namesInToken(row.idToken ?? null)) },
      },
    },
    advanced: {
      database: { generateId: () => newId() },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(config), sameSite: 'lax', httpOnly: true, path: '/' },
      cookiePrefix: cookiePrefix(config),
    },
    onAPIError: { errorURL: `${config.baseUrl}/auth` },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => logger[level === 'error' ? 'warn' : 'debug']({ library: message }, 'auth'),
    },
    plugins: [
      { id: 'open-session', endpoints: { openSession } },
      genericOAuth({
        config: google
          ? [
              {
                providerId: 'google',
                name: 'Google',
                discoveryUrl: `${google.issuer}/.well-known/openid-configuration`,
                clientId: google.clientId,
                clientSecret: google.clientSecret,
                scopes: ['openid', 'email', 'profile'],
                pkce: true,
                requireIdTokenVerification: true,
                mapProfileToUser: ({ email: address }) => {
                  const normalised = email.safeParse(address)
                  return normalised.success ? { email: normalised.data } : {}
                },
              },
            ]
          : [],
      }),
    ],
  } satisfies BetterAuthOptions
  return betterAuth(options)
}

export type Library = ReturnType<typeof createLibrary>
