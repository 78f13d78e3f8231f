import { attributeOf, around, type OpenPage, type Part, partsIn, sectionAround } from '../open-page.ts'
import { longestPhrase, meaningsIn } from '../../../understanding/part-meanings.ts'
import { wordsOf } from './rows.ts'
import { hasWords } from './has-words.ts'
import { phraseTokens } from '../../../understanding/phrase-tokens.ts'

/** How a loose word counts: `sure` for what cannot be taken back by looking at it, such as a removal. */
export type Certainty = 'likely' | 'sure'

/** Words that describe a part loosely; nobody removes 'the content of the header' and means the header. */
const vague: Record<Certainty, ReadonlySet<string>> = {
  sure: new Set(
    (
      'main big large huge small little tiny thing things stuff guy top bottom up down under below beneath above cover ' +
      'primary secondary background bar line hero intro body long short grey gray page opening right left part ' +
      'bit other customers customer client clients people guests say what we re are open'
    ).split(' '),
  ),
  likely: new Set(
    (
      'content contents writing letters copy wording info information details area inside everything form text label ' +
      'caption title button link image words'
    ).split(' '),
  ),
}

const readable = ['alt', 'aria-label', 'title', 'placeholder', 'href', 'name', 'type', 'value', 'class', 'data-section']

/** The words of a description that what was found does not meet. Numbers and ranks count as met when one was chosen. */
export function leftOver(page: OpenPage, description: string, found: readonly Part[], certainty: Certainty): string[] {
  const tokens = phraseTokens(description)
  const table = meaningsIn('en')
  const left: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    let size = token?.quoted ? 0 : Math.min(longestPhrase, tokens.length - at)
    const phrase = () => tokens.slice(at, at + size)
    while (size > 0 && (phrase().some(({ quoted }) => quoted) || !table.has(textOf(phrase())))) size -= 1
    if (size === 0) {
      const word = token?.text ?? ''
      if (!isVague(word, certainty) && !found.every((part) => meets(page, part, word))) left.push(word)
      at += 1
      continue
    }
    const choosing = table.get(textOf(phrase())) ?? []
    if (choosing.some(({ is }) => is === 'except' || is === 'rank' || is === 'middle')) left.push(textOf(phrase()))
    else if (choosing.some(({ is }) => is === 'ordinal' || is === 'last') && found.length > 1)
      left.push(textOf(phrase()))
    else if (choosing.some(({ is }) => is === 'both') && found.length !== 2) left.push(textOf(phrase()))
    at += size
  }
  return left
}

const textOf = (tokens: readonly { text: string }[]) => tokens.map(({ text }) => text).join(' ')

const isVague = (word: string, certainty: Certainty) =>
  vague.sure.has(word) || (certainty === 'likely' && vague.likely.has(word))

/** Said by the part itself, by what it is and where it stands. */
function meets(page: OpenPage, part: Part, word: string): boolean {
  const section = sectionAround(page, part)
  const own = [part, ...around(page, part).slice(0, 2), ...partsIn(page, part)].map((one) =>
    readable.map((name) => attributeOf(page, one, name) ?? '').join(' '),
  )
  const told = [
    wordsOf(page, part),
    part.id,
    part.tag,
    section?.kind ?? '',
    section?.heading ?? '',
    section?.id ?? '',
    ...own,
  ]
  return hasWords(told.join(' ').replaceAll(/[-_/]/g, ' '), [word])
}
