import { pattern } from '#rules/pattern.ts'
import type { Brief, Tone } from '../../types.ts'
import { forLanguages } from '#rules/languages.ts'
import { tones } from '../../types.ts'
import { modeWords, toneWords } from '../lexicon/look-words.ts'
import type { Span } from '../../../understanding/types.ts'
import type { Language } from '../types.ts'
import { anyOf, type Source, words } from './source.ts'

const patterns = forLanguages((language) => {
  // English words are known in any request, and those of its own language besides.
  const languages = [...new Set(['en', language] as const)]
  return {
    tones: tones.map((tone) => [tone, words(anyOf(toneWords(tone, languages)))] as const),
    dark: words(anyOf(modeWords('dark', languages)), 'iu'),
    light: words(anyOf(modeWords('light', languages)), 'iu'),
  }
})
/** 'dark' beside a colour's name says which colour, not how the page feels. */
const darkColor = words(
  'dark(?= [a-z]+ (?:green|blue|red|brown|gray|grey|pink|violet|orchid|khaki|cyan|olive|orange)|[ -](?:green|blue|' +
    'red|brown|gray|grey|pink|purple|violet|orchid|khaki|cyan|orange|moss|olive|slate|turquoise|salmon|magenta|' +
    'goldenrod|roast|chocolate))',
  'iu',
)

/** Words of things, not of looks. */
const notTone = pattern('i')`
  ^(?:technical (?:spec|data|adv)|clean-?up|clean(?:ing|er)|professional services|dark (?:roast|chocolate)
  |warm-?up|soft(?:ware| drink)|strong (?:password|flow)|natural(?:ly)? |friendly (?:match|and professional))
`

/** 'verde OSCURO', 'bleu FONCÉ': a word inside of a colour's name says which colour, not how the page is. */
const isShade = (colours: readonly Span[], at: number, said: string) =>
  colours.some(({ start, end }) => start <= at && at + said.length <= end && end - start > said.length)

/**
 * Tones named in the request, by where they stand; `colours` and `styles` are the places of the colours and looks asked
 * for. Beside a look that was asked for, words of something else ('night rides', 'gold') say nothing of it.
 */
export function readTones(
  source: Source,
  brand: string | null,
  language: Language,
  { colours, styles }: { colours: readonly Span[]; styles: readonly Span[] },
): Tone[] {
  const text = brand ? source.bare.replaceAll(brand, '\u0001'.repeat(brand.length)) : source.bare
  const found: { tone: Tone; at: number }[] = []
  for (const [tone, pattern] of patterns[language].tones) {
    for (const match of text.matchAll(pattern)) {
      if (tone === 'dark' && darkColor.test(text.slice(match.index))) continue
      if (tone === 'dark' && isShade(colours, match.index, match[0])) continue
      if (notTone.test(text.slice(match.index))) continue
      found.push({ tone, at: match.index })
    }
  }
  const asked = found.filter(({ at }) => styles.some(({ start, end }) => start <= at && at < end))
  const inOrder = (asked.length > 0 ? asked : found).sort((a, b) => a.at - b.at).map(({ tone }) => tone)
  return [...new Set(inOrder)]
}

/** Light or dark when asked for; null leaves it to the look of the page. */
export function readMode(source: Source, language: Language, colours: readonly Span[]): Brief['mode'] {
  const first = (words: RegExp) =>
    [...source.bare.matchAll(new RegExp(words, `${words.flags.replace('g', '')}g`))].find(
      (match) => !isShade(colours, match.index, match[0]),
    )?.index ?? -1
  const [at, other] = [first(patterns[language].dark), first(patterns[language].light)]
  if (at < 0 && other < 0) return null
  return other < 0 || (at >= 0 && at < other) ? 'dark' : 'light'
}
