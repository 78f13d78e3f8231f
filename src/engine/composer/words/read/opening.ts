import type { Fact } from '../../../understanding/read/facts.ts'
import type { Span } from '../../types.ts'
import { grammar } from '../lexicon/grammar.ts'
import type { Language } from '../types.ts'
import { anyOf, type Source, words } from './source.ts'

/** How a request opens, up to its list of contents: 'A one-page site for a bakery', and of that what kind of page: 'A one-page site'. */
export type Opening = Span & { text: string; page: string }

/** 'A landing page FOR' */
const behindPage = (language: Language) =>
  words(
    `(?:${anyOf(grammar[language].pages)})(?: homepage| website| page)?(?: (?:that (?:showcases|promotes|sells)))? +` +
      `(?:${grammar[language].forWords})`,
    'iu',
  )

/** The opening of a request, as far as its first sentence goes. */
export function readOpening({ text, sentences }: Source, language: Language, facts: readonly Fact[]): Opening {
  const { start, end } = sentences[0] ?? { start: 0, end: text.length }
  const { withWords, forWords } = grammar[language]
  const whole = text.slice(start, end)
  const ends = new RegExp(`:(?= )|;| (?:${withWords})(?= )| [–—] |\\]|$`, 'iu')
  const page = behindPage(language).exec(whole)
  const about = page ?? words(`(?:${forWords.replace(/\|(?:of|de|til|von)(?=\||$)/g, '')})(?= )`, 'iu').exec(whole)
  const from = about ? about.index + about[0].length : 0
  // 'blood donation centre, navy blue, price list, booking form'
  const part = facts.find(
    (fact) => fact.kind === 'section' && fact.start > start && /,\s*$/.test(text.slice(start, fact.start)),
  )
  const size = Math.min(from + whole.slice(from).search(ends), Math.max(from, (part?.start ?? end) - start))
  return { start, end: start + size, text: whole.slice(0, size), page: whole.slice(0, about ? from : size).trim() }
}
