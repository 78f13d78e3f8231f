import { namedColors } from './color-lexicon.ts'
import { sectionLexicon } from './section-lexicon.ts'
import type { Expectation } from './types.ts'

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')

const sections = Object.entries(sectionLexicon).map(([name, { asks }]) => ({ name, asks: whole(asks), words: asks }))

const numbers: Record<string, number> = Object.fromEntries(
  [
    'two zwei deux dos',
    'three drei trois tres tre',
    'four vier quatre cuatro',
    'five fünf cinq cinco fem',
    'six sechs six seis seks',
    'seven sieben sept siete sju',
    'eight acht huit ocho åtte',
  ].flatMap((line, index) => line.split(' ').map((word) => [word, index + 2] as const)),
)

/**
 * What a request names that a page can be looked at for: read by rules of its own, so that the designer is not graded
 * by its own reading. Says nothing where it is not sure.
 */
export function expectationOf(prompt: string): Expectation {
  const quotes = quotedTexts(prompt)
  const brand = brandIn(prompt)
  const bare = quotes.reduce((text, quote) => text.replace(quote, ' '), brand ? prompt.replaceAll(brand, ' ') : prompt)
  return {
    sections: sections.filter(({ asks }) => asks.test(bare.replace(leadIn, ' '))).map(({ name }) => name),
    counts: countsIn(bare),
    quoted: quotes.filter((quote) => quote !== brand),
    brand,
    colors: colorsIn(bare),
    language: null,
  }
}

/** 'should have FEATURES SUCH AS chat' asks for a chat. */
const leadIn =
  /(?<!\p{L})(?:key |main |core )?(?:features|functions|functionalities)(?= (?:such as|like|including|for)\b|:)/giu

/** Texts in quotation marks; a single straight one may be an apostrophe and counts only around a name or a sentence. */
function quotedTexts(prompt: string): string[] {
  const found = prompt.matchAll(
    /"([^"\n]{2,200})"|“([^”\n]{2,200})”|„([^“”\n]{2,200})[“”]|«\s?([^»\n]{2,200}?)\s?»|(?<=\s)'(\p{Lu}[^'\n]{1,80})'/gu,
  )
  return [...found].map((match) =>
    (match.slice(1).find((text) => text !== undefined) ?? '').replace(/[,.;]$/, '').trim(),
  )
}

const name = String.raw`\p{Lu}[\p{L}\p{N}.'’&-]*(?:\s+(?:&|and|of|the|und|de|la|le|et|y|og|\+)?\s?(?:\p{Lu}|\p{N})[\p{L}\p{N}.'’-]*){0,4}`
const calledPattern = new RegExp(
  String.raw`(?:called|named|by the name of|namens|genannt|heißt|appelée?|nommée?|llamad[oa]|que se llama|kalt|som heter|ved navn)` +
    String.raw`\s+(?:["“„«'‘]\s?([^"”“»'’]{2,60}?)\s?["”“»'’]|(${name}))`,
  'u',
)

/** The name that a request gives its business, only where it is said to be one. */
function brandIn(prompt: string): string | null {
  const called = calledPattern.exec(prompt)
  const found = called?.[1] ?? called?.[2]
  return found ? found.replace(/[.,;:]+$/, '').trim() : null
}

function countsIn(text: string): Expectation['counts'] {
  const number = `\\d{1,2}|${Object.keys(numbers).join('|')}`
  return sections.flatMap(({ name: of, words }) => {
    const found = new RegExp(
      `(?<![\\p{L}\\p{N}.,-])(${number})\\s(?:\\p{L}+\\s){0,2}?(?:${words})(?![\\p{L}\\p{N}])`,
      'iu',
    ).exec(text)
    const said = found?.[1]?.toLowerCase()
    const count = said ? (numbers[said] ?? Number(said)) : 0
    return count >= 2 && count <= 12 ? [{ of, count }] : []
  })
}

function colorsIn(text: string): Expectation['colors'] {
  const hex = [...text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([css]) => ({ css, loose: false }))
  let rest = text
  const named = namedColors.flatMap(({ words, css, loose }) => {
    const pattern = whole(words)
    if (!pattern.test(rest)) return []
    rest = rest.replace(pattern, ' ')
    return [{ css, loose }]
  })
  return [...hex, ...named]
}
