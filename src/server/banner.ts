import { product } from '#rules/product.ts'
import type { Config } from './config.ts'
import type { ModelState } from './model-state.ts'

/** What a person sees after `npm start`: where it is, and how it runs. */
export function banner(config: Config, database: 'embedded' | 'postgres', models: ModelState): string {
  const rows = [
    ['Open', config.baseUrl],
    ['Data', config.dataDir],
    ['Database', database === 'embedded' ? 'embedded (PGlite), in the data folder' : 'PostgreSQL'],
    ['Pages by', makerLine(config, models)],
    ...models.local.map(({ name, baseUrl, model }) => [
      'Model',
      `${name} is running here with ${model}: press Use it in the empty builder, or set AI_BASE_URL=${baseUrl} AI_MODEL=${model}`,
    ]),
    ['Mail', mailLine(config)],
    [
      'Google',
      config.google
        ? `sign-in by ${new URL(config.google.issuer).host}`
        : 'off (set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET)',
    ],
    ['Payments', paymentsLine(config)],
    [
      'Limits',
      config.billing ? `${config.visitorDailyGenerations} generations a day for visitors` : 'none (BILLING=off)',
    ],
  ]
  const lines = rows.map(([name, value]) => `  ${(name ?? '').padEnd(9)} ${value}`)
  return `\n  ${product.name} is running. Stop it with Ctrl+C.\n\n${lines.join('\n')}\n\n`
}

function makerLine({ ai }: Config, { trouble }: ModelState): string {
  if (!ai) return 'the built-in designer (set AI_BASE_URL and AI_MODEL for a model)'
  const where = `${ai.model} at ${new URL(ai.baseUrl).host}`
  return trouble === null ? where : `${where}, which ${trouble}`
}

function paymentsLine({ payments: { selling }, baseUrl }: Config): string {
  if (selling === 'sandbox') return `sandbox, takes no money; sales at ${baseUrl}/dev/sales`
  if (selling === null) return 'none (set up Gumroad or Stripe to sell credits)'
  return selling === 'gumroad' ? 'by Gumroad' : 'by Stripe'
}

function mailLine({ mail, baseUrl, emailVerification }: Config): string {
  const verified = emailVerification ? ', new addresses are verified' : ''
  if (!mail) return 'none (set SMTP_URL)'
  return mail.kind === 'smtp' ? `by ${new URL(mail.url).host}${verified}` : `kept at ${baseUrl}/dev/mailbox${verified}`
}
