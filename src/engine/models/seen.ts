import type { ModelMessage } from './types.ts'

/** A message for a model that sees no pictures: what is known of each stands in words behind it. */
export function wordsOnly({ content, images = [] }: ModelMessage): string {
  return [content, ...images.map(({ instead }) => instead)].join('\n\n')
}
