import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing has to be set: mail stays in the outbox, and nobody has to verify an address', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    baseUrl: 'http://localhost:3000',
    authSecret: null,
    adminEmail: null,
    mail: { kind: 'outbox', from: 'Pagewright <no-reply@localhost>' },
    emailVerification: false,
    google: null,
    accountUnlinking: true,
  })
})

const smtp = 'smtps://name:password@mail.example'

test.for<[name: string, env: Record<string, string>, mail: string | null, isVerified: boolean]>([
  ['a mail server', { SMTP_URL: smtp }, 'smtp', true],
  ['a mail server, verification off', { SMTP_URL: smtp, EMAIL_VERIFICATION: 'off' }, 'smtp', false],
  ['verification on, without a mail server', { EMAIL_VERIFICATION: 'on' }, 'outbox', true],
  ['production without a mail server', { NODE_ENV: 'production' }, null, false],
  ['production with one', { NODE_ENV: 'production', SMTP_URL: smtp }, 'smtp', true],
])('%s', ([, env, mail, isVerified]) => {
  const config = readConfig(env)
  expect(config.mail?.kind ?? null).toBe(mail)
  expect(config.emailVerification).toBe(isVerified)
})

test('the address of the host is normalised, the issuer has no slash at its end', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:4000/' }
  const config = readConfig({ ADMIN_EMAIL: ' Host@Example.COM ', ...google })
  expect(config.adminEmail).toBe('host@example.com')
  expect(config.google).toEqual({ issuer: 'http://127.0.0.1:4000', clientId: 'id', clientSecret: 'secret' })
  const plain = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  expect(plain.google?.issuer).toBe('https://accounts.google.com')
})

test.for<[env: Record<string, string>, words: string]>([
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: At least 32 characters'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL: Please enter a valid email address'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
  [{ EMAIL_VERIFICATION: 'perhaps' }, 'EMAIL_VERIFICATION'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.'],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'Google needs both'],
  [{ NODE_ENV: 'production', EMAIL_VERIFICATION: 'on' }, 'there is no mail server. Set SMTP_URL.'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/pages' }, 'AUTH_SECRET is not set.'],
  [{ PORT: 'many' }, 'PORT'],
])('refuses %o', ([env, words]) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(words)
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ SMTP_URL: '', AUTH_SECRET: '', GOOGLE_CLIENT_ID: '' })).toMatchObject({ google: null })
})
