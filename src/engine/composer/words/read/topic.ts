import { pattern } from '#rules/pattern.ts'
import { withOwn } from '../lexicon/grammar.ts'
import type { Brief } from '../../types.ts'

const about = pattern('iu')`
  (?:^|[\s:])(?:about|on how to|on|explaining|über|zum thema|sur|sobre|acerca de|om)\s+(?!us\b|me\b|uns\b|mich\b
  |oss\b|meg\b|nous\b|page\b)([^.:;!?\n]+?)(?=\s+(?:with|mit|avec|con|med|that|which|including|inklusive)\s
  |,\s*(?:with|mit|avec|con|med|and|sections?|including)\b|[.:;!?\n]|$)
`

const ownAbout = new RegExp(
  `(?:^|[\\s:])(?:${withOwn('', ({ topicWords }) => topicWords.join('|'))})\\s+([^.:;!?,\\n]+?)(?=[.:;!?,\\n]|$)`,
  'iu',
)

/** What a post or a guide is about, in the person's words; null when the request does not say. */
export function readTopic({ request, quoted }: Pick<Brief, 'request' | 'quoted'>): string | null {
  const said = (about.exec(request) ?? ownAbout.exec(request))?.[1]?.trim()
  if (said && said.length <= 70) return said.replace(/^["“„«]|["”“»]$/g, '')
  return quoted.find((text) => text.length <= 80) ?? null
}
