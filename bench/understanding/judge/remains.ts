import type { DrawnRequest } from '../types.ts'
import { hasWords, plain } from './plain.ts'
import type { SeenPage } from './seen-page.ts'

/** Parts whose entries are what the person gave, each by itself. */
const listing = new Set(['services', 'products', 'features', 'menu', 'pricing', 'details'])
const entryTags = /^(?:h3|h4|li|dt)$/
// 'tickets for 3 May' is a thing and its day
const joining =
  /(?<!\p{L})(?:and|und|et|y|og|e|a|the|der|die|das|le|la|les|el|los|las|il|for|für|pour|para|til|per)(?!\p{L})|[^\p{L}\p{N}]/gu

/**
 * Entries that are no fact but a leftover of the sentence around it: 'Launching', 'Abholung sehen', 'Am 8.'. A word of
 * the request is an entry only if it is a fact, whole, with nothing around it.
 */
export function remainsOf(page: SeenPage, { prompt, facts }: DrawnRequest): string[] {
  const asked = plain(prompt)
  const given = facts.flatMap(({ words, item }) => [words, ...(item ? [item] : [])]).map(plain)
  const letters = new Set(given.map((words) => words.replace(joining, '')))
  const longestFirst = given.toSorted((a, b) => b.length - a.length)
  return page.blocks.flatMap(({ text, plain: said, tag, section }) => {
    if (
      !listing.has(section) ||
      !entryTags.test(tag) ||
      !hasWords(asked, said) ||
      letters.has(said.replace(joining, ''))
    )
      return []
    const around = longestFirst.reduce((left, words) => left.replace(words, ' '), said).replace(joining, '')
    return around === '' ? [] : [`${section}: ${text.slice(0, 80)}`]
  })
}
