import { ORPCError } from '@orpc/client'

const refused = (data: unknown): data is { fields: Record<string, string> } =>
  typeof data === 'object' && data !== null && 'fields' in data

/** What the server found wrong with fields, by their names, in the words that each has for it. */
export function refusedFields(error: unknown): [field: string, words: string][] {
  return error instanceof ORPCError && refused(error.data) ? Object.entries(error.data.fields) : []
}
