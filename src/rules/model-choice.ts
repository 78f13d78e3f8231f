import type { Plan } from './plans.ts'

/** Where a workspace may bring a key of; `baseUrl` null: its address is typed, and speaks OpenAI's protocol. */
export const keyProviders = {
  anthropic: { label: 'Anthropic', baseUrl: 'https://api.anthropic.com/v1', example: 'claude-sonnet-5' },
  openai: { label: 'OpenAI', baseUrl: 'https://api.openai.com/v1', example: 'gpt-5' },
  google: { label: 'Google', baseUrl: 'https://generativelanguage.googleapis.com/v1beta', example: 'gemini-3-pro' },
  openrouter: { label: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', example: 'vendor/model' },
  other: { label: 'Another, OpenAI-compatible', baseUrl: null, example: 'model-name' },
} as const
export type KeyProvider = keyof typeof keyProviders
export const keyProviderNames = Object.keys(keyProviders) as [KeyProvider, ...KeyProvider[]]

/** What a project may be asked of: the built-in designer, a model of the host, or one of the workspace's own. */
export const designerChoice = 'designer'
export const hostChoice = (model: string) => `host:${model}`
export const ownChoice = (id: string) => `own:${id}`
export const modelChoiceMax = 220

/** As many models with own keys a workspace may have. */
export const mostOwnModels = 10

/** Keys are long; what is shorter has no last four that could be shown. */
export const keyPattern = /^[\x21-\x7e]{8,400}$/

/** Why a plan has no own keys; null when it has. */
export function ownKeysReason(plan: Plan, billing: boolean): string | null {
  return billing && plan === 'free' ? 'Own keys come with Pro and Teams.' : null
}
