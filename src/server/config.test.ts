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

const gumroad = { GUMROAD_ACCESS_TOKEN: 'token', GUMROAD_PERMALINKS: '{"pro-100":"abcde","teams-1000":"fghij"}' }
const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }

test.for<[name: string, env: Record<string, string>, selling: string | null]>([
  ['nothing is set, on this machine: the sandbox', {}, 'sandbox'],
  ['the same by number', { BASE_URL: 'http://127.0.0.1:4000' }, 'sandbox'],
  ['a public address: nobody', { BASE_URL: 'https://pages.example' }, null],
  ['a public address where it is asked for', { BASE_URL: 'https://pages.example', PAYMENTS: 'sandbox' }, 'sandbox'],
  ['production: nobody', { NODE_ENV: 'production' }, null],
  ['Gumroad is set up', { ...gumroad }, 'gumroad'],
  ['Gumroad before Stripe', { ...gumroad, ...stripe, NODE_ENV: 'production' }, 'gumroad'],
  ['Stripe is asked for', { ...gumroad, ...stripe, PAYMENTS: 'stripe' }, 'stripe'],
  ['Stripe is set up', { ...stripe }, 'stripe'],
  ['off', { ...gumroad, PAYMENTS: 'off' }, null],
  ['nothing costs credits', { ...gumroad, BILLING: 'off' }, null],
])('who sells: %s', ([, env, selling]) => {
  expect(readConfig(env).payments.selling).toBe(selling)
})

test('permalinks are packs of the catalogue', () => {
  expect(readConfig(gumroad).payments.gumroad?.packs).toEqual([
    { plan: 'pro', credits: 100, permalink: 'abcde' },
    { plan: 'teams', credits: 1000, permalink: 'fghij' },
  ])
})

test('messages of the contact form go to the host', () => {
  expect(readConfig({}).contactEmail).toBeNull()
  expect(readConfig({ ADMIN_EMAIL: 'host@example.com' }).contactEmail).toBe('host@example.com')
  const both = { ADMIN_EMAIL: 'host@example.com', CONTACT_EMAIL: 'desk@example.com' }
  expect(readConfig(both).contactEmail).toBe('desk@example.com')
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
  [{ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, 'never runs in production'],
  [{ PAYMENTS: 'gumroad' }, 'PAYMENTS is gumroad, but its settings are missing.'],
  [{ PAYMENTS: 'stripe' }, 'PAYMENTS is stripe, but its settings are missing.'],
  [{ GUMROAD_ACCESS_TOKEN: 'token' }, 'Gumroad needs both GUMROAD_ACCESS_TOKEN and GUMROAD_PERMALINKS.'],
  [{ ...gumroad, GUMROAD_PERMALINKS: 'pro-100=abc' }, 'GUMROAD_PERMALINKS: JSON of packs'],
  [{ ...gumroad, GUMROAD_PERMALINKS: '{"pro-150":"abc"}' }, 'GUMROAD_PERMALINKS: JSON of packs'],
  [{ ...gumroad, GUMROAD_SELLER: 'https://x' }, 'GUMROAD_SELLER: A domain'],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL: Please enter a valid email address'],
])('refuses %o', ([env, words]) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(words)
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ SMTP_URL: '', AUTH_SECRET: '', GOOGLE_CLIENT_ID: '' })).toMatchObject({ google: null })
})
