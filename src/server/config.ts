import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { providerSettings, type ProviderSetting } from '#engine/models/request.ts'
import { email } from '#rules/fields.ts'
import { product } from '#rules/product.ts'
import { readPrices, type TokenPrices } from './generations/token-prices.ts'
import { readPermalinks } from './payments/packs.ts'
import { type PaymentsConfig, paymentsConfig } from './payments/settings.ts'
import { readExtraBody } from './models/extra-body.ts'
import { type HostModel, hostModels, readListedModels } from './models/listed-models.ts'
import { type DomainsConfig, domainsConfig, domainVariables } from './domains-config.ts'
import { type LocalPort, readLocalPorts } from './local-models.ts'
import { type PublishOrigin, publishOrigin, readPublishOrigin } from './publish-origin.ts'

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((value) => value === 'on' || value === 'true' || value === '1')
    .default(fallback)

const url = z.url({ protocol: /^https?$/ })

/** Every variable the server reads, with what it means. `.env.example` is written from this table. */
export const variables = {
  PORT: { schema: z.coerce.number().int().min(0).max(65_535).default(3000), about: 'Port of the server.' },
  HOST: { schema: z.string().default('127.0.0.1'), about: 'Address it listens on; 0.0.0.0 inside a container.' },
  BASE_URL: { schema: url.optional(), about: 'Public address of the product, such as https://pages.example.' },
  DATA_DIR: { schema: z.string().default('.data'), about: 'Folder of the embedded database and secrets.' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'PostgreSQL 15 or newer instead of the embedded database.',
  },
  PREVIEW_ORIGIN: { schema: url.optional(), about: 'Another domain of this server for the preview frame.' },
  PUBLISH_ORIGIN: {
    schema: z
      .string()
      .refine((text) => readPublishOrigin(text) !== null, 'A pattern, such as https://{site}.pages.example')
      .optional(),
    about:
      'Where sites are published, such as https://{site}.pages.example: a domain of their own with wildcard DNS. ' +
      'On an address of this machine: http://{site}.localhost with the port.',
  },
  ...domainVariables,
  TRUSTED_PROXIES: {
    schema: z.coerce.number().int().min(0).max(10).default(0),
    about: 'How many proxies stand in front; their X-Forwarded-For is believed.',
  },
  AUTH_SECRET: {
    schema: z.string().min(32, 'At least 32 characters, such as from: openssl rand -hex 32').optional(),
    about: 'Signs cookies. Without it one is made in the data folder; required in production with DATABASE_URL.',
  },
  AUTH_SECRET_PREVIOUS: {
    schema: z.string().min(32).optional(),
    about: 'The AUTH_SECRET before this one: keys of workspaces that were kept with it can still be read.',
  },
  ADMIN_EMAIL: { schema: email.optional(), about: 'Address of the person who runs this host.' },
  EMAIL_VERIFICATION: {
    schema: z.enum(['auto', 'on', 'off']).default('auto'),
    about: 'Whether a new address is verified by mail before the first sign-in; auto: when SMTP_URL is set.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'Mail server, such as smtps://name:password@mail.example. Outside production mail is shown at /dev/mailbox.',
  },
  MAIL_FROM: {
    schema: z.string().max(300).optional(),
    about: 'Sender of mails, such as Pagewright <mail@pages.example>.',
  },
  GOOGLE_CLIENT_ID: { schema: z.string().optional(), about: 'Sign-in with Google: the client of its OAuth console.' },
  GOOGLE_CLIENT_SECRET: { schema: z.string().optional(), about: 'Its secret. It never leaves the server.' },
  GOOGLE_ISSUER: {
    schema: url.default('https://accounts.google.com'),
    about: 'OpenID Connect issuer behind the Google button.',
  },
  ACCOUNT_UNLINKING: { schema: flag(true), about: "'off': people cannot disconnect a way to sign in themselves." },
  CONTACT_EMAIL: {
    schema: email.optional(),
    about: 'Where messages of the contact form are forwarded to; without it to ADMIN_EMAIL. They are kept anyway.',
  },
  BILLING: { schema: flag(true), about: "'off' lifts all limits: unlimited generations." },
  PAYMENTS: {
    schema: z.enum(['auto', 'gumroad', 'stripe', 'sandbox', 'off']).default('auto'),
    about:
      'Who sells credits; auto: Gumroad or Stripe when set up, else, on a local address outside production, a sandbox that takes no money.',
  },
  GUMROAD_ACCESS_TOKEN: {
    schema: z.string().optional(),
    about: 'Token of an application of your Gumroad account, with view_sales. It never leaves the server.',
  },
  GUMROAD_PERMALINKS: {
    schema: z
      .string()
      .refine((text) => readPermalinks(text) !== null, 'JSON of packs of the catalogue, such as {"pro-100":"abcde"}')
      .optional(),
    about:
      'The products by plan and credits, such as {"pro-100":"abcde","teams-1000":"fghij"}. Give each a custom field named intent.',
  },
  GUMROAD_SELLER: {
    schema: z
      .string()
      .regex(/^[a-z0-9.-]+$/i, 'A domain, such as seller.gumroad.com')
      .default('gumroad.com'),
    about: 'Domain of your products, such as seller.gumroad.com.',
  },
  GUMROAD_APP_ID: { schema: z.string().optional(), about: 'With it the checkout opens over the page, not in a tab.' },
  STRIPE_SECRET_KEY: { schema: z.string().optional(), about: 'Secret key of your Stripe account.' },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().optional(),
    about: 'Signing secret of the webhook that leads to /api/webhooks/stripe.',
  },
  VISITOR_DAILY_GENERATIONS: {
    schema: z.coerce.number().int().min(0).max(100_000).default(5),
    about: 'Generations a day for a visitor without an account.',
  },
  AI_BASE_URL: {
    schema: url.optional(),
    about:
      'The endpoint of a model, up to and including /v1: OpenAI-compatible, Anthropic or Google. Without it the built-in designer works.',
  },
  AI_API_KEY: { schema: z.string().optional(), about: 'Its key. It never leaves the server.' },
  AI_MODEL: { schema: z.string().optional(), about: 'The model to ask for.' },
  AI_MAX_TOKENS: {
    schema: z.coerce.number().int().min(256).max(200_000).default(4000),
    about: 'Longest answer per call, in tokens.',
  },
  AI_CONTEXT: {
    schema: z.coerce.number().int().min(1_000).max(10_000_000).optional(),
    about:
      'How much the model takes at once, in tokens, where its endpoint does not say so. Pages are shown cut to it.',
  },
  AI_PROVIDER: {
    schema: z.enum(providerSettings).default('auto'),
    about: 'Whose protocol the endpoint speaks: auto (by its address), openai, azure, anthropic or google.',
  },
  AI_MODELS: {
    schema: z
      .string()
      .refine((text) => readListedModels(text) !== null, 'JSON of models, such as [{"model":"gpt-5","label":"GPT-5"}]')
      .optional(),
    about:
      'Models that people may choose from, as JSON of model, label and, where they differ from the ones above, provider, baseUrl, keyEnv, sees.',
  },
  AI_OWN_PRIVATE: {
    schema: flag(false),
    about: "'on': own keys of workspaces may name private and plain http addresses. Only where everybody is trusted.",
  },
  PICTURES_PRIVATE: {
    schema: flag(false),
    about:
      "'on': pictures that a page remembers may be fetched from private addresses. Only where everybody is trusted.",
  },
  WEBHOOKS_PRIVATE: {
    schema: flag(false),
    about: "'on': webhooks of forms may name private and plain http addresses. Only where everybody is trusted.",
  },
  AI_EXTRA_BODY: {
    schema: z
      .string()
      .refine((text) => readExtraBody(text) !== null, 'JSON of an object, without model, messages and stream')
      .optional(),
    about: 'More members of each call, as JSON, such as {"reasoning_effort":"low"}.',
  },
  AI_LOCAL: {
    schema: z
      .string()
      .refine((text) => readLocalPorts(text) !== null, 'names and ports, such as Ollama=11434,LM Studio=1234')
      .default('Ollama=11434,LM Studio=1234,llama.cpp=8080'),
    about: 'Where servers of models are looked for on this machine, while no model is set up.',
  },
  AI_PRICES: {
    schema: z
      .string()
      .refine((text) => readPrices(text) !== null, 'JSON of prices, such as {"input":1.25,"cached":0.13,"output":10}')
      .optional(),
    about: 'What a million tokens cost, as JSON of input, cached and output; for cli usage and /metrics.',
  },
  AI_PROBE: {
    schema: flag(true),
    about: "'off': the model is not asked at start whether it answers, nor looked for on this machine.",
  },
  AI_FIRST_BYTE_SECONDS: {
    schema: z.coerce.number().min(1).max(290).default(120),
    about: 'How long a model may take to begin, in seconds.',
  },
  AI_SILENCE_SECONDS: {
    schema: z.coerce.number().min(1).max(290).default(60),
    about: 'How long it may be silent in between; thinking aloud is no silence.',
  },
  AI_TOTAL_SECONDS: {
    schema: z.coerce.number().min(5).max(3600).default(600),
    about: 'How long one answer may take in all. What does not stream ends after 300 seconds.',
  },
  WORKERS: {
    schema: z.coerce.number().int().min(1).max(16).optional(),
    about: 'Threads for heavy work (pages being made, checked, imported); default: one for each core, 2 at most.',
  },
  DESIGNER_SECONDS: {
    schema: z.coerce.number().min(0).max(30).default(2),
    about: 'How long the built-in designer takes to write a page, so that one can watch.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, 'At least 16 characters').optional(),
    about: 'With it /metrics answers who sends it as a bearer token; without it nobody.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    about: 'Default: info in production, else warn.',
  },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).default('development'),
    about: 'production hides what is meant for development.',
  },
} as const

type Schemas = { [Name in keyof typeof variables]: (typeof variables)[Name]['schema'] }

const environment = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as Schemas,
)

/** By SMTP, or kept in memory and shown at /dev/mailbox. */
export type MailConfig = { kind: 'smtp'; url: string; from: string } | { kind: 'outbox'; from: string }

export type Config = {
  port: number
  host: string
  /** without a trailing slash */
  baseUrl: string
  /** true when BASE_URL was given: the only origin that may change anything */
  publicUrl: boolean
  dataDir: string
  databaseUrl: string | null
  previewOrigin: string | null
  /** null: nothing can be published here */
  publish: PublishOrigin | null
  /** null: sites have no domains of their own here */
  domains: DomainsConfig | null
  /** null: only this machine itself may ask for which names certificates are made */
  tlsAskSecret: string | null
  trustedProxies: number
  /** null: the one in the data folder */
  authSecret: string | null
  authSecretPrevious: string | null
  /** normalised */
  adminEmail: string | null
  /** null: this host sends no mail */
  mail: MailConfig | null
  /** a new address has to be verified before the first sign-in */
  emailVerification: boolean
  google: { issuer: string; clientId: string; clientSecret: string } | null
  accountUnlinking: boolean
  /** null: messages of the contact form are only kept */
  contactEmail: string | null
  billing: boolean
  payments: PaymentsConfig
  visitorDailyGenerations: number
  /** null: the built-in designer answers */
  ai: AiConfig | null
  /** what people may choose from, the default first */
  aiModels: readonly HostModel[]
  /** for every model, whoever brought it */
  aiLimits: Pick<AiConfig, 'maxTokens' | 'limits'>
  aiOwnPrivate: boolean
  picturesPrivate: boolean
  webhooksPrivate: boolean
  /** null: what tokens cost is not known */
  aiPrices: TokenPrices | null
  /** servers of models on this machine that are looked for */
  aiLocal: readonly LocalPort[]
  aiProbe: boolean
  /** null: nobody may read the metrics */
  metricsToken: string | null
  designerSeconds: number
  /** threads for heavy work */
  workers: number
  logLevel: string
  production: boolean
}

/** The endpoint of the model, and how it is asked. */
export type AiConfig = {
  baseUrl: string
  apiKey: string | null
  model: string
  maxTokens: number
  /** how much it takes at once, in tokens; null: as it says itself */
  context: number | null
  provider: ProviderSetting
  extraBody: Record<string, unknown>
  /** in milliseconds */
  limits: { firstByte: number; idle: number; total: number }
}

/** A variable of the environment that cannot be used; its message names the variable and the mend. */
export class ConfigError extends Error {}

/** Parses the environment once, at boot. Empty variables count as absent. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in variables && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const v = parsed.data
  if (v.AI_BASE_URL && !v.AI_MODEL)
    throw new ConfigError('AI_BASE_URL is set, but AI_MODEL is not. Name the model to ask for.')
  if (!v.GOOGLE_CLIENT_ID !== !v.GOOGLE_CLIENT_SECRET)
    throw new ConfigError('Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. Set the other one too.')
  const production = v.NODE_ENV === 'production'
  if (production && v.DATABASE_URL && !v.AUTH_SECRET)
    throw new ConfigError('AUTH_SECRET is not set. Servers that share a database need the same one.')
  const baseUrl = (v.BASE_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, '')
  const mail = mailConfig(
    v.SMTP_URL,
    v.MAIL_FROM ?? `${product.name} <no-reply@${new URL(baseUrl).hostname}>`,
    production,
  )
  if (v.EMAIL_VERIFICATION === 'on' && !mail)
    throw new ConfigError('EMAIL_VERIFICATION is on, but there is no mail server. Set SMTP_URL.')
  return {
    port: v.PORT,
    host: v.HOST,
    baseUrl,
    publicUrl: v.BASE_URL !== undefined,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    previewOrigin: v.PREVIEW_ORIGIN ? new URL(v.PREVIEW_ORIGIN).origin : null,
    publish: publishOrigin(v.PUBLISH_ORIGIN, baseUrl, refuse),
    domains: domainsConfig(v),
    tlsAskSecret: v.TLS_ASK_SECRET ?? null,
    trustedProxies: v.TRUSTED_PROXIES,
    authSecret: v.AUTH_SECRET ?? null,
    authSecretPrevious: v.AUTH_SECRET_PREVIOUS ?? null,
    adminEmail: v.ADMIN_EMAIL ?? null,
    mail,
    emailVerification: v.EMAIL_VERIFICATION === 'auto' ? mail?.kind === 'smtp' : v.EMAIL_VERIFICATION === 'on',
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            issuer: v.GOOGLE_ISSUER.replace(/\/+$/, ''),
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
          }
        : null,
    accountUnlinking: v.ACCOUNT_UNLINKING,
    contactEmail: v.CONTACT_EMAIL ?? v.ADMIN_EMAIL ?? null,
    billing: v.BILLING,
    payments: paymentsConfig(v, baseUrl, refuse),
    visitorDailyGenerations: v.VISITOR_DAILY_GENERATIONS,
    ai: aiConfig(v),
    aiModels: hostModels(aiConfig(v), v.AI_MODELS ?? '[]', aiLimits(v), env, refuse),
    aiLimits: aiLimits(v),
    aiOwnPrivate: v.AI_OWN_PRIVATE,
    picturesPrivate: v.PICTURES_PRIVATE,
    webhooksPrivate: v.WEBHOOKS_PRIVATE,
    aiPrices: readPrices(v.AI_PRICES ?? ''),
    aiLocal: readLocalPorts(v.AI_LOCAL) ?? [],
    aiProbe: v.AI_PROBE,
    metricsToken: v.METRICS_TOKEN ?? null,
    designerSeconds: v.DESIGNER_SECONDS,
    workers: v.WORKERS ?? Math.min(2, availableParallelism()),
    logLevel: v.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    production,
  }
}

function refuse(words: string): never {
  throw new ConfigError(words)
}

type Values = z.infer<typeof environment>

function aiConfig(v: Values): AiConfig | null {
  if (!v.AI_BASE_URL || !v.AI_MODEL) return null
  return {
    baseUrl: v.AI_BASE_URL.replace(/\/+$/, ''),
    apiKey: v.AI_API_KEY ?? null,
    model: v.AI_MODEL,
    provider: v.AI_PROVIDER,
    extraBody: readExtraBody(v.AI_EXTRA_BODY ?? '{}') ?? {},
    context: v.AI_CONTEXT ?? null,
    ...aiLimits(v),
  }
}

const aiLimits = (v: Values) => ({
  maxTokens: v.AI_MAX_TOKENS,
  limits: {
    firstByte: v.AI_FIRST_BYTE_SECONDS * 1000,
    idle: v.AI_SILENCE_SECONDS * 1000,
    total: v.AI_TOTAL_SECONDS * 1000,
  },
})

function mailConfig(smtpUrl: string | undefined, from: string, production: boolean): MailConfig | null {
  if (smtpUrl) return { kind: 'smtp', url: smtpUrl, from }
  return production ? null : { kind: 'outbox', from }
}
