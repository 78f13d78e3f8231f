import { isIP } from 'node:net'
import type { ModelClient } from '#engine/models/types.ts'
import { keyProviderNames, keyProviders, type KeyProvider } from '#rules/model-choice.ts'
import type { Config } from '../config.ts'
import type { WorkspaceModelRow } from '../db/queries/models.ts'
import { guardedFetch, isPrivateAddress } from '../guarded-fetch.ts'
import type { ModelDesk } from './desk.ts'
import type { KeySeal } from './sealed-key.ts'

/** A way out for addresses that people type. */
const guarded = guardedFetch()

export const keyPlace = ({ workspaceId, id }: Pick<WorkspaceModelRow, 'workspaceId' | 'id'>) => `${workspaceId}/${id}`

export const keyProviderOf = (name: string): KeyProvider => keyProviderNames.find((known) => known === name) ?? 'other'

/** Whose protocol is spoken there. */
const protocols = {
  anthropic: 'anthropic',
  google: 'google',
  openai: 'openai',
  openrouter: 'openai',
  other: 'auto',
} as const

export const ownLabel = (row: Pick<WorkspaceModelRow, 'model'>): string => row.model

/** The client of a workspace's own model; null when its key cannot be read any more. */
export function ownClient(
  { models, keys, config }: { models: ModelDesk; keys: KeySeal; config: Pick<Config, 'aiOwnPrivate'> },
  row: WorkspaceModelRow,
): ModelClient | null {
  const apiKey = keys.open(row.sealedKey, keyPlace(row))
  if (apiKey === null) return null
  const provider = protocols[keyProviderOf(row.provider)]
  const { baseUrl, model } = row
  return models.client(
    { baseUrl, apiKey, model, provider, label: ownLabel(row) },
    config.aiOwnPrivate ? fetch : guarded,
  )
}

/** The address of a new one; null when it cannot be used. */
export function ownAddress(provider: KeyProvider, typed: string | null, isPrivate: boolean): string | null {
  const { baseUrl } = keyProviders[provider]
  if (baseUrl !== null) return baseUrl
  if (typed === null) return null
  const url = new URL(typed)
  // A key in the address would be stored and shown as what it is not.
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (isPrivate) return url.href.replace(/\/+$/, '')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isInside = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isPrivateAddress(host))
  return url.protocol === 'https:' && !isInside ? url.href.replace(/\/+$/, '') : null
}
