import { appWords } from '../../../understanding/app-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'
import type { Brief } from '../../types.ts'

/** 'a chart of SALES PER WEEK', 'SALES chart', 'GRAPHIQUE PAR MOIS': what stands above a drawing; null for what is none. */
export function chartedIn(text: string, language: Brief['language']): string | null {
  const tokens = phraseTokens(text)
  const words = tokens.map((token) => token.text)
  const known = lexicon(language)
  const isLead = (word: string) => (['articles', 'own'] as const).some((kind) => known.has(kind, word))
  const hit = appWords(language).charts.find(words)[0]
  if (!hit) return null
  const isFirst = words.slice(0, hit.first).every(isLead)
  if (!isFirst) return hit.last === words.length - 1 ? text.slice(0, tokens[hit.first]?.start).trim() : null
  const joint = hit.last + 1
  const isOf = (['of', 'about', 'forWhom'] as const).some((kind) => known.has(kind, words[joint] ?? ''))
  const from = words.findIndex((word, at) => at > joint && !isLead(word))
  return isOf && from > 0 ? text.slice(tokens[from]?.start).trim() : text
}

/** 'TABLE OF the last 7 days': what stands above the rows; null for what is no table. */
export function tabledIn(text: string, language: Brief['language']): string | null {
  const tokens = phraseTokens(text)
  const known = lexicon(language)
  const [first = '', joint = ''] = tokens.map((token) => token.text)
  if (known.idOf('section', first) !== 'table' && known.idOf('component', first) !== 'table') return null
  const isOf = (['of', 'about', 'having'] as const).some((kind) => known.has(kind, joint))
  const from = tokens.findIndex(({ text: word }, at) => at > 1 && !known.has('articles', word))
  return isOf && from > 0 ? text.slice(tokens[from]?.start).trim() : text
}
