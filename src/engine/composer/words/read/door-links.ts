import { controlWords, names, wordsIn } from '../../../understanding/control-words.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { type PhraseToken, phraseTokens } from '../../../understanding/phrase-tokens.ts'
import type { Brief } from '../../types.ts'
import { capital } from './source.ts'

/** The links and further buttons of a clause, and what stands before the first of them. */
export type DoorLinks = { labels: string[]; before: string; start: number }

type Cue = { at: number; kind: 'link' | 'button' }

/** 'a link “Forgot your PIN?” and a button for the school card' */
export function pressedIn(text: string, language: Brief['language']): DoorLinks {
  const tokens = phraseTokens(text)
  const words = wordsIn(text)
  const cues = cuesIn(words, language)
  let from = 0
  const labels = cues.flatMap(({ at, kind }, index) => {
    const to = cues[index + 1]?.at ?? tokens.length
    const quote = quoteBeside(tokens, at, { from, to })
    from = Math.max(at, quote?.index ?? 0) + 1
    const isFurther = kind === 'link' || names(text, 'second', language)
    if (quote) return isFurther ? [quote.text] : []
    const said = behind(text, tokens, { from: at + 1, to }, language)
    return said ? [said] : []
  })
  const first = tokens.findIndex((_, at) => cues[0] !== undefined && at >= Math.min(cues[0].at, quoteFirst(tokens)))
  const start = labels.length > 0 ? (tokens[first]?.start ?? 0) : text.length
  return { labels, before: text.slice(0, start), start }
}

const quoteFirst = (tokens: readonly PhraseToken[]) => {
  const at = tokens.findIndex(({ quoted }) => quoted)
  return at < 0 ? tokens.length : at
}

function cuesIn(words: readonly string[], language: Brief['language']): Cue[] {
  const known = lexicon(language)
  const links = controlWords(language).links.find(words)
  return words.flatMap((word, at): Cue[] => {
    if (links.some(({ first }) => first === at)) return [{ at, kind: 'link' }]
    const isButton = known.forms(word).some((form) => known.idOf('cue', form) === 'button')
    return isButton ? [{ at, kind: 'button' }] : []
  })
}

const NEAR = 3

/** The quotation next to a word, behind it rather than before it. */
function quoteBeside(tokens: readonly PhraseToken[], at: number, { from, to }: { from: number; to: number }) {
  const quotes = tokens.map((token, index) => ({ ...token, index })).filter(({ quoted }) => quoted)
  const after = quotes.find(({ index }) => index > at && index < to && index - at <= NEAR)
  return after ?? quotes.find(({ index }) => index < at && index >= from && at - index <= NEAR)
}

/** So many words are more than what every button of a way in is for. */
const LEAST = 3

/** 'a button FOR THE SIGN-IN WITH THE SCHOOL CARD' */
function behind(
  text: string,
  tokens: readonly PhraseToken[],
  { from, to }: { from: number; to: number },
  language: Brief['language'],
): string | null {
  const known = lexicon(language)
  if (!known.has('about', tokens[from]?.text ?? '')) return null
  let first = from + 1
  while (known.has('articles', tokens[first]?.text ?? '')) first++
  let last = to - 1
  while (last > first && (['and', 'articles'] as const).some((kind) => known.has(kind, tokens[last]?.text ?? '')))
    last--
  if (last - first + 1 < LEAST) return null
  return capital(text.slice(tokens[first]?.start, tokens[last]?.end))
}
