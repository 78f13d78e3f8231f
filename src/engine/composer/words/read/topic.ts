import { forLanguages } from '#rules/languages.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Brief } from '../../types.ts'

/** 'about sourdough with three headings': behind a word for it, up to what else the page should have. */
const about = forLanguages((language) => {
  // English requests ask for pages in other languages.
  const either = [...new Set([grammar.en, grammar[language]])]
  const before = either.map(({ topicWords }) => topicWords).join('|')
  const ends = either.map(({ withWords, relative }) => `${withWords}|${relative}`).join('|')
  return new RegExp(
    `(?:^|[\\s:])(?:${before})\\s+([^.:;!?\\n]+?)(?=\\s+(?:${ends})\\s|,\\s*(?:${ends}|and|sections?)(?![\\p{L}])|[.:;!?\\n]|$)`,
    'iu',
  )
})

/** What a post or a guide is about, in the person's words; null when the request does not say. */
export function readTopic({
  request,
  quoted,
  language,
}: Pick<Brief, 'request' | 'quoted' | 'language'>): string | null {
  const said = about[language].exec(request)?.[1]?.trim()
  if (said && said.length <= 70) return said.replace(/^["“„«]|["”“»]$/g, '')
  return quoted.find((text) => text.length <= 80) ?? null
}
